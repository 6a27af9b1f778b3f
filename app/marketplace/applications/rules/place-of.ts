import { locations } from "#app/marketplace/vendors/contract.ts";

type Location = (typeof locations)[number];

/** Provinces whose businesses the directory keeps under a place of another name. */
const provinces: Record<string, Location> = {
  "distrito nacional": "Santo Domingo",
  "la altagracia": "Punta Cana",
  "la vega": "Jarabacoa",
};

/** Where the directory puts a business by its address: the town, else the province, else the capital. */
export function placeOf(city: string, province: string): Location {
  const known = (name: string) => locations.find((one) => plain(one) === plain(name));
  return known(city) ?? known(province) ?? provinces[plain(province)] ?? "Santo Domingo";
}

function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .trim()
    .toLowerCase();
}
