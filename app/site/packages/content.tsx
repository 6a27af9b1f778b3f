import { Printer } from "lucide-react";
import { Link } from "react-router";
import { organizationOf, StructuredData } from "#app/site/seo/structured-data.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useOperator } from "#platform/config/operator-context.tsx";
import { useSiteAddress } from "#platform/config/site-context.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { ComparisonTable } from "./comparison/comparison-table.tsx";
import { messages } from "./comparison-messages.ts";
import { messages as packageMessages } from "./messages.ts";
import { PackageInFull } from "./package-in-full.tsx";
import { packages } from "./packages.ts";

export default function PackagesContent() {
  const t = useText(messages);
  const texts = useText(packageMessages);
  const { supportPhone } = useOperator();
  return (
    <>
      <OffersData />
      <Head />
      <div className="wrap pb-16 lg:pb-24 print:pb-0">
        <Overview />
        <ComparisonTable className="max-lg:hidden print:block" />
        <p className="mt-5 max-w-measure text-muted text-sm max-lg:hidden print:hidden">
          <FinePrint />
        </p>
        <section aria-labelledby="full-heading" className="lg:mt-20 print:mt-6">
          <h2 id="full-heading" className="max-lg:sr-only print:not-sr-only">
            {t.full}
          </h2>
          <div className="space-y-6 lg:mt-8 lg:space-y-0 print:mt-3 print:space-y-5">
            {packages.map((offer) => (
              <PackageInFull key={offer.id} offer={offer} />
            ))}
          </div>
        </section>
        <WhyUs list={texts.whyUsList} title={texts.whyUs} />
        <p className="mt-6 text-muted text-sm lg:hidden print:block">
          <FinePrint />
        </p>
        <p className="mt-3 hidden print:block">{`${t.questions} ${supportPhone}`}</p>
      </div>
      <Closing />
    </>
  );
}

function Head() {
  const t = useText(messages);
  const texts = useText(packageMessages);
  const isHydrated = useHydrated();
  return (
    <header className="wrap grid items-end gap-x-12 gap-y-6 pt-6 pb-10 lg:grid-cols-12 lg:pb-14 print:pb-4">
      <div className="lg:col-span-8">
        <h1>{t.heading}</h1>
        <p className="mt-6 max-w-measure text-lg text-muted print:mt-2">{t.lead}</p>
      </div>
      <div className="flex flex-wrap items-center gap-4 lg:col-span-4 lg:flex-col lg:items-end print:hidden">
        <p className="font-display font-semibold text-ambar-text text-xl">{texts.saveUpTo}</p>
        {/* Without scripts the browser's own menu prints. */}
        <Button
          variant="quiet"
          onClick={() => window.print()}
          className={classNames("max-sm:hidden print:hidden", !isHydrated && "invisible")}
        >
          <Printer aria-hidden className="size-5" />
          {t.print}
        </Button>
      </div>
    </header>
  );
}

function Overview() {
  const t = useText(messages);
  const texts = useText(packageMessages);
  const { locale } = useLocale();
  return (
    <nav aria-label={t.overview} className="mb-8 border-b lg:hidden print:hidden">
      <ul>
        {packages.map(({ id, name, priceCents }) => (
          <li key={id} className="border-t">
            <a href={`#${id}`} className="flex min-h-12 flex-wrap items-center gap-x-4 py-2">
              <span className="me-auto font-display font-semibold text-larimar text-xl underline decoration-1 underline-offset-4">
                {name}
              </span>
              <span className="font-semibold">{formatMoney(priceCents, "USD", locale)}</span>
              <span className="w-20 text-end text-muted text-sm">{texts[id].support}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WhyUs({ title, list }: { title: string; list: readonly string[] }) {
  return (
    <section
      aria-labelledby="why-heading"
      className="mt-14 border-t pt-10 lg:mt-0 lg:grid lg:grid-cols-12 print:hidden"
    >
      <h2 id="why-heading" className="text-2xl lg:col-span-4">
        {title}
      </h2>
      <ul className="mt-5 grid gap-x-10 sm:grid-cols-2 lg:col-span-8 lg:mt-0 lg:ps-8">
        {list.map((reason) => (
          <li key={reason} className="border-t py-4 text-muted sm:nth-[-n+2]:border-t-0 sm:nth-[-n+2]:pt-0">
            {reason}
          </li>
        ))}
      </ul>
    </section>
  );
}

function FinePrint() {
  const t = useText(messages).fine;
  return (
    <>
      {t.before}
      <Link to="/services" className="text-link">
        {t.services}
      </Link>
      {t.between}
      <Link to="/terms" className="text-link">
        {t.terms}
      </Link>
      {t.after}
    </>
  );
}

function Closing() {
  const t = useText(messages).closing;
  return (
    <ClosingBand heading={t.heading} text={t.text}>
      <Link to="/#contact" className={buttonClass({ variant: "action", size: "large" })}>
        {t.talk}
      </Link>
      <Link to="/services" className="text-link inline-flex min-h-11 items-center font-semibold">
        {t.services}
      </Link>
    </ClosingBand>
  );
}

/** Data for search engines, with the current prices. */
function OffersData() {
  const texts = useText(packageMessages);
  const site = useSiteAddress();
  const things = packages.map(({ id, name, priceCents }) => ({
    "@type": "Service",
    "@id": `${site}/packages#${id}`,
    name: `Arribo ${name}`,
    description: texts[id].detail,
    areaServed: { "@type": "Country", name: "DO" },
    provider: organizationOf(site),
    offers: {
      "@type": "Offer",
      url: `${site}/packages#${id}`,
      price: (priceCents / 100).toFixed(2),
      priceCurrency: "USD",
    },
  }));
  return <StructuredData things={things} />;
}
