import { Check } from "lucide-react";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { collapsedFeatures, type RelocationPackage } from "./packages.ts";

type PackageDetailsProps = { offer: RelocationPackage; id: string; open: boolean; index: number };

const rows = ["[--row:7]", "[--row:8]", "[--row:9]"];

export function PackageDetails({ offer, id, open, index }: PackageDetailsProps) {
  const t = useText(messages);
  const text = t[offer.id];
  return (
    <div
      id={id}
      hidden={!open}
      className={classNames(
        "mt-6 border-t pt-6 lg:col-span-full lg:row-start-(--row) lg:mt-0 lg:px-6 lg:py-8",
        rows[index],
      )}
    >
      {open && (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h4 className="font-display text-xl">{t.inFull(offer.name)}</h4>
            <p className="mt-2 max-w-measure">{text.detail}</p>
            <Heading className="mt-8">{t.alsoIncluded(offer.name)}</Heading>
            <FeatureList features={text.features.slice(collapsedFeatures)} wide />
          </div>
          <div className="lg:col-span-5">
            <Heading>{t.safetyFeatures}</Heading>
            <FeatureList features={text.safety} />
            <Heading className="mt-8">{t.whyUs}</Heading>
            <FeatureList features={t.whyUsList} />
          </div>
        </div>
      )}
    </div>
  );
}

function Heading({ className = "", children }: { className?: string; children: string }) {
  return <h4 className={`mb-3 ${className}`}>{children}</h4>;
}

export function FeatureList({ features, wide = false }: { features: readonly string[]; wide?: boolean }) {
  return (
    <ul className={wide ? "grid gap-x-8 sm:grid-cols-2" : undefined}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5 pb-1.5 text-sm sm:pb-2">
          <Check aria-hidden className="mt-1 size-4 text-palma" strokeWidth={2.5} />
          <span>{feature}</span>
        </li>
      ))}
    </ul>
  );
}
