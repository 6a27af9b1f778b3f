import { Copy, Undo2 } from "lucide-react";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import type { Weekday } from "#app/marketplace/vendors/contract.ts";
import { names } from "#app/marketplace/vendors/names.ts";
import {
  hoursPhraseOf,
  likelyHours,
  parseBlocks,
  parseHours,
} from "#app/marketplace/vendors/rules/opening-hours.ts";
import { weekdays } from "#app/marketplace/vendors/values.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { fieldMessages } from "../../field-messages.ts";
import { maxAvailableTimes } from "../../values.ts";
import { controlId } from "../errors.ts";
import { FieldSection } from "../field-section.tsx";
import type { ProfileForm } from "../form.ts";
import { defaultHours, type Week } from "../values.ts";
import { ClosuresField } from "./closures-field.tsx";
import { TagsField, TextField, UnansweredNote } from "./fields.tsx";

export function HoursTab({ form }: { form: ProfileForm }) {
  const t = useText(fieldMessages);
  return (
    <>
      <FieldSection title={t.groups.week} note={t.hints.businessHours}>
        <div className="sm:col-span-2">
          <UnansweredNote form={form} name="businessHours" />
        </div>
        <WeekFields form={form} />
      </FieldSection>
      <FieldSection title={t.names.closures} note={t.hints.closures}>
        <ClosuresField form={form} />
      </FieldSection>
      <FieldSection title={t.groups.available}>
        <TagsField
          form={form}
          name="availableDates"
          hint={t.hints.availableDates}
          maxItems={14}
          maxLength={60}
        />
        <TextField
          form={form}
          name="availableTimes"
          hint={t.hints.availableTimes}
          maxLength={maxAvailableTimes}
          className="sm:col-span-2"
        />
      </FieldSection>
    </>
  );
}

/** "Closed" in either language is shown in the reader's. */
function useShownHours(): (hours: string) => string {
  const { closed } = useText(fieldMessages).hours;
  return (hours) => (parseHours(hours) === "closed" ? closed : hours);
}

function DayInput({ form, day }: { form: ProfileForm; day: Weekday }) {
  const { field } = useController({ name: `businessHours.${day}`, control: form.control });
  const shown = useShownHours();
  return (
    <Input
      {...field}
      value={shown(field.value)}
      maxLength={100}
      autoComplete="off"
      placeholder={shown(defaultHours(day))}
    />
  );
}

/** Below hours that the booking form cannot read: what that means, and the likely reading, to take over by a tap. */
function UnclearHours({ form, day }: { form: ProfileForm; day: Weekday }) {
  const t = useText(fieldMessages).hours;
  const hours = useWatch({ name: `businessHours.${day}`, control: form.control });
  const isClear = !hours.trim() || hoursPhraseOf(hours) !== undefined || parseBlocks(hours) !== null;
  if (isClear) return null;
  const likely = likelyHours(hours);
  return (
    <div className="basis-full text-sm sm:ps-[7.5rem]">
      <p className="text-ambar-text">{t.unclear}</p>
      {likely && (
        <Button
          variant="link"
          size="small"
          onClick={() =>
            form.setValue(`businessHours.${day}`, likely, { shouldDirty: true, shouldValidate: true })
          }
        >
          {t.likely(likely)}
        </Button>
      )}
    </div>
  );
}

type Copied = { text: string; from?: Weekday; before?: Week };

function WeekFields({ form }: { form: ProfileForm }) {
  const t = useText(fieldMessages);
  const days = useText(names).weekdays;
  const [copied, setCopied] = useState<Copied>({ text: "" });
  const errors = form.formState.errors.businessHours;
  const shown = useShownHours();

  const set = (hours: Week) => {
    for (const day of weekdays) {
      form.setValue(`businessHours.${day}`, hours[day], {
        shouldDirty: true,
        shouldValidate: Boolean(errors),
      });
    }
  };
  const copy = (from: Weekday) => {
    const before = { ...form.getValues("businessHours") };
    const hours = before[from].trim() || defaultHours(from);
    set(Object.fromEntries(weekdays.map((day) => [day, hours])) as Week);
    setCopied({ text: t.hours.copied(`${days[from]} (${shown(hours)})`), from, before });
  };
  const restore = (before: Week) => {
    set(before);
    setCopied({ text: t.hours.restored });
    document.getElementById(controlId(`businessHours.${copied.from ?? "monday"}`))?.focus();
  };
  const { before } = copied;
  return (
    <div className="sm:col-span-2">
      {/* For screen readers; sighted users see it below the day. */}
      <p role="status" className="sr-only">
        {copied.text}
      </p>
      <ul className="grid gap-3">
        {weekdays.map((day) => (
          <li key={day} className="flex flex-wrap items-end gap-2 sm:items-start">
            <Field
              id={controlId(`businessHours.${day}`)}
              label={days[day]}
              error={errors?.[day]?.message}
              className="flex-1 sm:grid sm:grid-cols-[6.5rem_1fr] sm:items-center sm:gap-x-4 [&>p]:col-start-2"
            >
              <DayInput form={form} day={day} />
            </Field>
            <Button variant="quiet" aria-label={t.hours.copyDay(days[day])} onClick={() => copy(day)}>
              <Copy aria-hidden className="size-4" />
              <span className="hidden sm:inline">{t.hours.copy}</span>
            </Button>
            <UnclearHours form={form} day={day} />
            {before && copied.from === day && (
              <p className="flex basis-full flex-wrap items-center justify-end gap-x-2 text-muted text-sm">
                <span aria-hidden>{copied.text}</span>
                <Button variant="link" size="small" onClick={() => restore(before)}>
                  <Undo2 aria-hidden className="size-4" />
                  {t.tags.undo}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
