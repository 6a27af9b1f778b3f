import type { Location } from "../rules/locations.ts";
import { plainWords } from "../search-words.ts";

/** The towns' numbers in the index, never to be given to another one; 0 is "anywhere". */
export const placeOf: Readonly<Record<Location, number>> = {
  "Santo Domingo": 1,
  Santiago: 2,
  "Puerto Plata": 3,
  "Punta Cana": 4,
  "La Romana": 5,
  "San Pedro de Macorís": 6,
  Sosúa: 7,
  "Cap Cana": 8,
  Cabarete: 9,
  Jarabacoa: 10,
  "Las Terrenas": 11,
  Samaná: 12,
};
export const anywhere = 0;

const towns = Object.keys(placeOf) as Location[];
const places = Object.values(placeOf);

/** @throws Error for a number that is no town's */
export function townAt(place: number): Location {
  const town = towns.find((one) => placeOf[one] === place);
  if (!town) throw new Error(`no town has the number ${place}`);
  return town;
}

/** Kilometres by road, about: each line from the town of its number to those before it. */
const kilometres = [
  [],
  [155],
  [215, 65],
  [195, 345, 405],
  [112, 265, 325, 85],
  [72, 225, 285, 125, 42],
  [235, 85, 25, 420, 340, 300],
  [190, 340, 400, 15, 80, 120, 415],
  [248, 98, 38, 430, 355, 315, 13, 428],
  [150, 50, 110, 340, 260, 220, 130, 335, 143],
  [165, 185, 200, 355, 275, 235, 175, 350, 162, 190],
  [175, 200, 215, 365, 285, 245, 190, 360, 177, 205, 38],
];

/** Kilometres by road between two places of the index; 0 for the same one. */
export function roadKilometres(one: number, other: number): number {
  return kilometres[Math.max(one, other) - 1]?.[Math.min(one, other) - 1] ?? 0;
}

/** All other places, the nearest first. */
export function placesByDistance(from: number): number[] {
  const byDistance = (one: number, other: number) => roadKilometres(from, one) - roadKilometres(from, other);
  return places.filter((place) => place !== from).sort(byDistance);
}

/** How people write the towns, in words: with and without the article, and San Pedro without the rest. */
export const placeNames: readonly { words: readonly string[]; place: number }[] = towns.flatMap((town) => {
  const place = placeOf[town];
  const words = plainWords(town);
  const withoutArticle = words.slice(["la", "las"].includes(words[0] ?? "") ? 1 : 0);
  const short = town.startsWith("San Pedro") ? [["san", "pedro"]] : [];
  return [words, withoutArticle, ...short].map((one) => ({ words: one, place }));
});

/** Areas that vendors name instead of towns. */
const areas: readonly { names: readonly string[]; places: readonly number[] }[] = [
  {
    names: ["todo el pais", "nivel nacional", "whole country", "entire country", "nationwide", "island wide"],
    places,
  },
  {
    names: ["costa norte", "north coast"],
    places: (["Puerto Plata", "Sosúa", "Cabarete"] as const).map((town) => placeOf[town]),
  },
];

/** The places that a vendor's text about the areas it serves names. */
export function placesIn(text: string): number[] {
  const written = ` ${plainWords(text).join(" ")} `;
  const isNamed = (words: string) => written.includes(` ${words} `);
  const named = placeNames.filter(({ words }) => isNamed(words.join(" "))).map(({ place }) => place);
  const inAreas = areas.filter(({ names }) => names.some(isNamed)).flatMap((area) => area.places);
  return [...new Set([...named, ...inAreas])];
}
