import fc from "fast-check";
import { expect, test } from "vitest";
import { growthOf } from "../../tests/support/growth.ts";
import { countAddresses, splitAtLinks } from "./web-addresses.ts";

const links = (text: string) => splitAtLinks(text).flatMap(({ href }) => href ?? []);

test("addresses are found whole, without what ends the sentence", () => {
  expect(links("See https://example.com/a?b=c#d, or (http://example.org).")).toEqual([
    "https://example.com/a?b=c#d",
    "http://example.org",
  ]);
  expect(links("“https://example.com”")).toEqual(["https://example.com"]);
});

test("a user name keeps the signs it ends in: without them it is somebody else", () => {
  for (const address of ["https://www.instagram.com/maria_", "https://a.example/~", "https://a.example/b*"])
    expect(links(`Look: ${address}.`)).toEqual([address]);
});

test("a bracket that was opened in the address belongs to it, one that was opened before does not", () => {
  const address = "https://es.wikipedia.org/wiki/Sosúa_(RD)";
  expect(links(`${address}, (${address}). (See ${address}!)`)).toEqual([address, address, address]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.com",
  "https://",
  "http://localhost",
  "https://user:secret@example.com",
  "https://:secret@example.com",
  "https://facebook.com@elsewhere.example/",
  "https://example.",
  "www.example.com",
  "ana@example.com",
  "//example.com",
])("%s is no link", (text) => expect(links(`a ${text} b`)).toEqual([]));

test("the pieces of any text are that text, and every link is an http one", () => {
  const part = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom(
      "https://a.example/x",
      "http://",
      "HTTPS://B.example",
      "https://c.example.",
      " ",
      '"',
      "<",
      ")",
    ),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join("");
      expect(
        splitAtLinks(text)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
      for (const href of links(text)) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});

test("a text made to be slow takes time in proportion to its length", () => {
  const growth = growthOf((length) => {
    const text = `https://a.example/${").".repeat(length)}x https://b.example${")".repeat(2 * length)}`;
    return () => expect(links(text).length).toBe(2);
  }, 10_000);
  // Eight times the length; a quadratic algorithm would take 64 times as long.
  expect(growth).toBeLessThan(24);
});

test("addresses are counted as people write them", () => {
  expect(countAddresses("https://a.example and www.b.example, HTTP://c.example")).toBe(3);
  expect(countAddresses("a.m., e.g. 3.5")).toBe(0);
});
