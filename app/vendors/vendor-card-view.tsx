import { LoaderCircle, MapPin } from "lucide-react";
import { Link, useLocation, useNavigation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorCard } from "./contract.ts";
import { messages } from "./messages.ts";
import { names } from "./names.ts";
import { vendorNames } from "./vendor-names.ts";
import { Rating, SampleMark, useSpoken, VendorPicture } from "./vendor-parts.tsx";
import { VerifiedBadge } from "./verified-badge.tsx";

const servicesShown = 4;

/**
 * One vendor of the directory. The name's link covers the whole card; its rows line up with those of its
 * neighbours.
 */
export function VendorCardView({ vendor }: { vendor: VendorCard }) {
  const t = useText(messages).card;
  const { locale } = useLocale();
  const { first } = vendorNames(vendor, locale);
  return (
    <li className="relative row-span-4 grid grid-rows-subgrid gap-y-0 border-e border-b p-5 transition-colors hover:bg-band/50 has-[[data-cover]:focus-visible]:outline-3 has-[[data-cover]:focus-visible]:-outline-offset-3 has-[[data-cover]:focus-visible]:outline-larimar sm:p-6">
      <CardHead vendor={vendor} />
      <CardFacts vendor={vendor} />
      <CardServices services={vendor.services} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 self-end">
        <Link
          to={`/booking/${vendor.id}`}
          aria-label={t.bookWith(first.text)}
          className={buttonClass({ variant: "quiet", size: "small", className: "relative z-10 bg-card" })}
        >
          {t.book}
        </Link>
        <SampleMark vendor={vendor} />
      </div>
    </li>
  );
}

function CardHead({ vendor }: { vendor: VendorCard }) {
  const t = useText(messages).card;
  const { locale } = useLocale();
  const { search } = useLocation();
  const to = `/vendor/${vendor.id}`;
  const opening = useNavigation().location?.pathname === to;
  const { first, second } = vendorNames(vendor, locale);
  return (
    <div className="flex gap-4">
      <VendorPicture vendor={vendor} className="w-18 self-start sm:w-20" />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl leading-tight">
          {/* What the vendor's page needs to lead back here, filters and all. */}
          <Link
            to={to}
            state={{ directory: search }}
            lang={first.lang}
            data-cover
            className="decoration-1 underline-offset-[0.2em] outline-none after:absolute after:inset-0 hover:underline"
          >
            {first.text}
          </Link>
          {opening && (
            <span role="status">
              <LoaderCircle aria-hidden className="ms-2 inline size-5 animate-spin text-larimar" />
              <span className="sr-only">{t.opening}</span>
            </span>
          )}
        </h2>
        {second && (
          <p lang={second.lang} className="mt-0.5 text-muted text-sm">
            {second.text}
          </p>
        )}
        <p className="mt-1 text-sm">{vendor.fullName}</p>
      </div>
    </div>
  );
}

function CardFacts({ vendor }: { vendor: VendorCard }) {
  const t = useText(messages).card;
  const { categories } = useText(names);
  const spoken = useSpoken(vendor);
  return (
    <div className="mt-5 text-muted text-sm">
      <p className="font-semibold text-ink">{categories[vendor.category]}</p>
      <p className="mt-0.5 flex flex-wrap gap-x-4">
        <span className="inline-flex items-center gap-1.5">
          <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
          {vendor.location}
        </span>
        <Rating vendor={vendor} />
      </p>
      <p>{t.years(vendor.yearsInBusiness)}</p>
      {spoken && <p>{spoken}</p>}
      <VerifiedBadge vendor={vendor} className="mt-3" />
    </div>
  );
}

function CardServices({ services }: { services: readonly string[] }) {
  const t = useText(messages).card;
  const more = services.length - servicesShown;
  if (services.length === 0) return <div />;
  return (
    <ul aria-label={t.services} className="mt-4 border-t pt-3 text-sm">
      {services.slice(0, servicesShown).map((service) => (
        <li key={service} className="py-0.5">
          {service}
        </li>
      ))}
      {more > 0 && <li className="py-0.5 text-muted">{t.more(more)}</li>}
    </ul>
  );
}
