import { expect, test } from "vitest";
import { tasks } from "../lists/tasks.ts";
import { serviceNameOf } from "../service-names.ts";

test.each([
  ["Destape de desagües", { lang: "en", name: "Drain unclogging" }],
  ["DESTAPE DE TUBERIAS", { lang: "en", name: "Drain unclogging" }],
  ["Destape de desagües con máquina", { lang: "en", name: "Plumber" }],
  ["Deep cleaning", { lang: "es", name: "Limpieza profunda" }],
  ["AC repair", { lang: "es", name: "Reparación de aires" }],
  ["AC repair and gas", { lang: "es", name: "Aire acondicionado" }],
] as const)("%s is known", (text, name) => {
  expect(serviceNameOf(text)).toEqual(name);
  expect(serviceNameOf(text)).toEqual(name);
});

test("what is unknown, could be several, or is called the same in both languages has no other name", () => {
  for (const text of ["Dirección y cremalleras", "Cocinera y niñera", "Taxi", "Karaoke", ""])
    expect([text, serviceNameOf(text)]).toEqual([text, null]);
});

test("no way to write a task is another task's", () => {
  const written = tasks
    .trim()
    .split("\n")
    .flatMap((line) => line.split(/\||; /));
  expect(written.filter((one, at) => written.indexOf(one) !== at)).toEqual([]);
});

test.each([
  ["Hotel transfers / Traslados a hoteles", "Hotel transfers", "Traslados a hoteles"],
  ["Renovación de residencia / Residency renewal", "Residency renewal", "Renovación de residencia"],
  ["Menú vegano / Vegan menu", "Vegan menu", "Menú vegano"],
])("%s is one name in each language", (text, name, other) => {
  expect(serviceNameOf(text)).toEqual({ lang: "en", name, other });
});

test("two services of one language, or three parts, are not a name in both", () => {
  for (const text of ["Delivery / Pickup", "Plomería / Electricidad", "Baños / Kitchens / Pisos"])
    expect([text, serviceNameOf(text)?.other]).toEqual([text, undefined]);
});
