import { Check, Minus } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { ChoosePackage } from "../choose-package.tsx";
import { messages } from "../comparison-messages.ts";
import { messages as packageMessages } from "../messages.ts";
import { PackagePrice } from "../package-price.tsx";
import { packages, type RelocationPackage } from "../packages.ts";
import { type Group, groups, type Topic, topicsOf } from "./comparison.ts";

const cell = "border-t px-5 py-3.5 text-start align-top print:px-2 print:py-1";
const groupNames = Object.keys(groups) as Group[];

const tint = (offer: RelocationPackage) => offer.popular && "bg-band";

export function ComparisonTable({ className }: { className?: string }) {
  const t = useText(messages);
  const texts = useText(packageMessages);
  return (
    <div
      className={classNames("rounded-s rounded-br border border-line bg-card arch overflow-clip", className)}
    >
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t.caption}</caption>
        <colgroup>
          <col className="w-[19%]" />
          <col span={3} />
        </colgroup>
        <Head />
        <tbody>
          <Row name={texts.price}>{(offer) => <PackagePrice offer={offer} />}</Row>
          <Row name={texts.support}>
            {({ id }) => <span className="font-semibold">{texts[id].support}</span>}
          </Row>
          <Row name={texts.bestFor}>{({ id }) => texts[id].bestFor}</Row>
          <Row name={t.topics.base}>
            {(offer) =>
              offer === packages[0] ? (
                <span className="text-muted">{t.first}</span>
              ) : (
                <TopicCell offer={offer} topic="base" />
              )
            }
          </Row>
        </tbody>
        {groupNames.map((group) => (
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                className="border-t px-5 pt-9 pb-2.5 text-start align-bottom print:px-2 print:pt-2"
              >
                <span className="font-display font-semibold text-lg print:text-[10pt]">
                  {t.groups[group]}
                </span>
              </th>
              {/* Repeated for readers who no longer see the table's head. */}
              {packages.map((offer) => (
                <td
                  key={offer.id}
                  aria-hidden
                  className={classNames("border-t px-5 pb-2.5 align-bottom text-muted text-sm", tint(offer))}
                >
                  <span className="print:hidden">{offer.name}</span>
                </td>
              ))}
            </tr>
            {groups[group].map((topic) => (
              <Row key={topic} name={t.topics[topic]}>
                {(offer) => <TopicCell offer={offer} topic={topic} />}
              </Row>
            ))}
          </tbody>
        ))}
        <tbody className="print:hidden">
          <tr>
            <td className={cell} />
            {packages.map((offer) => (
              <td key={offer.id} className={classNames(cell, "py-6", tint(offer))}>
                <ChoosePackage offer={offer} className="w-full" />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Head() {
  const t = useText(messages);
  const texts = useText(packageMessages);
  return (
    <thead>
      <tr>
        <th
          scope="col"
          className="px-5 pb-5 text-start align-bottom font-semibold text-muted text-sm print:px-2"
        >
          {t.feature}
        </th>
        {packages.map((offer) => (
          <th
            key={offer.id}
            scope="col"
            className={classNames(
              "px-5 pb-5 text-start align-bottom font-normal print:px-2 print:pb-2",
              tint(offer),
            )}
          >
            {offer.popular && (
              <span className="-mx-5 mb-5 flex h-10 items-center bg-ambar px-5 font-semibold text-on-ambar text-sm print:mx-0 print:mb-1 print:h-auto print:bg-transparent print:px-0 print:text-ambar-text">
                {texts.mostPopular}
              </span>
            )}
            <span className="block font-display font-semibold text-3xl">{offer.name}</span>
            <span className="mt-1 block text-muted">{texts[offer.id].description}</span>
            <ChoosePackage offer={offer} className="mt-5 w-full print:hidden" />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ name, children }: { name: string; children: (offer: RelocationPackage) => ReactNode }) {
  return (
    <tr>
      <th scope="row" className={classNames(cell, "font-semibold text-muted text-sm print:text-[8.5pt]")}>
        {name}
      </th>
      {packages.map((offer) => (
        <td key={offer.id} className={classNames(cell, "text-sm print:text-[8.5pt]", tint(offer))}>
          {children(offer)}
        </td>
      ))}
    </tr>
  );
}

/** The package's own text, "included" if a smaller package has it, or a dash. */
function TopicCell({ offer, topic }: { offer: RelocationPackage; topic: Topic }) {
  const t = useText(messages);
  const texts = useText(packageMessages);
  const ownText = texts[offer.id].features[topicsOf[offer.id].indexOf(topic)];
  const smaller = packages.slice(0, packages.indexOf(offer));
  if (!ownText && !smaller.some(({ id }) => topicsOf[id].includes(topic)))
    return (
      <>
        <Minus aria-hidden className="size-4 text-muted" />
        <span className="sr-only">{t.notIncluded}</span>
      </>
    );
  return (
    <span className="flex gap-2.5">
      <Check aria-hidden className="mt-1 size-4 text-palma" strokeWidth={2.5} />
      {ownText ?? <span className="text-muted">{t.included}</span>}
    </span>
  );
}
