import { expect, test } from "vitest";
import { serviceNameOf } from "../service-names.ts";

test.each([
  ["Destape de desagües", { lang: "en", name: "Plumber" }],
  ["Niñera por horas", { lang: "en", name: "Nanny" }],
  ["AC repair", { lang: "es", name: "Aire acondicionado" }],
  ["Sonido y luces", { lang: "en", name: "DJ" }],
] as const)("%s is known", (text, name) => {
  expect(serviceNameOf(text)).toEqual(name);
  expect(serviceNameOf(text)).toEqual(name);
});

test("what is unknown, could be several, or is called the same in both languages has no other name", () => {
  for (const text of ["Tren delantero", "Cocinera y niñera", "Taxi", "Karaoke", ""])
    expect([text, serviceNameOf(text)]).toEqual([text, null]);
});
