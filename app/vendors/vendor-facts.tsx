import type { ReactNode } from "react";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorDetail } from "./contract.ts";
import { messages } from "./messages.ts";
import { names } from "./names.ts";
import { hoursInWords, weekdayNamed } from "./opening-hours.ts";
import { OwnWords } from "./own-words.tsx";

/** What else somebody wants to know before they book, name and value. */
export function VendorFacts({ vendor }: { vendor: VendorDetail }) {
  const t = useText(messages).vendor;
  const card = useText(messages).card;
  const { weekdays } = useText(names);
  const { locale } = useLocale();
  const days = vendor.availableDates.map((day, index) => {
    const known = weekdayNamed(day);
    if (!known) return day;
    // Spanish writes its weekdays small.
    return locale === "es" && index > 0 ? weekdays[known].toLowerCase() : weekdays[known];
  });
  const languages = [vendor.speaksSpanish && t.spanish, vendor.speaksEnglish && t.english].filter(Boolean);
  return (
    <section>
      <h2 className="text-2xl">{t.details}</h2>
      <dl className="mt-3 text-sm sm:text-base">
        <Fact name={t.price}>
          {vendor.priceRange && (
            <>
              <span className="font-semibold">{vendor.priceRange}</span>
              <span className="text-muted">{` · ${t.prices[vendor.priceRange]}`}</span>
            </>
          )}
        </Fact>
        <Fact name={t.experience}>{vendor.yearsInBusiness > 0 && card.years(vendor.yearsInBusiness)}</Fact>
        <Fact name={t.languages}>{languages.join(", ")}</Fact>
        <Fact name={t.days}>{days.join(", ")}</Fact>
        <Fact name={t.times}>
          {vendor.availableTimes &&
            (hoursInWords(vendor.availableTimes, t.sayings, locale) ?? (
              <OwnWords text={vendor.availableTimes} />
            ))}
        </Fact>
        {/* Not ticked is not the same as no: only what was said is shown. */}
        {vendor.hasTransportation && <Fact name={t.transport}>{t.hasTransport}</Fact>}
        {vendor.smokes && <Fact name={t.smoking}>{t.smokes}</Fact>}
        <Fact name={t.certifications}>
          {vendor.certifications && <OwnWords text={vendor.certifications} />}
        </Fact>
      </dl>
    </section>
  );
}

/** A name and its value; nothing where the vendor gave none. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid gap-x-6 border-t py-2.5 sm:grid-cols-[9rem_1fr]">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 whitespace-pre-line">{children}</dd>
    </div>
  );
}
