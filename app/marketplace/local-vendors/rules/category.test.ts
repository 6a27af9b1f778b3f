import fc from "fast-check";
import { expect, test } from "vitest";
import { localServices, serviceCategories } from "../contract.ts";
import { categoryOf } from "./category.ts";

/** The specification's table, typed a second time to catch slips. */
const table = `
Belleza y Cuidado Personal: barbería, peluquería, masaje, belleza, uñas, spa
Construcción y Renovación: carpintería, construcción, pintura, plomería, electricista, albañil
Transporte: motoconcho, taxi, delivery, transporte, chofer, conductor
Servicios Domésticos: limpieza, cocina, domestic, lavandería, plancha, cuidado
Reparaciones: mecánica, reparación, arreglo, mantenimiento, técnico
Costura y Confección: costura, confección, ropa, arreglos, sastre
Educación: clases, enseñanza, tutor, profesor, idiomas
Tecnología: computadora, celular, reparación, internet, software`
  .trim()
  .split("\n")
  .map((line) => {
    const [category = "", words = ""] = line.split(": ");
    return { category, words: words.split(", ") };
  });

const firstWith = (word: string) =>
  table.find(({ words }) => words.some((one) => word.includes(one)))?.category;

test("every word of the table leads to the first category that holds it, whatever the case", () => {
  for (const word of table.flatMap(({ words }) => words)) {
    expect(categoryOf(word)).toBe(firstWith(word));
    expect(categoryOf(word.toUpperCase())).toBe(firstWith(word));
    expect(categoryOf(word.normalize("NFD"))).toBe(firstWith(word));
  }
});

test("any text: the earliest category of which it contains a word, else general services", () => {
  const words = table.flatMap((row) => row.words);
  const text = fc.array(
    fc.oneof(fc.constantFrom(...words), fc.string(), fc.constantFrom("a domicilio", "y", " ")),
  );
  fc.assert(
    fc.property(text, (parts) => {
      const service = parts.join(" ").normalize("NFC");
      expect(categoryOf(service)).toBe(firstWith(service.toLowerCase()) ?? "Servicios Generales");
    }),
    { numRuns: 2_000 },
  );
});

test("words around it change nothing unless they belong to an earlier category", () => {
  fc.assert(
    fc.property(fc.constantFrom(...table), fc.nat(), fc.string(), (row, at, noise) => {
      const word = row.words[at % row.words.length] ?? "";
      const found = serviceCategories.indexOf(categoryOf(`${noise} ${word}`));
      expect(found).toBeLessThanOrEqual(serviceCategories.indexOf(row.category as never));
    }),
  );
});

test("what the portal offers to choose lands where people would look", () => {
  expect(Object.fromEntries(localServices.map((service) => [service, categoryOf(service)]))).toEqual({
    "Peluquería / Barbería": "Belleza y Cuidado Personal",
    Delivery: "Transporte",
    Carpintería: "Construcción y Renovación",
    Costura: "Costura y Confección",
    Motoconcho: "Transporte",
    Plomería: "Construcción y Renovación",
    Electricista: "Construcción y Renovación",
    "Limpieza / Trabajo doméstico": "Servicios Domésticos",
    "Cocina / Catering": "Servicios Domésticos",
    Mecánica: "Reparaciones",
    Construcción: "Construcción y Renovación",
    Jardinería: "Servicios Generales",
    Pintura: "Construcción y Renovación",
    "Masajes / Belleza": "Belleza y Cuidado Personal",
    "Clases / Tutorías": "Educación",
    "Reparación de celulares": "Reparaciones",
    Lavandería: "Servicios Domésticos",
    "Cuidado de niños / envejecientes": "Servicios Domésticos",
    "Otro servicio": "Servicios Generales",
  });
});
