import type { ServiceCategory } from "../contract.ts";

/** The specification's table; the first match wins. */
const keywords: [ServiceCategory, readonly string[]][] = [
  ["Belleza y Cuidado Personal", ["barbería", "peluquería", "masaje", "belleza", "uñas", "spa"]],
  [
    "Construcción y Renovación",
    ["carpintería", "construcción", "pintura", "plomería", "electricista", "albañil"],
  ],
  ["Transporte", ["motoconcho", "taxi", "delivery", "transporte", "chofer", "conductor"]],
  ["Servicios Domésticos", ["limpieza", "cocina", "domestic", "lavandería", "plancha", "cuidado"]],
  ["Reparaciones", ["mecánica", "reparación", "arreglo", "mantenimiento", "técnico"]],
  ["Costura y Confección", ["costura", "confección", "ropa", "arreglos", "sastre"]],
  ["Educación", ["clases", "enseñanza", "tutor", "profesor", "idiomas"]],
  ["Tecnología", ["computadora", "celular", "reparación", "internet", "software"]],
];

/**
 * By substring, ignoring case, exactly as specified: "español" contains "spa" and is beauty; "reparación" never reaches
 * the later category that lists it too.
 */
export function categoryOf(service: string): ServiceCategory {
  const text = service.normalize("NFC").toLowerCase();
  const found = keywords.find(([, words]) => words.some((word) => text.includes(word)));
  return found?.[0] ?? "Servicios Generales";
}
