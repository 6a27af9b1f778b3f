import { expect, test } from "vitest";
import { tasks } from "../lists/tasks.ts";
import { serviceNameOf } from "../service-names.ts";

test.each([
  ["Destape de desagües", { lang: "en", name: "Drain unclogging" }],
  ["DESTAPE DE TUBERIAS", { lang: "en", name: "Drain unclogging" }],
  ["Niñera por horas", { lang: "en", name: "Nanny by the hour" }],
  ["AC repair", { lang: "es", name: "Reparación de aires" }],
  ["Sonido y luces", { lang: "en", name: "Sound and lights" }],
  ["Plomero con experiencia", { lang: "en", name: "Plumber" }],
] as const)("%s is known", (text, name) => {
  expect(serviceNameOf(text)).toEqual(name);
  expect(serviceNameOf(text)).toEqual(name);
});

test("what is unknown, could be several, or is called the same in both languages has no other name", () => {
  for (const text of ["Bombillas raras", "Cocinera y niñera", "Taxi", "Karaoke", "Barniz / Pintura", ""])
    expect([text, serviceNameOf(text)]).toEqual([text, null]);
});

test("no way to write a task is another task's", () => {
  const written = tasks
    .trim()
    .split("\n")
    .flatMap((line) => line.split(/\||; /));
  expect(written.filter((one, at) => written.indexOf(one) !== at)).toEqual([]);
});
