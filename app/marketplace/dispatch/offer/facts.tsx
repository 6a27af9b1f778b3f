import { AlarmClock, Banknote, CalendarClock, Hourglass, type LucideIcon, MapPin, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { OfferView } from "../contract.ts";
import { jobNames, messages, serviceName } from "../offer-messages.ts";
import { lengthText, payText, whenText } from "../rules/job-facts.ts";
import { untilText } from "./until-text.ts";

/** The job, with what a worker asks first at the top: when, where, how much, how long. */
export function OfferFacts({ offer, now }: { offer: OfferView; now: number }) {
  const t = useText(messages);
  const { services, urgencies } = useText(jobNames);
  const { locale } = useLocale();
  const { serviceType, location, place, urgency, description, expiresAt } = offer;
  return (
    <dl className="arch mt-6 grid gap-4 rounded-s rounded-br border border-line bg-card p-5 sm:p-7">
      <div>
        <dt className="sr-only">{t.facts.job}</dt>
        <dd dir="auto" className="font-display font-semibold text-2xl [overflow-wrap:anywhere]">
          {serviceName(serviceType, services)}
        </dd>
      </div>
      <Fact icon={CalendarClock} name={t.facts.when}>
        <Known text={whenText(offer, locale)} />
      </Fact>
      <Fact icon={MapPin} name={t.facts.zone}>
        {place && (
          <span dir="auto" className="block [overflow-wrap:anywhere]">
            {place}
          </span>
        )}
        {location}
      </Fact>
      <Fact icon={Banknote} name={t.facts.pay}>
        <Known text={payText(offer)} />
      </Fact>
      <Fact icon={Hourglass} name={t.facts.length}>
        <Known text={lengthText(offer, locale)} />
      </Fact>
      <div className="border-t pt-4">
        <dt className="text-muted text-sm">{t.facts.work}</dt>
        <dd dir="auto" className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">
          {description || t.facts.noWork}
        </dd>
      </div>
      <Fact icon={Zap} name={t.facts.urgency}>
        {urgencies[urgency]}
      </Fact>
      {offer.state === "offered" && expiresAt && (
        <Fact icon={AlarmClock} name={t.facts.until} className="border-t pt-4">
          <time dateTime={expiresAt}>{untilText(expiresAt, now, locale, t)}</time>
          <span className="block font-normal text-muted text-sm">{t.facts.clock}</span>
        </Fact>
      )}
    </dl>
  );
}

function Known({ text }: { text: string | null }) {
  const t = useText(messages).facts;
  return text ?? <span className="font-normal text-muted">{t.later}</span>;
}

type FactProps = { icon: LucideIcon; name: string; className?: string; children: ReactNode };

function Fact({ icon: Icon, name, className = "", children }: FactProps) {
  return (
    <div className={`grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 ${className}`}>
      <dt className="contents">
        <Icon aria-hidden className="mt-0.5 size-6 text-larimar" />
        <span className="self-center text-muted text-sm">{name}</span>
      </dt>
      <dd className="col-start-2 font-semibold">{children}</dd>
    </div>
  );
}
