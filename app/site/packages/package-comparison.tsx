import { type ReactNode, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { FeatureList, PackageDetails } from "./package-details.tsx";
import { PackagePrice } from "./package-price.tsx";
import { collapsedFeatures, packages, type RelocationPackage } from "./packages.ts";

// On wide screens one grid: labels in column 1, a package in each of columns 2 to 4. On phones a row of cards that scrolls
// sideways: below each other they would be half of the page.
/** Classes, because the CSP forbids style attributes. */
const columns = ["[--column:2]", "[--column:3]", "[--column:4]"];

const cell = "lg:col-start-(--column) lg:border-t lg:px-6 lg:py-5";
const row = {
  name: "lg:row-start-1",
  price: "lg:row-start-2",
  support: "lg:row-start-3",
  bestFor: "lg:row-start-4",
  included: "lg:row-start-5",
  actions: "lg:row-start-6",
};

type PackageComparisonProps = { choose: (chosen: RelocationPackage) => ReactNode };

export function PackageComparison({ choose }: PackageComparisonProps) {
  return (
    <div className="swipe-row lg:arch lg:grid-cols-[8.5rem_repeat(3,minmax(0,1fr))] lg:gap-0 lg:overflow-hidden lg:rounded-s lg:rounded-br lg:border lg:border-line lg:bg-card">
      <RowLabels />
      {packages.map((offer, index) => (
        <PackageColumn key={offer.id} offer={offer} index={index} choose={choose} />
      ))}
    </div>
  );
}

function RowLabels() {
  const t = useText(messages);
  const labels = [
    [row.price, t.price],
    [row.support, t.support],
    [row.bestFor, t.bestFor],
    [row.included, t.included],
  ] as const;
  return (
    <div aria-hidden className="hidden lg:contents">
      {labels.map(([place, label]) => (
        <p
          key={label}
          className={classNames("col-start-1 border-t py-5 ps-6 font-semibold text-muted text-sm", place)}
        >
          {label}
        </p>
      ))}
      <p className={classNames("col-start-1 border-t", row.actions)} />
    </div>
  );
}

type PackageColumnProps = {
  offer: RelocationPackage;
  index: number;
  choose: PackageComparisonProps["choose"];
};

function PackageColumn({ offer, index, choose }: PackageColumnProps) {
  const t = useText(messages);
  const text = t[offer.id];
  const [open, setOpen] = useState(false);
  const id = useId();
  const hidden = text.features.length - collapsedFeatures;
  return (
    <article
      aria-labelledby={offer.id}
      className={classNames(
        "swipe-card rounded border p-5 sm:p-7 lg:contents",
        columns[index],
        offer.popular ? "border-line bg-band" : "bg-card",
      )}
    >
      {offer.popular && (
        <div
          aria-hidden
          className="hidden bg-band lg:col-start-(--column) lg:row-start-1 lg:row-end-7 lg:block"
        />
      )}
      <header className={classNames("lg:col-start-(--column) lg:px-6 lg:pt-7 lg:pb-5", row.name)}>
        {offer.popular && (
          <p className="-mx-5 -mt-5 mb-5 flex h-10 items-center bg-ambar px-5 font-semibold text-on-ambar text-sm sm:-mx-7 sm:-mt-7 sm:px-7 lg:-mx-6 lg:-mt-7 lg:px-6">
            {t.mostPopular}
          </p>
        )}
        <h3 id={offer.id} className={classNames("text-3xl", !offer.popular && "lg:pt-8")}>
          {offer.name}
        </h3>
        <p className="mt-1 text-muted">{text.description}</p>
      </header>
      <PackagePrice offer={offer} className={classNames("mt-5 lg:mt-0", cell, row.price)} />
      <dl className="lg:contents">
        <Fact label={t.support} place={row.support}>
          <span className="font-semibold">{text.support}</span>
        </Fact>
        <Fact label={t.bestFor} place={row.bestFor}>
          {text.bestFor}
        </Fact>
      </dl>
      <div className={classNames("mt-5 border-t pt-5 lg:mt-0", cell, row.included)}>
        <FeatureList features={text.features.slice(0, collapsedFeatures)} />
        {!open && hidden > 0 && <p className="mt-3 font-semibold text-muted text-sm">{t.more(hidden)}</p>}
      </div>
      <div
        className={classNames("mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 lg:mt-0", cell, row.actions)}
      >
        {choose(offer)}
        <Button
          variant="link"
          aria-expanded={open}
          aria-controls={`${id}-details`}
          onClick={() => setOpen(!open)}
        >
          <span>
            {open ? t.showLess : t.viewDetails} <span className="sr-only">{t.ofPackage(offer.name)}</span>
          </span>
        </Button>
      </div>
      <PackageDetails offer={offer} id={`${id}-details`} open={open} index={index} />
    </article>
  );
}

function Fact({ label, place, children }: { label: string; place: string; children: ReactNode }) {
  return (
    <div className={classNames("mt-4 lg:mt-0", cell, place)}>
      <dt className="font-semibold text-muted text-sm lg:sr-only">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
