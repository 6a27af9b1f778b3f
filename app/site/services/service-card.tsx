import { ArrowUp, Check, ChevronDown, Clock, type LucideIcon, Minus } from "lucide-react";
import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { catalogue } from "./catalogue/catalogue.ts";
import { messages } from "./messages.ts";
import { type Service, summaries } from "./services.ts";

type ServiceCardProps = {
  service: Service;
  /** Alternates the side of the sheet on wide screens. */
  flip: boolean;
};

export function ServiceCard({ service, flip }: ServiceCardProps) {
  const t = useText(messages);
  const { id, icon: Icon } = service;
  const { name } = useText(summaries)[id];
  const text = useText(catalogue[id]);
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      className="grid overflow-clip rounded border bg-card first:rounded-tr-arch lg:grid-cols-12 print:block print:border-0"
    >
      <div className={classNames("p-5 sm:p-10 lg:col-span-7 print:p-0", flip && "lg:order-2")}>
        <Icon aria-hidden className="size-9 text-larimar" strokeWidth={1.25} />
        <h2 id={`${id}-name`} className="mt-4">
          {name}
        </h2>
        <p className="mt-4 max-w-measure sm:text-lg">{text.lead}</p>
        <h3 className="mt-9 text-lg">{t.steps}</h3>
        <ol className="mt-3 max-w-measure max-sm:text-sm">
          {text.steps.map((step, index) => (
            <li key={step} className="grid grid-cols-[2.25rem_1fr] border-t py-2.5 sm:py-3.5">
              <span aria-hidden className="font-display font-semibold text-ambar-text text-lg leading-tight">
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <Rules service={service} />
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 print:hidden">
          <Link to="/#contact" className={buttonClass({ variant: "action" })}>
            <span>
              {t.ask}
              <span className="sr-only">: {name}</span>
            </span>
          </Link>
          <Link
            to={`/vendor-directory?${new URLSearchParams({ category: service.category })}`}
            className="text-link inline-flex min-h-11 items-center"
          >
            {text.providers}
          </Link>
        </p>
      </div>
      <Sheet service={service} flip={flip} />
    </article>
  );
}

function Sheet({ service, flip }: ServiceCardProps) {
  const t = useText(messages);
  const { name } = useText(summaries)[service.id];
  const text = useText(catalogue[service.id]);
  return (
    <div
      className={classNames(
        "space-y-6 border-t bg-band p-5 sm:space-y-8 sm:p-10 lg:col-span-5 lg:border-t-0 print:border-0 print:bg-transparent print:p-0",
        flip ? "lg:order-1 lg:border-e" : "lg:border-s",
      )}
    >
      <Entries icon={Clock} colour="text-larimar" title={t.time} all={text.time} />
      <Entries icon={Check} colour="text-palma" title={t.ready} all={text.ready} />
      <Entries icon={Minus} colour="text-flamboyan" title={t.without} all={text.without} />
      <div>
        <h3 className="text-lg">{t.covered}</h3>
        <p className="mt-2 max-sm:text-sm">{text.covered}</p>
        <Link to="/packages" className="text-link mt-1 inline-flex min-h-11 items-center print:hidden">
          {t.compare}
          <span className="sr-only">: {name}</span>
        </Link>
      </div>
      <a
        href="#services"
        className="text-link inline-flex min-h-11 items-center gap-2 text-sm lg:hidden print:hidden"
      >
        <ArrowUp aria-hidden className="size-4" />
        {t.index}
      </a>
    </div>
  );
}

type EntriesProps = { icon: LucideIcon; colour: string; title: string; all: readonly string[] };

function Entries({ icon: Icon, colour, title, all }: EntriesProps) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-2 max-sm:text-sm">
        {all.map((one) => (
          <li key={one} className="flex gap-3 py-1 sm:py-1.5">
            <Icon aria-hidden className={classNames("mt-1 size-4", colour)} />
            <span>{one}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Folded, as most readers look for the steps first. */
function Rules({ service }: { service: Service }) {
  const t = useText(messages);
  const { name } = useText(summaries)[service.id];
  const text = useText(catalogue[service.id]);
  return (
    <details className="group mt-2 max-w-measure border-y print:details-content:[content-visibility:visible]">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-2 font-semibold text-larimar hover:text-larimar-hover [&::-webkit-details-marker]:hidden">
        <span>
          {t.rules}
          <span className="sr-only">: {name}</span>
        </span>
        <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <dl className="pb-4">
        {Object.entries(text.rules).map(([id, { rule, source }]) => (
          <div key={id} className="py-2.5">
            <dt>{rule}</dt>
            <dd className="mt-0.5 text-muted text-sm">{source}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
