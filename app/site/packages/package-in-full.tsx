import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { ChoosePackage } from "./choose-package.tsx";
import { messages } from "./comparison-messages.ts";
import { messages as packageMessages } from "./messages.ts";
import { FeatureList } from "./package-details.tsx";
import { PackagePrice } from "./package-price.tsx";
import type { RelocationPackage } from "./packages.ts";

export function PackageInFull({ offer }: { offer: RelocationPackage }) {
  const t = useText(messages);
  const texts = useText(packageMessages);
  const text = texts[offer.id];
  return (
    <article
      id={offer.id}
      aria-labelledby={`${offer.id}-name`}
      className={classNames(
        "grid rounded border lg:grid-cols-12 lg:rounded-none lg:border-x-0 lg:border-hairline lg:border-b-0 lg:bg-transparent print:block print:break-inside-avoid print:border-0 print:bg-transparent",
        offer.popular ? "border-line bg-band" : "bg-card",
      )}
    >
      <div className="p-5 sm:p-8 lg:col-span-4 lg:px-0 print:p-0">
        {offer.popular && (
          <p className="-mx-5 -mt-5 mb-5 flex h-10 items-center bg-ambar px-5 font-semibold text-on-ambar text-sm sm:-mx-8 sm:-mt-8 sm:px-8 lg:mx-0 lg:mt-0 lg:inline-flex lg:px-4 print:hidden">
            {texts.mostPopular}
          </p>
        )}
        <h3 id={`${offer.id}-name`} className="text-3xl">
          {offer.name}
        </h3>
        <p className="mt-1 text-muted">{text.description}</p>
        <PackagePrice offer={offer} className="mt-4 lg:hidden print:hidden" />
        <p className="mt-4 font-semibold">{text.supportFull}</p>
        <p className="mt-1">
          <span className="text-muted">{texts.bestFor}:</span> {text.bestFor}
        </p>
        <ChoosePackage offer={offer} className="mt-5 print:hidden" />
      </div>
      <div className="border-t p-5 sm:p-8 lg:col-span-8 lg:border-t-0 lg:pe-0 print:p-0 print:pt-2">
        <p className="max-w-measure text-lg print:text-base">{text.detail}</p>
        <div className="mt-8 lg:hidden print:hidden">
          <h4 className="mb-3">{t.features}</h4>
          <FeatureList features={text.features} />
        </div>
        <div className="mt-8 print:mt-3">
          <h4 className="mb-3">{texts.safetyFeatures}</h4>
          <FeatureList features={text.safety} wide />
        </div>
      </div>
    </article>
  );
}
