import {
  AlarmClockOff,
  CircleCheck,
  CircleX,
  Clock,
  FlaskConical,
  Hourglass,
  type LucideIcon,
  Undo2,
  UserCheck,
} from "lucide-react";
import { useRef } from "react";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Badge, type BadgeTone } from "#app/ui/badge.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { telLink } from "#platform/text/phone-link.ts";
import type { Dispatch, Offer, OfferState } from "../contract.ts";
import { messages } from "./messages.ts";
import { OfferMessage } from "./offer-message.tsx";
import { useDurationText, useMomentText } from "./time-texts.ts";

const looks: Record<OfferState, { tone: BadgeTone; icon: LucideIcon }> = {
  next: { tone: "neutral", icon: Clock },
  offered: { tone: "pending", icon: Hourglass },
  accepted: { tone: "completed", icon: CircleCheck },
  declined: { tone: "cancelled", icon: CircleX },
  expired: { tone: "neutral", icon: AlarmClockOff },
  taken: { tone: "neutral", icon: UserCheck },
  withdrawn: { tone: "neutral", icon: Undo2 },
  returned: { tone: "cancelled", icon: Undo2 },
};

export function OfferList({ dispatch, offered }: { dispatch: Dispatch; offered: readonly Offer[] }) {
  const t = useText(messages).offers;
  const others = dispatch.offers.filter((offer) => !offered.includes(offer));
  const inLine = others.some(({ state }) => state === "next");
  if (dispatch.offers.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{t.title}</h3>
      <ol className="mt-2 border-t">
        {offered.map((offer) => (
          <OfferRow key={offer.id} dispatch={dispatch} offer={offer} />
        ))}
      </ol>
      {others.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 items-center text-link text-sm">
            {(inLine ? t.inLine : t.neverAsked)(others.length)}
          </summary>
          <ol className="border-t">
            {others.map((offer) => (
              <OfferRow key={offer.id} dispatch={dispatch} offer={offer} />
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

function OfferRow({ dispatch, offer }: { dispatch: Dispatch; offer: Offer }) {
  const t = useText(messages).offers;
  const row = useRef<HTMLLIElement>(null);
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2 border-b py-3 sm:grid-cols-[1.75rem_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <span className="pt-0.5 text-muted lining-nums">{offer.rank}.</span>
      <div className="min-w-0">
        <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {offer.vendorName}
        </p>
        <p className="text-sm">
          <a
            href={telLink(offer.phone)}
            className="-my-1.5 inline-flex min-h-11 items-center text-link lining-nums lg:min-h-8"
          >
            <span className="sr-only">{t.call(offer.vendorName)}: </span>
            {offer.phone}
          </a>
        </p>
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          <span dir="auto">{offer.service}</span> · {offer.zone}, {offer.sameZone ? t.sameZone : t.travels}
        </p>
      </div>
      <div className="min-w-0 max-sm:col-start-2 max-sm:mt-2">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge {...looks[offer.state]}>{t.states[offer.state]}</Badge>
          {offer.isSample && <Badge icon={FlaskConical}>{t.sample}</Badge>}
          <OfferTime offer={offer} />
        </p>
        {offer.returnReason && (
          <p dir="auto" className="text-sm [overflow-wrap:anywhere]">
            {t.reason(offer.returnReason)}
          </p>
        )}
        <OfferMessage dispatch={dispatch} offer={offer} row={row} />
      </div>
    </li>
  );
}

/** Time left counts from the sending of the message, so an unsent offer shows none. */
function OfferTime({ offer: { state, message, answeredAt, expiresAt } }: { offer: Offer }) {
  const t = useText(messages).offers;
  const duration = useDurationText();
  const now = useNow();
  const moment = useMomentText();
  const text = () => {
    if (state === "offered" && message === "ready") return t.unsent;
    if (state === "offered" && expiresAt)
      return t.left(duration(Date.parse(expiresAt) - now), moment(expiresAt));
    if (state === "expired" && expiresAt) return t.over(moment(expiresAt));
    return answeredAt ? t.answered(moment(answeredAt)) : undefined;
  };
  return <span className="text-muted text-sm empty:hidden">{text()}</span>;
}
