import { Plus, X } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field, FieldGroup, Input, Select } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { settingMessages } from "../setting-messages.ts";
import type { SectionForm } from "./section-form.tsx";
import { FixedNote } from "./setting-field.tsx";

/** A week is read from Monday. */
const weekDays = [1, 2, 3, 4, 5, 6, 0];
const hours = Array.from({ length: 25 }, (_, hour) => hour);
const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

export function HoursSection({ form }: { form: SectionForm }) {
  const t = useText(settingMessages);
  const { days, from, to } = form.values.chatHours;
  const isFixed = form.fixedBy("chatHours") !== undefined;
  const set = (changes: object) => form.set({ chatHours: { ...form.values.chatHours, ...changes } });
  return (
    <>
      <p className="max-w-measure text-muted text-sm">{t.hours.hint}</p>
      <FieldGroup id="chatHours" label={t.hours.days} error={form.errors["chatHours.days"]}>
        <div className="flex flex-wrap gap-x-6">
          {weekDays.map((day) => (
            <Checkbox
              key={day}
              label={t.hours.dayNames[day]}
              checked={days.includes(day)}
              disabled={isFixed}
              onChange={(event) =>
                set({
                  days: event.target.checked ? [...days, day].sort() : days.filter((one) => one !== day),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      <div className="flex flex-wrap gap-4">
        <Field label={t.hours.from} error={form.errors["chatHours.from"]} className="w-32">
          <Select
            value={from}
            disabled={isFixed}
            onChange={(event) => set({ from: Number(event.target.value) })}
          >
            {hours.slice(0, 24).map((hour) => (
              <option key={hour} value={hour}>
                {clock(hour)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.hours.to} error={form.errors["chatHours.to"]} className="w-32">
          <Select value={to} disabled={isFixed} onChange={(event) => set({ to: Number(event.target.value) })}>
            {hours
              .filter((hour) => hour > from || hour === to)
              .map((hour) => (
                <option key={hour} value={hour}>
                  {clock(hour)}
                </option>
              ))}
          </Select>
        </Field>
      </div>
      <ClosedDays form={form} isFixed={isFixed} set={(closed) => set({ closed })} />
      <FixedNote by={form.fixedBy("chatHours")} />
    </>
  );
}

type ClosedDaysProps = { form: SectionForm; isFixed: boolean; set: (days: string[]) => void };

function ClosedDays({ form, isFixed, set }: ClosedDaysProps) {
  const t = useText(settingMessages).hours;
  const { locale } = useLocale();
  const { closed } = form.values.chatHours;
  const [day, setDay] = useState("");
  const nameOf = (one: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: "full", timeZone: "UTC" }).format(
      new Date(`${one}T00:00:00Z`),
    );
  const add = () => {
    if (!day) return;
    set([...new Set([...closed, day])].sort());
    setDay("");
  };
  return (
    <FieldGroup label={t.closed} hint={t.closedHint} error={form.errors["chatHours.closed"]}>
      {closed.length === 0 && <p className="text-sm">{t.none}</p>}
      <ul className="grid">
        {closed.map((one) => (
          <li key={one} className="flex items-center gap-2">
            {nameOf(one)}
            {!isFixed && (
              <Button
                variant="link"
                size="small"
                aria-label={t.remove(nameOf(one))}
                onClick={() => set(closed.filter((other) => other !== one))}
              >
                <X aria-hidden className="size-4" />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!isFixed && (
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t.day} className="w-44">
            <Input type="date" value={day} onChange={(event) => setDay(event.target.value)} />
          </Field>
          <Button variant="quiet" size="small" onClick={add}>
            <Plus aria-hidden className="size-4" />
            {t.add}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
