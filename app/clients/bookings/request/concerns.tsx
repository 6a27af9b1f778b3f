import { names } from "#app/marketplace/vendors/names.ts";
import { weekdayOf } from "#app/marketplace/vendors/rules/opening-hours.ts";
import { Button } from "#app/ui/button.tsx";
import { ProblemAlert } from "#app/ui/problem-note.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import type { Concerns } from "./use-concerns.ts";

export function BookingConcerns({ concerns: { day, concerns, confirm } }: { concerns: Concerns }) {
  const t = useText(messages).concerns;
  const { weekdays } = useText(names);
  const { locale } = useLocale();
  const name = day && weekdays[weekdayOf(day)];
  const weekday = locale === "es" ? name.toLowerCase() : name;
  return (
    <ProblemAlert title={concerns.length > 0 && t.title}>
      {concerns.map((concern) => (
        <p key={concern}>{t[concern](weekday)}</p>
      ))}
      <Button type="submit" variant="quiet" size="small" onClick={confirm} className="mt-3">
        {t.anyway}
      </Button>
    </ProblemAlert>
  );
}
