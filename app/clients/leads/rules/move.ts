import { places } from "#app/ui/art/places.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { type Month, monthName, monthsFrom } from "./months.ts";

/** How people live when they come; `who` in the address. */
export const movers = ["retiree", "remoteWorker", "nomad", "professional", "family"] as const;
export type Mover = (typeof movers)[number];

/** The move somebody tells of in the hero's sentence. */
export type Move = { place: string; month: Month; who: Mover };

/** The months to choose from. */
export const monthsOffered = (thisMonth: Month): Month[] => monthsFrom(thisMonth, 18);

/** The movers, as the hero's sentence calls them. */
export const messages = bilingual({
  retiree: { en: "retiree", es: "vivo de mi jubilación" },
  remoteWorker: { en: "remote worker", es: "trabajo a distancia" },
  nomad: { en: "digital nomad", es: "soy nómada digital" },
  professional: { en: "professional", es: "ejerzo mi profesión" },
  family: { en: "family", es: "viajo con mi familia" },
  sentence: {
    en: (place: string, month: string, who: string) => `I’m moving to ${place} in ${month} as a ${who}.`,
    es: (place: string, month: string, who: string) => `Me mudo a ${place} en ${month} y ${who}.`,
  },
});

/**
 * The move that a form or an address tells of. Anybody can write an address, so only what the hero offers counts.
 * @returns null where a part is missing or not on offer
 */
export function readMove(from: { get(name: string): unknown }, thisMonth: Month): Move | null {
  const place = places.find(({ name }) => name === from.get("place"))?.name;
  const month = monthsOffered(thisMonth).find((one) => one === from.get("month"));
  const who = movers.find((one) => one === from.get("who"));
  return place && month && who ? { place, month, who } : null;
}

/** "I’m moving to Cabarete in March 2027 as a retiree." */
export function moveSentence({ place, month, who }: Move, locale: Locale): string {
  const t = inLocale(messages, locale);
  return t.sentence(place, monthName(month, locale), t[who]);
}
