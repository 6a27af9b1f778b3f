import { useMemo, useState } from "react";
import { z } from "zod";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Localized } from "#platform/i18n/text.ts";
import { type Tracking, timeSlots } from "../contract.ts";
import { messages as bookingMessages } from "../messages.ts";
import { futureSlots, isSlotPast, preferredMoment } from "../rules/preferred-moment.ts";
import { messages } from "../tracking-messages.ts";
import { ChangeFailure } from "./failure.tsx";
import { readTrackingResponse, trackingUrl } from "./queries.ts";

type ChangeProps = {
  booking: Tracking;
  token: string;
  show: (booking: Tracking) => void;
  refresh: () => Promise<void>;
};

const empty = { preferredDate: "", preferredTime: "" };

type ErrorTexts = Localized<typeof bookingMessages>["full"]["errors"];

/** The form's day and slot; the output is the API's request body. */
function proposalForm(texts: ErrorTexts) {
  return z
    .object({
      // `pipe` stops at a missing day, so that it is not also reported as past.
      preferredDate: z
        .string()
        .pipe(z.iso.date({ error: texts.date }))
        .refine((day) => day >= todayInSantoDomingo(), { params: { reason: "past" } }),
      preferredTime: z.enum(timeSlots, { error: texts.time }),
    })
    .refine(({ preferredDate, preferredTime }) => !isSlotPast(preferredDate, preferredTime), {
      path: ["preferredTime"],
      error: texts.hourOver,
    })
    .transform(({ preferredDate, preferredTime }) => ({
      preferredDate: preferredMoment(preferredDate, preferredTime),
      preferredTime,
    }));
}

export function ProposeTime({ booking, token, show, refresh }: ChangeProps) {
  const { proposal: t, closed } = useText(messages);
  const { slots, errors } = useText(bookingMessages).full;
  const contract = useMemo(() => proposalForm(errors), [errors]);
  const [open, setOpen] = useState(false);
  const { form, error, failure, submit, sending } = useContractForm({
    call: {
      name: `booking-proposal.${booking.reference}.${booking.createdAt}`,
      url: `${trackingUrl(token)}/proposal`,
      read: readTrackingResponse,
    },
    contract,
    empty,
    prefill: { occasion: "propose" },
    onSent: (newest) => {
      setOpen(false);
      toast({ title: t.sent, description: t.sentText });
      show(newest);
    },
    onFailed: ({ code }) => {
      if (code !== "conflict") return;
      setOpen(false);
      toast({ title: t.failed, description: closed, variant: "destructive" });
      void refresh();
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="quiet">{booking.proposedDate ? t.change : t.open}</Button>}
      title={t.title}
      description={t.text}
      form={{ onSubmit: submit }}
      footer={
        <Button
          type="submit"
          variant="primary"
          className="max-sm:w-full"
          busy={sending.phase === "sending"}
          busyLabel={t.sending}
        >
          {t.send}
        </Button>
      }
    >
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field label={t.date} hint={t.dateHint} error={error("preferredDate")} required>
          <Input type="date" min={todayInSantoDomingo()} {...form.register("preferredDate")} />
        </Field>
        <Field label={t.time} hint={t.timeHint} error={error("preferredTime")} required>
          <Select {...form.register("preferredTime")}>
            <Options values={futureSlots(form.watch("preferredDate"))} names={slots} none={t.choose} />
          </Select>
        </Field>
      </div>
      <ChangeFailure title={t.failed} details={failure} />
    </Dialog>
  );
}
