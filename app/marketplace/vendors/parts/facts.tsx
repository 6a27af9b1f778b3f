import type { ReactNode } from "react";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorPreview } from "../contract.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";
import { formatHours, parseWeekday } from "../rules/opening-hours.ts";
import { VendorText } from "./vendor-text.tsx";

export function VendorFacts({ vendor }: { vendor: VendorPreview }) {
  const t = useText(messages).vendor;
  const card = useText(messages).card;
  const { weekdays, languages: languageNames } = useText(names);
  const { locale } = useLocale();
  const days = vendor.availableDates.map((day, index) => {
    const known = parseWeekday(day);
    if (!known) return day;
    return locale === "es" && index > 0 ? weekdays[known].toLowerCase() : weekdays[known];
  });
  const spoken = [
    ...(vendor.speaksSpanish ? (["Spanish"] as const) : []),
    ...(vendor.speaksEnglish ? (["English"] as const) : []),
    ...vendor.otherLanguages,
  ];
  const { availableTimes, certifications, priceRange, yearsInBusiness } = vendor;
  const facts: [name: string, value: ReactNode][] = [
    [
      t.price,
      priceRange && (
        <>
          <span className="font-semibold">{priceRange}</span>
          <span className="text-muted">{` · ${t.prices[priceRange]}`}</span>
        </>
      ),
    ],
    [t.experience, yearsInBusiness > 0 && card.years(yearsInBusiness)],
    [t.languages, spoken.map((language) => languageNames[language]).join(", ")],
    [t.areas, vendor.serviceAreas.length > 0 && <VendorText text={vendor.serviceAreas.join(", ")} />],
    [t.days, days.join(", ")],
    [
      t.times,
      availableTimes &&
        (formatHours(availableTimes, t.sayings, locale) ?? <VendorText text={availableTimes} />),
    ],
    // An unticked box is unknown, not "no".
    [t.transport, vendor.hasTransportation && t.hasTransport],
    [t.smoking, vendor.smokes && t.smokes],
    [t.certifications, certifications && <VendorText text={certifications} />],
  ];
  const knownFacts = facts.filter(([, value]) => Boolean(value));
  if (knownFacts.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{t.details}</h2>
      <dl className="mt-3 text-sm sm:text-base">
        {knownFacts.map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-6 border-t py-2.5 sm:grid-cols-[9rem_1fr] lg:grid-cols-1 xl:grid-cols-[9rem_1fr]"
          >
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
