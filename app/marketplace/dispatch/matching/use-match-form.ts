import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { removeInactiveQueries } from "#app/staff/shell/list/inactive-queries.ts";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import type { FormCall } from "#platform/forms/sending.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Localized } from "#platform/i18n/text.ts";
import {
  type Dispatch,
  hourIsOver,
  jobLengths,
  jobServices,
  jobUrgencies,
  jobZones,
  matchResult,
  workFields,
} from "../contract.ts";
import type { jobOfBooking } from "../rules/job-of-booking.ts";
import { isToCome } from "../rules/work-moment.ts";
import { messages } from "./messages.ts";
import { fetchDispatch } from "./queries.ts";
import { useJobOfBooking } from "./use-job-of-booking.ts";

/** The form is flat; the API takes all but service and place as `jobDetails`. */
const matchForm = z
  .object({
    serviceType: z.enum(jobServices),
    location: z.enum(jobZones),
    description: z.string().trim().max(2000),
    urgency: z.enum(jobUrgencies),
    ...workFields,
  })
  .refine(isToCome, hourIsOver)
  .transform(({ serviceType, location, ...jobDetails }) => ({ serviceType, location, jobDetails }));

const noWork = { workDay: "", workTime: "", place: "", payPesos: "", minutes: "" };
const empty = { serviceType: "", location: "", description: "", urgency: "normal", ...noWork };
const prefill = { suggested: { urgency: empty.urgency }, occasion: "job" };

type MatchResult = z.output<typeof matchResult>;
const call: FormCall<object, MatchResult> = {
  name: "match-vendors",
  url: "/api/match-vendors",
  read: async (response) => matchResult.parse(await response.json()),
};

/**
 * Form that creates a dispatch.
 * @returns the contract form, `refill`, which copies an earlier dispatch into it, and the booking that filled it in
 */
export function useMatchForm(onCreated: (dispatchId: number) => void) {
  const t = useText(messages);
  const cache = useQueryClient();
  const matching = useContractForm({
    call,
    contract: matchForm,
    empty,
    prefill,
    onSent: ({ vendorsNotified, dispatchId }) => {
      removeInactiveQueries(cache);
      onCreated(dispatchId);
      void fetchDispatch(cache, dispatchId).then((dispatch) =>
        toast({ title: t.completed, description: notifiedText(vendorsNotified, dispatch, t) }),
      );
    },
    onFailed: () => errorToast(t.failed),
  });
  const { setValue, clearErrors, setFocus } = matching.form;
  const refill = ({ serviceType, location, description, urgency, ...work }: Dispatch) => {
    // A day that is over is not offered again.
    const isOver = work.workDay !== null && work.workDay < todayInSantoDomingo();
    setValue("workDay", isOver ? "" : (work.workDay ?? ""));
    setValue("workTime", work.workTime ?? "");
    setValue("place", work.place);
    setValue("payPesos", work.payPesos === null ? "" : String(work.payPesos));
    setValue("minutes", choiceOrEmpty(jobLengths.map(String), String(work.minutes ?? "")));
    setValue("serviceType", choiceOrEmpty(jobServices, serviceType));
    setValue("location", choiceOrEmpty(jobZones, location));
    setValue("description", description);
    setValue("urgency", urgency);
    clearErrors();
    setFocus("urgency");
  };
  const fillFromBooking = (job: ReturnType<typeof jobOfBooking>) => {
    for (const [field, value] of Object.entries(job)) setValue(field as keyof typeof job, value);
    clearErrors();
  };
  return { ...matching, refill, booking: useJobOfBooking(fillFromBooking) };
}

/** Toast text: vendors found, and how many messages were sent, wait for staff, or wait for the morning. */
export function notifiedText(
  notified: number,
  dispatch: Dispatch | undefined,
  t: Localized<typeof messages>,
): string {
  if (notified === 0) return t.nobodyNotified;
  const offers = dispatch?.offers.filter(({ state }) => state === "offered") ?? [];
  const sent = offers.filter(({ message }) => message === "sent" || message === "sent_by_hand").length;
  if (sent >= notified) return t.notified(notified);
  const byHand = offers.filter(({ message }) => message === "ready").length;
  const atNight = dispatch?.quietUntil ? offers.filter(({ message }) => message === "waiting").length : 0;
  return [
    t.found(notified),
    sent > 0 && t.notified(sent),
    byHand > 0 && t.toSend(byHand),
    atNight > 0 && t.notifiedLater(atNight),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Dispatches created over the API may name a service or zone that the form does not list. */
function choiceOrEmpty(choices: readonly string[], value: string): string {
  return choices.includes(value) ? value : "";
}
