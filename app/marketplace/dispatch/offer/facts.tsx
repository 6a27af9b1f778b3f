import { AlarmClock, type LucideIcon, MapPin, Zap } from "lucide-react";
import type { ReactNode } from "react";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { OfferView } from "../contract.ts";
import { jobNames, messages, serviceName } from "../offer-messages.ts";
import { untilText } from "./until-text.ts";

export function OfferFacts({ offer, now }: { offer: OfferView; now: number }) {
  const t = useText(messages);
  const { services, urgencies } = useText(jobNames);
  const { locale } = useLocale();
  const { serviceType, location, urgency, description, expiresAt } = offer;
  return (
    <dl className="arch mt-6 grid gap-4 rounded-s rounded-br border border-line bg-card p-5 sm:p-7">
      <div>
        <dt className="sr-only">{t.facts.job}</dt>
        <dd dir="auto" className="font-display font-semibold text-2xl [overflow-wrap:anywhere]">
          {serviceName(serviceType, services)}
        </dd>
      </div>
      <Fact icon={MapPin} name={t.facts.zone}>
        {location}
      </Fact>
      <Fact icon={Zap} name={t.facts.urgency}>
        {urgencies[urgency]}
      </Fact>
      <div>
        <dt className="text-muted text-sm">{t.facts.work}</dt>
        <dd dir="auto" className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">
          {description || t.facts.noWork}
        </dd>
      </div>
      {offer.state === "offered" && expiresAt && (
        <Fact icon={AlarmClock} name={t.facts.until} className="border-t pt-4">
          <time dateTime={expiresAt}>{untilText(expiresAt, now, locale, t)}</time>
          <span className="block font-normal text-muted text-sm">{t.facts.clock}</span>
        </Fact>
      )}
    </dl>
  );
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
