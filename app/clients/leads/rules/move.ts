import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";
import { type Month, monthName, monthsFrom } from "./months.ts";

/** `who` in the URL. */
export const movers = ["retiree", "remoteWorker", "nomad", "professional", "family"] as const;
export type Mover = (typeof movers)[number];

export type Move = { place: string; month: Month; who: Mover };

/** The months that can be chosen on the home page: this one and the next 17. */
export const selectableMonths = (thisMonth: Month): Month[] => monthsFrom(thisMonth, 18);

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

/** The move in a form or URL. Accepts offered values only: anybody can write a URL. @returns null if a part is missing */
export function readMove(from: { get(name: string): unknown }, thisMonth: Month): Move | null {
  const place = locations.find((name) => name === from.get("place"));
  const month = selectableMonths(thisMonth).find((one) => one === from.get("month"));
  const who = movers.find((one) => one === from.get("who"));
  return place && month && who ? { place, month, who } : null;
}

/** The move as a sentence, which the consultation form suggests as its message. */
export function moveSentence({ place, month, who }: Move, locale: Locale): string {
  const t = inLocale(messages, locale);
  return t.sentence(place, monthName(month, locale), t[who]);
}
