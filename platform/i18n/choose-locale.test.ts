import { expect, test } from "vitest";
import { chooseLocale } from "./choose-locale.server.ts";

test.each([
  ["es-DO,es;q=0.9,en;q=0.8", "es"],
  ["en;q=0.5, ES-mx;q=0.7", "es"],
  ["fr, de;q=0.9", "en"],
  ["es;q=0, en;q=0.1", "en"],
  ["es;q=0", "en"],
  ["fr;q=1, es; q = 0.3", "es"],
  ["*", "en"],
  ["", "en"],
  [undefined, "en"],
  [`${";,q=".repeat(2_000)}es`, "en"],
])("of a browser that accepts %s the language is %s", (acceptLanguage, locale) => {
  expect(chooseLocale({ acceptLanguage })).toBe(locale);
});

test("the address names the language before the remembered choice, and that before the browser", () => {
  const acceptLanguage = "es";
  expect(chooseLocale({ param: "es", cookie: "en" })).toBe("es");
  expect(chooseLocale({ param: "fr", cookie: "en", acceptLanguage })).toBe("en");
  expect(chooseLocale({ cookie: "de", acceptLanguage })).toBe("es");
});
