import { type FormEvent, type ReactNode, useState } from "react";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../../contract.ts";
import { isAhead } from "../../rules/appointment.ts";
import { preferredMoment } from "../../rules/preferred-moment.ts";
import { staffAppointmentText, staffMomentText } from "../../rules/staff-times.ts";
import { messages } from "../messages.ts";
import type { useUpdateForm } from "./use-update-form.ts";

type Form = Pick<ReturnType<typeof useUpdateForm>, "typed" | "appointment" | "save">;

/** Asks before a booking is marked as completed whose appointment is still to come. */
export function useEarlyCompletion(
  booking: Booking,
  { typed, appointment, save }: Form,
): { submit: (event: FormEvent) => void; question: ReactNode } {
  const t = useText(messages).early;
  const { locale } = useLocale();
  const now = new Date(useNow());
  const [asking, setAsking] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const completes = typed.status === "completed" && booking.status !== "completed";
    if (completes && isAhead(appointment, now)) setAsking(true);
    else save();
  };
  const { preferredDate, preferredTime } = appointment;
  const question = asking && (
    <ActionDialog
      close={() => setAsking(false)}
      title={t.title}
      width="narrow"
      onSubmit={() => {
        setAsking(false);
        save();
      }}
      action={t.go}
      cancel={t.notYet}
    >
      <p>
        {t.text(
          staffAppointmentText(preferredMoment(preferredDate, preferredTime), preferredTime, locale),
          staffMomentText(now.toISOString(), locale),
        )}
      </p>
      {booking.customerEmail && <p className="mt-2">{t.letter}</p>}
    </ActionDialog>
  );
  return { submit, question };
}
