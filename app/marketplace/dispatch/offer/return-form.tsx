import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../offer-messages.ts";
import { dayText } from "../rules/job-facts.ts";
import type { useOffer } from "./use-offer.ts";

type ReturnFormProps = { view: Pick<ReturnType<typeof useOffer>, "offer" | "sending" | "submit"> };

/** Gives an accepted job back. Opening it is the confirmation; it works without scripts. */
export function ReturnForm({ view: { offer, sending, submit } }: ReturnFormProps) {
  const t = useText(messages).giveBack;
  const { sending: busyLabel } = useText(messages);
  const { locale } = useLocale();
  if (!offer.mayReturn)
    return <p className="mt-8 text-muted text-sm">{offer.workDay ? t.tooLate : t.weekOver}</p>;
  return (
    <details className="mt-8">
      <summary className="inline-flex min-h-11 items-center text-link">{t.open}</summary>
      <form method="post" onSubmit={submit} className="mt-1 grid gap-3">
        <p>
          {t.text} {offer.workDay ? t.until(dayText(offer.workDay, locale)) : t.untilWeek}
        </p>
        <Field label={t.reason} required>
          <Textarea name="reason" rows={2} maxLength={500} required dir="auto" />
        </Field>
        <Button
          type="submit"
          name="answer"
          value="return"
          variant="quiet"
          busy={sending === "return"}
          busyLabel={busyLabel}
        >
          {t.confirm}
        </Button>
      </form>
    </details>
  );
}
