import { FlaskConical, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { TranslateInPlace } from "#app/support/translation/translate-in-place.tsx";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorPreview } from "./contract.ts";
import { messages } from "./messages.ts";
import { names } from "./names.ts";
import { VendorClosures } from "./parts/closures.tsx";
import { VendorFacts } from "./parts/facts.tsx";
import { VendorGallery } from "./parts/gallery.tsx";
import { VendorHours } from "./parts/hours.tsx";
import { weekdayOf } from "./rules/opening-hours.ts";
import { serviceGroups } from "./rules/service-groups.ts";
import { vendorNames } from "./vendor-names.ts";
import { Rating, VendorPicture } from "./vendor-parts.tsx";
import { VerifiedMark, VerifiedPanel } from "./verified-badge.tsx";

type VendorViewProps = {
  vendor: VendorPreview;
  /** Like "2027-03-31", in Santo Domingo. */
  today: string;
  actions?: ReactNode;
  reviews?: ReactNode;
  heading?: "h1" | "h2";
};

/** A vendor as visitors see it, also used by previews. */
export function VendorView({ vendor, today, actions, reviews, heading }: VendorViewProps) {
  const t = useText(messages).vendor;
  return (
    <article>
      <VendorHead vendor={vendor} heading={heading ?? "h1"} reviews={Boolean(reviews)} />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
        {/* In one column: how to book, the pictures, the facts. */}
        <aside className="max-lg:contents lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1">
          <div className="border-line bg-card max-lg:contents lg:arch lg:sticky lg:top-20 lg:rounded-s lg:rounded-br lg:border">
            {actions && (
              <div className="p-6 sm:px-8 max-lg:arch max-lg:rounded-s max-lg:rounded-br max-lg:border max-lg:border-line max-lg:bg-card">
                {actions}
              </div>
            )}
            <div className="p-6 empty:hidden max-lg:order-1 max-lg:rounded max-lg:border max-lg:bg-card sm:px-8 lg:not-first:border-t">
              <VendorFacts vendor={vendor} />
            </div>
          </div>
        </aside>
        <VendorGallery pictures={vendor.gallery} className="lg:col-span-7 lg:col-start-1 lg:row-start-1" />
        <div className="flex min-w-0 flex-col gap-10 max-lg:order-2 lg:col-span-7 lg:col-start-1">
          <OwnText title={t.about} texts={{ en: vendor.description, es: vendor.descriptionSpanish }} />
          <OwnText
            title={t.typicalJob}
            note={t.typicalJobNote}
            texts={{ en: vendor.typicalJob, es: vendor.typicalJobSpanish }}
          />
          <Services vendor={vendor} />
          <Specialities texts={vendor.subCategories} />
          {reviews}
          <section>
            <VerifiedPanel vendor={vendor} />
          </section>
          <section>
            <h2 className="text-2xl">{t.hours}</h2>
            <VendorHours hours={vendor.businessHours} today={weekdayOf(today)} />
            <VendorClosures closures={vendor.closures} today={today} />
          </section>
        </div>
      </div>
    </article>
  );
}

type VendorHeadProps = {
  vendor: VendorPreview;
  heading: "h1" | "h2";
  reviews: boolean;
};

