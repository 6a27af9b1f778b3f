import fc from "fast-check";
import { expect, test } from "vitest";
import { countAddresses, pieces } from "./addresses.ts";
import { pageSize, readBoardAddress } from "./board-address.ts";
import { postsPerPage } from "./contract.ts";
import { postDate } from "./post-date.ts";

const links = (text: string) => pieces(text).flatMap(({ href }) => href ?? []);

test("addresses are found whole, without what ends the sentence", () => {
  expect(links("See https://example.com/a?b=c#d, or (http://example.org).")).toEqual([
    "https://example.com/a?b=c#d",
    "http://example.org",
  ]);
  expect(links("“https://example.com”")).toEqual(["https://example.com"]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://example.com",
  "https://",
  "http://localhost",
  "https://user:secret@example.com",
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
        pieces(text)
          .map((piece) => piece.text)
          .join(""),
      ).toBe(text);
      for (const href of links(text)) expect(new URL(href).protocol).toMatch(/^https?:$/);
    }),
  );
});

test("a text made to be slow is not", () => {
  const began = performance.now();
  expect(links(`https://a.example/${").".repeat(5_000)}x https://b.example${")".repeat(9_000)}`).length).toBe(
    2,
  );
  expect(performance.now() - began).toBeLessThan(500);
});

test("addresses are counted as people write them", () => {
  expect(countAddresses("https://a.example and www.b.example, HTTP://c.example")).toBe(3);
  expect(countAddresses("a.m., e.g. 3.5")).toBe(0);
});

test("dates are the specification's in English, and the house's in Spanish, in Santo Domingo time", () => {
  expect(postDate("2026-11-20T18:32:00.000Z", "en")).toBe("Nov 20, 2026, 02:32 PM");
  expect(postDate("2026-11-20T04:05:00.000Z", "en")).toBe("Nov 20, 2026, 12:05 AM");
  expect(postDate("2026-11-20T18:32:00.000Z", "es")).toBe("20 nov 2026, 2:32 p. m.");
});

test("an address that makes no sense asks for the first page", () => {
  const read = (query: string) => readBoardAddress(new URLSearchParams(query));
  expect(read("page=3&search= a ")).toEqual({ page: 3, search: "a" });
  for (const page of ["0", "-1", "1.5", "x", "1e99", ""])
    expect(read(`page=${page}`)).toEqual({ page: 1, search: "" });
  expect(pageSize).toBe(postsPerPage);
});
