import { expect, test } from "vitest";
import { linksIn } from "./review-links.ts";

const hrefs = (text: string) => linksIn(text).flatMap(({ href }) => href ?? []);

test("addresses are links, what stands around them is text, and nothing is lost", () => {
  const text =
    "Mis fotos: https://fotos.example.com/a?b=1, y http://otra.example.com/x.\nTambién en Instagram";
  expect(linksIn(text)).toEqual([
    { text: "Mis fotos: " },
    { text: "https://fotos.example.com/a?b=1", href: "https://fotos.example.com/a?b=1" },
    { text: "," },
    { text: " y " },
    { text: "http://otra.example.com/x", href: "http://otra.example.com/x" },
    { text: "." },
    { text: "\nTambién en Instagram" },
  ]);
  expect(
    linksIn(text)
      .map((piece) => piece.text)
      .join(""),
  ).toBe(text);
});

test("only http and https are followed", () => {
  expect(hrefs("HTTPS://FOTOS.example.com/1")).toEqual(["HTTPS://FOTOS.example.com/1"]);
  for (const text of [
    "javascript:alert(1)",
    "data:text/html,<b>x</b>",
    "ftp://fotos.example.com",
    "www.fotos.example.com",
    "xhttps:/fotos.example.com",
  ])
    expect(hrefs(text), text).toEqual([]);
});

test("what is no address, or says one place and leads to another, stays text", () => {
  for (const text of [
    "https://",
    "https://localhost/x",
    "https://facebook.com@elsewhere.example/",
    "http://a:b@c.example",
  ])
    expect(hrefs(text), text).toEqual([]);
  expect(linksIn("https://")).toEqual([{ text: "https://" }]);
  expect(linksIn("")).toEqual([]);
});

test("markup never gets into an address", () => {
  expect(hrefs('<a href="https://fotos.example.com/1">x</a>')).toEqual(["https://fotos.example.com/1"]);
});
