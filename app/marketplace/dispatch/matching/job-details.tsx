import { MoonStar } from "lucide-react";
import { type ReactNode, type Ref, useId } from "react";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Dispatch, Offer } from "../contract.ts";
import { jobNames, serviceName } from "../offer-messages.ts";
import { CancelJob } from "./cancel.tsx";
import { JobAnnouncer } from "./job-announcer.tsx";
import { JobStatus } from "./job-status.tsx";
import { messages } from "./messages.ts";
import { OfferList } from "./offer-list.tsx";
import { useMomentText } from "./time-texts.ts";

type JobDetailsProps = {
  job: Dispatch;
  headingRef: Ref<HTMLHeadingElement>;
  refill: (job: Dispatch) => void;
  clear: () => void;
};

export function JobDetails({ job, headingRef, refill, clear }: JobDetailsProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const title = useId();
  const offered = job.offers.filter(wasOffered);
  const canCancel = job.status === "open" || job.status === "accepted";
  return (
    <section
      aria-labelledby={title}
      className="arch grid gap-6 rounded-s rounded-br border border-line bg-card p-5 sm:p-7"
    >
      <JobAnnouncer job={job} />
      <JobStatus job={job} titleId={title} headingRef={headingRef} refill={refill} />
      {job.quietUntil && (
        <p className="flex items-start gap-3 rounded bg-in-progress-fill px-4 py-3 text-in-progress">
          <MoonStar aria-hidden className="mt-0.5 size-5" />
          {t.quiet(formatDateTime(job.quietUntil, "time", locale))}
        </p>
      )}
      <Results job={job} offered={offered} />
      {offered.length > 0 && <AdminNotification job={job} offered={offered} />}
      <OfferList job={job} offered={offered} />
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={clear}>
          {t.watch.clear}
        </Button>
        {canCancel && <CancelJob job={job} />}
      </div>
    </section>
  );
}

/** `expiresAt` is set when the offer's turn comes. */
function wasOffered(offer: Offer): boolean {
  return offer.expiresAt !== null;
}

function Results({ job, offered }: { job: Dispatch; offered: readonly Offer[] }) {
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
        <Fact name={t.service}>{serviceName(job.serviceType, names.services)}</Fact>
        <Fact name={t.location}>{job.location}</Fact>
        <Fact name={t.urgency}>{names.urgencies[job.urgency]}</Fact>
        <Fact name={t.given} className="col-span-full">
          {t.givenBy(moment(job.createdAt), job.createdBy)}
        </Fact>
        {job.description && (
          <Fact name={t.description} className="col-span-full">
            <LongText text={job.description} lang={locale} of={t.ofJob} />
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

function AdminNotification({ job, offered }: { job: Dispatch; offered: readonly Offer[] }) {
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
        {t.text(offered.length, serviceName(job.serviceType, services), job.location)} {sentences.join(" ")}
      </p>
    </div>
  );
}
