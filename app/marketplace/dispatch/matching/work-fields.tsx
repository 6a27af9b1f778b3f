import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { jobLengths } from "../contract.ts";
import { lengthText } from "../rules/job-facts.ts";
import { messages } from "./messages.ts";
import type { useMatchForm } from "./use-match-form.ts";

/** Day, hour, place, pay and length: what a worker asks first. Each may stay empty, and the offer then says so. */
export function WorkFields({ matching: { form, error } }: { matching: ReturnType<typeof useMatchForm> }) {
  const t = useText(messages).form;
  const { locale } = useLocale();
  const lengths = Object.fromEntries(
    jobLengths.map((minutes) => [String(minutes), lengthText({ minutes }, locale) ?? ""]),
  );
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-2 text-muted text-sm">{t.workNote}</legend>
      <div className="grid grid-cols-2 gap-5">
        <Field label={t.day} error={error("workDay")}>
          <Input {...form.register("workDay")} type="date" min={todayInSantoDomingo()} />
        </Field>
        <Field label={t.hour} error={error("workTime")}>
          <Input {...form.register("workTime")} type="time" />
        </Field>
        <Field label={t.pay} error={error("payPesos")}>
          <Input {...form.register("payPesos")} inputMode="numeric" autoComplete="off" maxLength={7} />
        </Field>
        <Field label={t.length} error={error("minutes")}>
          <Select {...form.register("minutes")}>
            <Options values={Object.keys(lengths)} names={lengths} none={t.unknown} />
          </Select>
        </Field>
      </div>
      <Field label={t.place} hint={t.placeHint} error={error("place")}>
        <Input {...form.register("place")} dir="auto" maxLength={120} autoComplete="off" />
      </Field>
    </fieldset>
  );
}
