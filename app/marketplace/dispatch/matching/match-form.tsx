import { Send, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Field, Options, Select, Textarea } from "#app/ui/forms/field.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type JobUrgency, jobServices, jobUrgencies, jobZones } from "../contract.ts";
import { jobNames } from "../offer-messages.ts";
import { dispatchPolicy } from "../rules/dispatch-policy.ts";
import { messages } from "./messages.ts";
import { useDurationText } from "./time-texts.ts";
import type { useMatchForm } from "./use-match-form.ts";
import { WorkFields } from "./work-fields.tsx";

/** Matches e-mail addresses and phone numbers, but not dates or prices. */
const contactPattern =
  /\S@\S|\d{7,}|\+\d[\d\s().-]{6,}|(?<![\d$])(?:\(?\d{3}\)?[\s.-]*)?\d{3}[\s.-]?\d{4}(?!\d)/;

export function MatchForm({ matching }: { matching: ReturnType<typeof useMatchForm> }) {
  const { form: t, failed } = useText(messages);
  const names = useText(jobNames);
  const title = useId();
  const hint = useId();
  const { form, error, failure, submit, sending, booking } = matching;
  const [service, location, urgency] = form.watch(["serviceType", "location", "urgency"]);
  const hasContact = contactPattern.test(form.watch("description"));
  const isReady = service !== "" && location !== "";
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby={title}
      className="arch grid gap-5 rounded-s rounded-br border border-line bg-card p-5 sm:p-7"
    >
      <h2 id={title} className="text-xl">
        {t.title}
      </h2>
      {booking && (
        <p className="-mt-3 text-muted text-sm [overflow-wrap:anywhere]">
          {t.fromBooking(booking.customerName, booking.vendorName)}{" "}
          <Link to={`/booking-management?booking=${booking.id}`} className="text-link">
            {t.toBooking}
          </Link>
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Field label={t.service} error={error("serviceType")} required>
          <Select {...form.register("serviceType")}>
            <Options values={jobServices} names={names.services} none={t.chooseService} />
          </Select>
        </Field>
        <Field label={t.location} error={error("location")} required>
          <Select {...form.register("location")}>
            <Options values={jobZones} none={t.chooseLocation} />
          </Select>
        </Field>
      </div>
      <WorkFields matching={matching} />
      <div>
        <Field label={t.description} hint={t.descriptionHint} error={error("description")}>
          <Textarea {...form.register("description")} dir="auto" maxLength={2000} />
        </Field>
        <div role="status">
          {hasContact && (
            <p className="mt-2 flex items-start gap-2 rounded bg-pending-fill px-4 py-3 text-pending text-sm">
              <TriangleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
              {t.contact}
            </p>
          )}
        </div>
      </div>
      <Field label={t.urgency} hint={<PolicyHint urgency={urgency as JobUrgency} />} error={error("urgency")}>
        <Select {...form.register("urgency")}>
          <Options values={jobUrgencies} names={names.urgencies} />
        </Select>
      </Field>
      <div role="alert" className="empty:hidden">
        {failure !== undefined && <ProblemNote title={failed}>{failure}</ProblemNote>}
      </div>
      <div>
        <Button
          type="submit"
          variant="primary"
          className="w-full"
          disabled={!isReady}
          aria-describedby={isReady ? undefined : hint}
          busy={sending.phase === "sending"}
          busyLabel={t.submitting}
        >
          <Send aria-hidden className="size-4" />
          {t.submit}
        </Button>
        {!isReady && (
          <p id={hint} className="mt-2 text-muted text-sm">
            {t.chooseBoth}
          </p>
        )}
      </div>
    </form>
  );
}

function PolicyHint({ urgency }: { urgency: JobUrgency }) {
  const t = useText(messages).form;
  const duration = useDurationText();
  const { concurrentOffers, answerTimeMs } = dispatchPolicy[urgency];
  return t.pace(concurrentOffers, duration(answerTimeMs));
}
