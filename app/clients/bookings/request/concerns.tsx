import { names } from "#app/marketplace/vendors/names.ts";
import { Button } from "#app/ui/button.tsx";
import { ProblemAlert } from "#app/ui/problem-note.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { concernText } from "../fit-text.ts";
import { messages } from "../messages.ts";
import type { Concern } from "../rules/concerns.ts";
import type { Concerns } from "./use-concerns.ts";

/** The text of a concern about a day, in the page's language. */
export function useConcernText(): (concern: Concern, day: string) => string {
  const texts = useText(messages).concerns;
  const { weekdays } = useText(names);
  const { locale } = useLocale();
  return (concern, day) => concernText(concern, day, { texts, weekdays, locale });
}

export function BookingConcerns({ concerns: { day, concerns, confirm } }: { concerns: Concerns }) {
  const t = useText(messages).concerns;
  const text = useConcernText();
  return (
    <ProblemAlert title={concerns.length > 0 && t.title}>
      {concerns.map((concern) => (
        <p key={concern.fit}>{text(concern, day)}</p>
      ))}
      <Button type="submit" variant="quiet" size="small" onClick={confirm} className="mt-3">
        {t.anyway}
      </Button>
    </ProblemAlert>
  );
}
