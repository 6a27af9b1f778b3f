import type { ServiceCategory } from "../contract.ts";

/** The spec's table: the first category that one of its words is contained in wins. */
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
 * The category of a service by the words it is told in: containment, whatever the case. To the letter, so "español"
 * holds "spa" and is beauty; "reparación" and "arreglos" never reach the later category that names them too.
 */
export function categoryOf(service: string): ServiceCategory {
  const told = service.normalize("NFC").toLowerCase();
  const found = keywords.find(([, words]) => words.some((word) => told.includes(word)));
  return found?.[0] ?? "Servicios Generales";
}
