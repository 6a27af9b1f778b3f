import { CalendarDays, Languages, LoaderCircle, MapPin, Route } from "lucide-react";
import { Fragment } from "react";
import { Link, useLocation, useNavigation } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { FromPrice, VendorCard } from "../contract.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";
import { LateImage } from "../parts/late-image.tsx";
import { runsOfDays } from "../rules/open-days.ts";
import { serviceGroups } from "../rules/service-groups.ts";
import { vendorNames } from "../vendor-names.ts";
import { Rating, SampleMark, VendorPicture } from "../vendor-parts.tsx";
import { VerifiedMark } from "../verified-badge.tsx";

const servicesShown = 4;

type VendorCardProps = {
  vendor: VendorCard;
  /** In Santo Domingo. */
  /** The town that the visitor asks for, by the filter or in the search. */
  town?: string | undefined;
};

/** The link of the name covers the whole card. */
export function VendorCardView({ vendor, town }: VendorCardProps) {
  const t = useText(messages).card;
  const { locale } = useLocale();
  const { first } = vendorNames(vendor, locale);
  return (
    <li className="relative row-span-3 grid grid-cols-1 grid-rows-subgrid gap-y-0 border-e border-b p-4 sm:p-5 transition-colors hover:bg-band/50 has-[[data-cover]:focus-visible]:outline-3 has-[[data-cover]:focus-visible]:-outline-offset-3 has-[[data-cover]:focus-visible]:outline-larimar">
      <CardHead vendor={vendor} town={town} />
      {vendor.services.length > 0 || vendor.coverUrl ? (
        <div className="mt-4 flex items-start gap-4">
          <CardServices vendor={vendor} />
          {vendor.coverUrl && (
            <LateImage
              address={vendor.coverUrl}
              width={144}
              height={108}
              className="w-28 shrink-0 sm:w-36 xl:w-28"
            />
          )}
        </div>
      ) : (
        <div />
      )}
      <div className="mt-4 flex flex-wrap-reverse items-center justify-between gap-x-3 gap-y-2 self-end">
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

function CardHead({ vendor, town }: VendorCardProps) {
  const t = useText(messages).card;
  const { categories } = useText(names);
  const { locale } = useLocale();
  const { search } = useLocation();
  const to = `/vendor/${vendor.id}`;
  const opening = useNavigation().location?.pathname === to;
  const { first } = vendorNames(vendor, locale);
  return (
    <div className="flex gap-3 sm:gap-4">
      <VendorPicture vendor={vendor} logoInstead className="w-12 self-start sm:w-14" />
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <h2 className="text-lg leading-snug">
          {/* The vendor's page leads back to these filters. */}
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
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted text-sm">
          <span className="font-semibold text-ink">{categories[vendor.category]}</span>
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4" strokeWidth={1.75} />
            {vendor.location}
          </span>
          {town && vendor.servedTowns.some((one) => one === town) && (
            <span className="inline-flex items-center gap-1.5 text-ink">
              <Route aria-hidden className="size-4 text-muted" strokeWidth={1.75} />
              {t.comes(town)}
            </span>
          )}
        </p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <Rating vendor={vendor} />
          <CardPrice vendor={vendor} />
          <VerifiedMark vendor={vendor} />
        </p>
        <CardFacts vendor={vendor} />
      </div>
    </div>
  );
}

/** The level as the vendor chose it, and the amount that it names itself. */
function CardPrice({ vendor: { priceRange, fromPrice } }: { vendor: VendorCard }) {
  const t = useText(messages).card;
  return (
    <>
      {priceRange && (
        <span className="font-semibold text-ink">
          <span aria-hidden>{priceRange}</span>
          <span className="sr-only">{t.price[priceRange]}</span>
        </span>
      )}
      {fromPrice && <span className="text-ink">{t.from(formatPrice(fromPrice))}</span>}
    </>
  );
}

const signs = { DOP: "RD$", USD: "US$", EUR: "€" };

/** "RD$1,500", "US$39.99": as Dominicans write it, in both languages. */
function formatPrice({ amount, currency }: FromPrice): string {
  const cents = amount % 1 === 0 ? 0 : 2;
  return `${signs[currency]}${amount.toLocaleString("en-US", { minimumFractionDigits: cents, maximumFractionDigits: cents })}`;
}

/** What people ask first: do they speak my language, and when do they work? */
function CardFacts({ vendor }: Pick<VendorCardProps, "vendor">) {
  const t = useText(messages).card;
  const { languages: words } = useText(names);
  const languages = [vendor.speaksEnglish && words.English, vendor.speaksSpanish && words.Spanish];
  const spoken = languages.filter(Boolean).join(", ");
  const open = useOpenText(vendor);
  return (
    <p className="mt-1 grid gap-y-1 text-sm">
      {spoken && (
        <span className="inline-flex items-center gap-1.5">
          <Languages aria-hidden className="size-4 text-muted" strokeWidth={1.75} />
          <span className="sr-only">{t.languages} </span>
          {spoken}
        </span>
      )}
      {open && (
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden className="size-4 text-muted" strokeWidth={1.75} />
          {open}
        </span>
      )}
    </p>
  );
}

/** "Mon–Sat · open tomorrow". Of today it says nothing: the hours of today may be over. */
function useOpenText({ openDays, nextOpen }: VendorCard): string {
  const t = useText(messages).card;
  const { locale } = useLocale();
  const { shortWeekdays, weekdays } = useText(names);
  if (!nextOpen) return "";
  const { date, day, inDays } = nextOpen;
  if (inDays === 1 && openDays.length === Object.keys(weekdays).length) return t.everyDay;
  const runs = runsOfDays(openDays).map(({ from, to }) =>
    from === to ? shortWeekdays[from] : `${shortWeekdays[from]}–${shortWeekdays[to]}`,
  );
  const days = runs.join(", ");
  if (inDays === 1) return t.openTomorrow(days);
  if (inDays <= 7) return t.open(days, weekdays[day]);
  const noon = new Date(`${date}T12:00:00Z`);
  return t.openAgain(
    days,
    noon.toLocaleDateString(locale, { day: "numeric", month: "long", timeZone: "UTC" }),
  );
}

function CardServices({ vendor }: { vendor: VendorCard }) {
  const t = useText(messages).card;
  const { locale } = useLocale();
  const { services, serviceNames } = vendor;
  const more = services.length - servicesShown;
  if (services.length === 0) return null;
  const groups = serviceGroups({ services: services.slice(0, servicesShown), serviceNames }, locale);
  return (
    <ul
      aria-label={t.services}
      className="min-w-0 flex-1 text-sm [&>li]:inline [&>li:not(:last-child)]:after:ms-1 [&>li:not(:last-child)]:after:text-muted [&>li:not(:last-child)]:after:content-['·']"
    >
      {groups.map(({ name, own }) => (
        // The space lets a line end after the dot.
        <Fragment key={name ?? own[0]}>
          <li lang={name ? undefined : ""}>
            {name ? (
              <>
                {name}
                {own.length > 0 && (
                  <span lang="" className="text-muted">
                    {" "}
                    ({own.join(", ")})
                  </span>
                )}
              </>
            ) : (
              own
            )}
          </li>{" "}
        </Fragment>
      ))}
      {more > 0 && <li className="text-muted">{t.more(more)}</li>}
    </ul>
  );
}
