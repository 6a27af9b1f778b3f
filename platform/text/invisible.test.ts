import { expect, test } from "vitest";
import { businessName, line, optionalLine, optionalText, publicName, text } from "#platform/contract.ts";
import { asOneLine } from "./invisible.ts";

const turned = "\u202E";

test("a name loses signs that nobody sees, and is refused with control characters", () => {
  expect(line(20).parse(`C\u200B\u2060\uFEFF D`)).toBe("C D");
  expect(line(20).parse(`E${turned}gnp.exe\u061C`)).toBe("Egnp.exe");
  expect(line(4).parse("\u200B\u200B\u200BAna")).toBe("Ana");
  expect(line(20).safeParse("\u200B\uFEFF").success).toBe(false);
  expect(optionalLine(20).parse("\u2066")).toBe("");
  for (const control of ["\r\nBEGIN:VALARM", "\u0007", "\u001b[2J", "\u0085x", "\u2028x", "\t.", "\u009b1m"])
    expect(line(40).safeParse(`T A${control}b`).success, JSON.stringify(control)).toBe(false);
});

test("a name loses every sign that Unicode lists as unseen, also tags, fillers and variation selectors", () => {
  const listed = /\p{Default_Ignorable_Code_Point}/u;
  const unseen = Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => listed.test(sign));
  expect(unseen.length).toBeGreaterThan(4_000);
  for (const sign of [...unseen, "\uFFFA", "\u2800"])
    expect(line(20).parse(`Flor${sign}ería`), sign.codePointAt(0)?.toString(16)).toBe("Florería");
  expect(line(20).safeParse("\u3164").success).toBe(false);
  expect(line(20).parse("Taller 8\uFE0F")).toBe("Taller 8");
});

test("names as people have them stay as they are", () => {
  for (const name of [
    "José Ñúñez-O’Neill",
    "محمد علي",
    "北京饭店",
    "Peluquería 👩‍👩‍👧 & 🧑🏽‍🔧",
    "🇩🇴 D'Camila",
    "❤️‍🔥",
    "Bar 7️⃣ ☀️",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} Scot",
  ])
    expect(line(60).parse(name)).toBe(name);
});

test("a public name does not mix Latin letters with Cyrillic or Greek ones in a word", () => {
  // Cyrillic a, Greek o, Greek T, Cyrillic e with an accent of its own.
  for (const name of ["F\u0430rmacia Flor", "Farmacia Fl\u03BFr", "Colmado \u03A4res", "Caf\u0435\u0301 Sol"])
    expect(publicName(60).safeParse(name).success, name).toBe(false);
  for (const name of ["Farmacia Flor", "Café Sol", "Cafe\u0301 Sol", "Калинка Café", "北京 Bar", "محمد"])
    expect(publicName(60).safeParse(name).success, name).toBe(true);
});

test("a business has its name in Latin letters, whatever signs stand between them", () => {
  // Cyrillic, Greek, Cherokee words, and single foreign letters.
  for (const name of ["\u0421\u041E\u0421\u0410", "\u039A\u03B1\u03C6\u03AD", "\u13A2\u13AA", "Bar \u0445"])
    expect(businessName(60).safeParse(name).success, name).toBe(false);
  // Devanagari, Arabic and Persian digits, a combining mark; emoji and signs alone.
  for (const name of ["Bar २०", "Bar ٥", "Bar ۵", "Bar a\u0902", "☀️", "👩‍👩‍👧 🇩🇴", "\u0301", "& -"])
    expect(businessName(60).safeParse(name).success, name).toBe(false);
  for (const name of [
    "24/7",
    "7️⃣",
    "½ Pollo m²",
    "Café Sol",
    "Cafe\u0301 Sol",
    "Peña & Hijos 7️⃣ ☀️",
    "Taller Nº 2 · 50 %",
    "Łódź-Bar",
    "D’Camila 24/7",
  ])
    expect(businessName(60).safeParse(name).success, name).toBe(true);
});

test("full-width and ornamental letters of a public name are kept as plain ones, and people's own signs as they are", () => {
  expect(
    publicName(60).parse("\uFF26\uFF4C\uFF4F\uFF52 \u{1D405}\u{1D425}\u{1D428}\u{1D42B} Caf\u0065\u0301"),
  ).toBe("Flor Flor Caf\u00E9");
  for (const name of ["José Nº 2", "1ª Flor ½", "北京饭店", "محمد علي"])
    expect(publicName(60).parse(name)).toBe(name);
});

test("a longer text keeps its lines and what Persian and emoji need, and loses what turns it", () => {
  const kept = "Uno\r\n\tDos\nمی\u200Cخواهم 👩‍👩‍👧";
  expect(text(100).parse(`${kept}${turned}\u2067`)).toBe(kept);
  expect(optionalText(100).parse(`${turned}\u200B`)).toBe("");
});

test("a header is one line", () => {
  expect(asOneLine(`a\r\nBcc: x@y.z\u2028c${turned}`)).toBe("a Bcc: x@y.z c");
});