function VendorHead({ vendor, heading: Heading, reviews }: VendorHeadProps) {
  const t = useText(messages).vendor;
  const { categories } = useText(names);
  const { locale } = useLocale();
  const { first, second } = vendorNames(vendor, locale);
  return (
    <header className="mb-6 border-b pb-6 sm:mb-10 sm:pb-8">
      {vendor.isSample && (
        <p className="mb-4 flex max-w-measure items-start gap-2 text-sm">
          <FlaskConical aria-hidden className="mt-1 size-4" />
          {t.sampleNote}
        </p>
      )}
      <div className="flex flex-wrap gap-4 sm:flex-nowrap sm:items-end sm:gap-x-8">
        <VendorPicture
          vendor={vendor}
          alt={t.photo(vendor.fullName)}
          className="w-16 self-start sm:w-36 sm:self-auto"
        />
        <div className="min-w-0 flex-1 basis-3/5 sm:basis-0">
          <p className="font-semibold text-larimar text-sm">{categories[vendor.category]}</p>
          <Heading lang={first.lang} className="mt-1 text-3xl">
            {first.text}
          </Heading>
          {second && (
            <p lang={second.lang} className="mt-1 text-lg text-muted">
              {second.text}
            </p>
          )}
          <HeadFacts vendor={vendor} />
          <p className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-1">
            {vendor.reviewCount > 0 &&
              (reviews ? (
                <a href="#reviews" className="text-link inline-flex min-h-11 items-center">
                  <Rating vendor={vendor} />
                </a>
              ) : (
                <Rating vendor={vendor} />
              ))}
            <VerifiedMark vendor={vendor} />
          </p>
        </div>
        {vendor.logoUrl && (
          <img
            src={vendor.logoUrl}
            alt={t.logo(first.text)}
            width={96}
            height={96}
            className="size-24 shrink-0 rounded border bg-[#fff] object-contain p-1"
          />
        )}
      </div>
    </header>
  );
}

/** Who, where, and what kind of business. */
function HeadFacts({ vendor }: { vendor: VendorPreview }) {
  const t = useText(messages).vendor;
  const { businessTypes } = useText(names);
  const facts = [
    vendor.businessType && businessTypes[vendor.businessType],
    vendor.yearEstablished && t.established(vendor.yearEstablished),
  ].filter(Boolean);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1">
      <span>{t.with(vendor.fullName)}</span>
      <span className="inline-flex items-center gap-1.5">
        <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
        {vendor.location}
      </span>
      {facts.length > 0 && <span className="text-muted">{facts.join(" · ")}</span>}
    </p>
  );
}

type OwnTextProps = { title: string; note?: string; texts: Record<Locale, string> };

/** What the vendor wrote: the page's language first, the other one folded below. */
function OwnText({ title, note, texts }: OwnTextProps) {
  const t = useText(messages).vendor;
  const { locale } = useLocale();
  const other: Locale = otherLocale(locale);
  const main = texts[locale] ? locale : other;
  if (!texts[main]) return null;
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <p lang={main} className="mt-3 max-w-measure whitespace-pre-line">
        {texts[main]}
      </p>
      {main !== locale && <TranslateInPlace text={texts[main]} from={main} about={title} />}
      {main === locale && texts[other] && texts[other] !== texts[main] && (
        <details className="mt-3 max-w-measure">
          <summary className="text-link inline-flex min-h-11 items-center text-sm">
            {other === "es" ? t.inSpanish : t.inEnglish}
          </summary>
          <p lang={other} className="border-s ps-4 text-muted whitespace-pre-line">
            {texts[other]}
          </p>
        </details>
      )}
      {note && <p className="mt-2 max-w-measure text-muted text-sm">{note}</p>}
    </section>
  );
}

const listClass = "mt-3 grid gap-x-8 sm:grid-cols-2";
const entryClass = "border-t py-2.5 [overflow-wrap:anywhere]";

function Services({ vendor }: { vendor: VendorPreview }) {
  const t = useText(messages).vendor;
  const { locale } = useLocale();
  const groups = serviceGroups(vendor, locale);
  if (groups.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{t.services}</h2>
      <p className="mt-1 text-muted text-sm">{groups.some(({ name }) => name) ? t.bothWords : t.ownWords}</p>
      <ul className={listClass}>
        {groups.map(({ name, own }) => (
          <li key={name ?? own[0]} lang={name ? undefined : ""} className={entryClass}>
            {name ?? own}
            {name && own.length > 0 && (
              <span lang="" className="block text-muted text-sm">
                {own.join(" · ")}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Specialities({ texts }: { texts: readonly string[] }) {
  const t = useText(messages).vendor;
  if (texts.length === 0) return null;
  return (
    <section>
      <h2 className="text-2xl">{t.specialities}</h2>
      <ul className={listClass}>
        {texts.map((text) => (
          <li key={text} lang="" className={entryClass}>
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
