import type { Locale } from "#platform/i18n/locale.ts";

/** Days (0 is Sunday) and whole hours, Santo Domingo; `closed`: days without them, such as 2026-12-25. */
export type OfficeHours = {
  days: readonly number[];
  from: number;
  to: number;
  closed?: readonly string[];
};

/** Whether the team works on a day. @param clock Santo Domingo's clock, as a Date in UTC */
export function isWorkingDay(clock: Date, { days: open, closed = [] }: OfficeHours): boolean {
  return open.includes(clock.getUTCDay()) && !closed.includes(clock.toISOString().slice(0, 10));
}

const days = {
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
  es: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
};
const to = { en: "to", es: "a" };

/** The team's hours as one line: "Monday to Saturday, 8 AM to 8 PM", "lunes a sábado, 8 a. m. a 8 p. m.". */
export function describeOfficeHours({ days: open, from, to: end }: OfficeHours, locale: Locale): string {
  const ranges = rangesOf(open).map(([first, last]) => {
    const names = [days[locale][first], days[locale][last]];
    return first === last ? names[0] : names.join(last - first === 1 ? ", " : ` ${to[locale]} `);
  });
  return `${ranges.join(", ")}, ${hour(from, locale)} ${to[locale]} ${hour(end, locale)}`;
}

/** Runs of days that follow each other. A week is read from Monday, so Sunday comes last. */
function rangesOf(open: readonly number[]): [first: number, last: number][] {
  const ranges: [number, number][] = [];
  for (const day of [1, 2, 3, 4, 5, 6, 0].filter((one) => open.includes(one))) {
    const range = ranges.at(-1);
    if (range && day === range[1] + 1) range[1] = day;
    else ranges.push([day, day]);
  }
  return ranges;
}

function hour(at: number, locale: Locale): string {
  const isMorning = at % 24 < 12;
  const half = locale === "en" ? (isMorning ? "AM" : "PM") : isMorning ? "a. m." : "p. m.";
  return `${at % 12 || 12} ${half}`;
}
