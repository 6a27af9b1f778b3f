import { useMemo } from "react";
import { z } from "zod";
import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Localized } from "#platform/i18n/text.ts";
import { messages as bookingMessages } from "../messages.ts";
import { futureSlots, isSlotPast, preferredMoment } from "../rules/preferred-moment.ts";
import { messages } from "../tracking-messages.ts";
import { timeSlots } from "../values.ts";
import { ChangeDialog, type ChangeProps } from "./change-dialog.tsx";

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

export function ProposeTime(props: ChangeProps) {
  const t = useText(messages).proposal;
  const { dateHint, zone, full } = useText(bookingMessages);
  const contract = useMemo(() => proposalForm(full.errors), [full]);
  return (
    <ChangeDialog
      {...props}
      change="proposal"
      contract={contract}
      empty={empty}
      texts={t}
      opens={props.booking.proposedDate ? t.change : t.open}
    >
      {({ form, error }) => (
        <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
          <Field label={t.date} hint={dateHint} error={error("preferredDate")} required>
            <Input type="date" min={todayInSantoDomingo()} {...form.register("preferredDate")} />
          </Field>
          <Field label={t.time} hint={zone} error={error("preferredTime")} required>
            <Select {...form.register("preferredTime")}>
              <Options
                values={futureSlots(form.watch("preferredDate"))}
                names={full.slots}
                none={full.chooseTime}
              />
            </Select>
          </Field>
        </div>
      )}
    </ChangeDialog>
  );
}
