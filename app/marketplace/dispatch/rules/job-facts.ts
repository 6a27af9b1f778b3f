import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { momentInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { bilingual, inLocale } from "#platform/i18n/text.ts";

/** What a worker asks first, in Santo Domingo's time and pesos; null (the place: "") is not known yet. */
export type JobFacts = {
  workDay: string | null;
  workTime: string | null;
  place: string;
  payPesos: number | null;
  minutes: number | null;
};

const texts = bilingual({
  minutes: { en: (n: number) => `${n} minutes`, es: (n: number) => `${n} minutos` },
  hours: {
    en: (n: string) => (n === "1" ? "1 hour" : `${n} hours`),
    es: (n: string) => (n === "1" ? "1 hora" : `${n} horas`),
  },
  dayOnly: {
    en: (day: string) => `${day}; time not set yet`,
    es: (day: string) => `${day}; hora por confirmar`,
  },
  timeOnly: {
    en: (time: string) => `${time}; day not set yet`,
    es: (time: string) => `${time}; día por confirmar`,
  },
});

/** "Wed, Mar 31, 2027, 2:30 PM"; null when neither day nor hour is known. */
export function whenText({ workDay, workTime }: JobFacts, locale: Locale): string | null {
  const t = inLocale(texts, locale);
  if (workDay && workTime)
    return formatPublicMoment(momentInSantoDomingo(workDay, workTime), "weekdayMoment", locale);
  if (workDay) return t.dayOnly(dayText(workDay, locale));
  return workTime
    ? t.timeOnly(formatPublicMoment(momentInSantoDomingo("2027-01-01", workTime), "time", locale))
    : null;
}

/** "Wed, Mar 31, 2027". */
export function dayText(workDay: string, locale: Locale): string {
  return formatPublicMoment(momentInSantoDomingo(workDay, "12:00"), "weekday", locale);
}

/** "RD$1,500", the same in both languages; null when not known. */
export function payText({ payPesos }: JobFacts): string | null {
  return payPesos === null ? null : `RD$${payPesos.toLocaleString("en-US")}`;
}

/** "90 minutes", "2 hours"; null when not known. */
export function lengthText({ minutes }: Pick<JobFacts, "minutes">, locale: Locale): string | null {
  if (minutes === null) return null;
  const t = inLocale(texts, locale);
  return minutes < 60 || minutes % 30 !== 0 ? t.minutes(minutes) : t.hours(String(minutes / 60));
}
