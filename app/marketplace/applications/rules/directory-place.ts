import { type Location, locations } from "#app/marketplace/vendors/rules/locations.ts";

/** Provinces that the directory lists under another name. */
const provinces: Record<string, Location> = {
  "distrito nacional": "Santo Domingo",
  "la altagracia": "Punta Cana",
  "la vega": "Jarabacoa",
};

/** Place in the directory: by town, else by province, else the capital. */
export function directoryPlace(city: string, province: string): Location {
  const findPlace = (name: string) => locations.find((one) => plain(one) === plain(name));
  return findPlace(city) ?? findPlace(province) ?? provinces[plain(province)] ?? "Santo Domingo";
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .trim()
    .toLowerCase();
}
