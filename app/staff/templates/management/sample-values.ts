import type { Locale } from "#platform/i18n/locale.ts";
import type { PlaceholderValues } from "../rules/placeholders.ts";

const same = {
  firstName: "Patricia",
  name: "Patricia Ostrander",
  reference: "AR-4F2A",
  vendor: "Bufete Almonte Rosario",
  package: "Royal",
  concierge: "Ana",
  firm: "Arribo",
  firmPhone: "+1 809-555-0100",
} as const;

/** A record that does not exist, for the preview of templates. */
export const sampleValues: Readonly<Record<Locale, PlaceholderValues>> = {
  en: {
    ...same,
    ...{ service: "Residency", day: "Tue, Nov 24, 2026", hour: "9:00 AM" },
    ...{ trackingLink: "https://…/track/…", callLink: "https://…/planning-call/…" },
  },
  es: {
    ...same,
    ...{ service: "Residencia", day: "mar, 24 nov 2026", hour: "9:00 a. m." },
    ...{ trackingLink: "https://…/track/…", callLink: "https://…/planning-call/…" },
  },
};
