import { useQuery } from "@tanstack/react-query";
import { LifeBuoy, X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useNotificationOpened } from "#app/staff/outbox/queries.ts";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { SafetyUrgencyBadge } from "#app/support/safety/urgency-badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { toDuration } from "#platform/i18n/due.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { NewCall } from "./contract.ts";
import { messages } from "./messages.ts";
import { newCallsQueryOptions } from "./queries.ts";

const list = "/admin/safety-requests";

/** New calls for help at the top of every staff screen, which makes room for them (layout/desk/floating.css). */
export function NewCalls() {
  const t = useText(messages).newCalls;
  const { data } = useQuery({ ...newCallsQueryOptions(), ...liveQueryOptions });
  const opened = useNotificationOpened();
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const hide = ({ notification }: NewCall) => {
    setHidden((before) => [...before, notification]);
    opened.mutate(notification, {
      onError: () => {
        setHidden((before) => before.filter((one) => one !== notification));
        errorToast(t.notClosed);
      },
    });
  };
  const calls = data?.items.filter(({ notification }) => !hidden.includes(notification)) ?? [];
  return (
    <section aria-label={t.region} className="desk-cards print:hidden">
      {/* Apart from the cards: their time changes, and nobody wants to hear that. It is there before its text. */}
      <p aria-live="assertive" className="sr-only">
        {calls[0] && t.said(calls[0].name)}
      </p>
      <ul>
        {calls.map((call, place) => (
          <Card
            key={call.id}
            call={call}
            total={place === 0 ? (data?.total ?? 0) : 0}
            hide={() => hide(call)}
          />
        ))}
      </ul>
    </section>
  );
}

type CardProps = {
  call: NewCall;
  /** How many there are, on the first card. */
  total: number;
  hide: () => void;
};

function Card({ call, total, hide }: CardProps) {
  const t = useText(messages).newCalls;
  const { locale } = useLocale();
  const { id, name, reference, urgency, words } = call;
  const close = () => {
    hide();
    // The button goes with its card.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <li className="desk-card" data-urgency={urgency}>
      <LifeBuoy aria-hidden className="desk-card-icon" />
      <p className="desk-card-who">
        <strong dir="auto">{name}</strong>
        {urgency === "normal" ? t.kind : <SafetyUrgencyBadge urgency={urgency} />}
        <Age since={call.createdAt} />
      </p>
      <p className="desk-card-words" dir="auto" lang={call.locale} title={words}>
        {words}
      </p>
      <p className="desk-card-acts">
        {total > 1 && (
          <Link to={list} className="text-link font-semibold text-sm">
            {t.all(formatCount(total, locale))}
          </Link>
        )}
        <Link
          to={deskRecordPath({ kind: "safety_request", id })}
          onClick={hide}
          className={buttonClass({ variant: "primary", size: "small" })}
        >
          {t.open}
          <span className="sr-only">: {name}</span>
        </Link>
      </p>
      <button
        type="button"
        aria-label={t.close(reference)}
        title={t.closeHint}
        // A click leaves the focus where one types.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => (event.detail === 0 ? close() : hide())}
        className="desk-icon"
      >
        <X aria-hidden />
      </button>
    </li>
  );
}

function Age({ since }: { since: string }) {
  const t = useText(messages);
  const { unit, amount } = toDuration(Math.max(0, useNow() - Date.parse(since)));
  return <span className="desk-card-age">{amount === 0 ? t.now : t[unit](amount)}</span>;
}
