import { MoonStar } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Dispatch, Offer } from "../contract.ts";
import { jobNames, serviceName } from "../offer-messages.ts";
import { lengthText, payText, whenText } from "../rules/job-facts.ts";
import { CancelDispatch } from "./cancel.tsx";
import { DispatchAnnouncer } from "./dispatch-announcer.tsx";
import { DispatchStatusHeading } from "./dispatch-status.tsx";
import { messages } from "./messages.ts";
import { OfferList } from "./offer-list.tsx";
import { useMomentText } from "./time-texts.ts";

type DispatchDetailsProps = {
  dispatch: Dispatch;
  headingRef: Ref<HTMLHeadingElement>;
  refill: (dispatch: Dispatch) => void;
  clear: () => void;
};

export function DispatchDetails({ dispatch, headingRef, refill, clear }: DispatchDetailsProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const title = useId();
  const offered = dispatch.offers.filter(wasOffered);
  const canCancel = dispatch.status === "open" || dispatch.status === "accepted";
  return (
    <section
      aria-labelledby={title}
      className="arch grid gap-6 rounded-s rounded-br border border-line bg-card p-5 sm:p-7"
    >
      <DispatchAnnouncer dispatch={dispatch} />
      <DispatchStatusHeading dispatch={dispatch} titleId={title} headingRef={headingRef} refill={refill} />
      {dispatch.quietUntil && (
        <p className="flex items-start gap-3 rounded bg-in-progress-fill px-4 py-3 text-in-progress">
          <MoonStar aria-hidden className="mt-0.5 size-5" />
          {t.quiet(formatDateTime(dispatch.quietUntil, "time", locale))}
        </p>
      )}
      <Results dispatch={dispatch} offered={offered} />
      {offered.length > 0 && <AdminNotification dispatch={dispatch} offered={offered} />}
      <OfferList dispatch={dispatch} offered={offered} />
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={clear}>
          {t.watch.clear}
        </Button>
        {canCancel && (
          <Allowed to="work">
            <CancelDispatch dispatch={dispatch} />
          </Allowed>
        )}
      </div>
    </section>
  );
}

/** `expiresAt` is set when the offer's turn comes. */
function wasOffered(offer: Offer): boolean {
  return offer.expiresAt !== null;
}

function Results({ dispatch, offered }: { dispatch: Dispatch; offered: readonly Offer[] }) {
  const { watch: t, found, toSend } = useText(messages);
  const names = useText(jobNames);
  const { locale } = useLocale();
  const moment = useMomentText();
  const sent = offered.filter(({ message }) => message === "sent" || message === "sent_by_hand").length;
  const ready = offered.filter(({ state, message }) => state === "offered" && message === "ready").length;
  return (
    <div>
      <h3 className="sr-only">{t.results}</h3>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-3">
        <Fact name={t.notified} className="col-span-full">
          <span className="font-display font-semibold text-xl lining-nums">{sent}</span>
          {sent < offered.length && (
            <span className="ms-2 text-muted text-sm">
              {[found(offered.length), ready > 0 && toSend(ready)].filter(Boolean).join(", ")}
            </span>
          )}
        </Fact>
        <Fact name={t.service}>{serviceName(dispatch.serviceType, names.services)}</Fact>
        <Fact name={t.location}>{dispatch.location}</Fact>
        <Fact name={t.urgency}>{names.urgencies[dispatch.urgency]}</Fact>
        <WorkFacts dispatch={dispatch} />
        <Fact name={t.given} className="col-span-full">
          {t.givenBy(moment(dispatch.createdAt), dispatch.createdBy)}
        </Fact>
        {dispatch.description && (
          <Fact name={t.description} className="col-span-full">
            <LongText text={dispatch.description} lang={locale} of={t.ofJob} />
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function AdminNotification({ dispatch, offered }: { dispatch: Dispatch; offered: readonly Offer[] }) {
  const t = useText(messages).notification;
  const { services } = useText(jobNames);
  const count = (offers: readonly Offer[], is: Offer["message"]) =>
    offers.filter(({ message }) => message === is).length;
  const open = offered.filter(({ state }) => state === "offered");
  const missed = count(open, "failed") + count(open, "undelivered") + count(open, "stopped");
  const needsStaff = count(open, "ready") + missed > 0;
  const counts = [
    [count(offered, "sent"), t.sent],
    [count(offered, "sent_by_hand"), t.byHand],
    [count(open, "ready"), t.ready],
    [count(open, "waiting"), t.waiting],
    [missed, t.failed],
  ] as const;
  const sentences = counts.flatMap(([n, sentence]) => (n > 0 ? [sentence(n)] : []));
  return (
    <div className={classNames("rounded px-4 py-3", needsStaff ? "bg-pending-fill text-pending" : "bg-band")}>
      <h3 className="font-sans font-semibold text-base">{t.title}</h3>
      <p className="mt-1 text-sm">
        {t.text(offered.length, serviceName(dispatch.serviceType, services), dispatch.location)}{" "}
        {sentences.join(" ")}
      </p>
    </div>
  );
}

/** What is known of day, place, pay and length. */
function WorkFacts({ dispatch }: { dispatch: Dispatch }) {
  const { watch: t } = useText(messages);
  const { locale } = useLocale();
  const facts = [
    [t.when, whenText(dispatch, locale)],
    [t.place, dispatch.place],
    [t.pay, payText(dispatch)],
    [t.length, lengthText(dispatch, locale)],
  ] as const;
  return facts.map(
    ([name, value]) =>
      value && (
        <Fact key={name} name={name}>
          <span dir="auto">{value}</span>
        </Fact>
      ),
  );
}
