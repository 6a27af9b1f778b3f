import { Eye, PenLine } from "lucide-react";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Present } from "./contract.ts";
import { messages } from "./messages.ts";
import { usePeopleAt, usePresentRecord } from "./present-at.tsx";
import { shownNames } from "./rules/names.ts";

/** Colleagues that are named; of further ones the number. */
const mostNames = 2;

/** What is said of the people here, with their names. */
function useWords() {
  const t = useText(messages);
  const { locale } = useLocale();
  const { name } = useStaff();
  return (people: readonly Present[], of: readonly Present[]) => {
    const names = shownNames(people, name);
    const called = of.map(({ email }) => names.get(email) ?? "");
    const rest = called.length - mostNames;
    const named = rest > 0 ? [...called.slice(0, mostNames), t.more(rest)] : called;
    return new Intl.ListFormat(locale, { type: "conjunction" }).format(named);
  };
}

const writers = (people: readonly Present[]) => people.filter(({ isWriting }) => isWriting);
const readers = (people: readonly Present[]) => people.filter(({ isWriting }) => !isWriting);

type WhoIsHereProps = { className?: string };

/** Who else has the record around it on the screen, beside its title; that somebody writes is read out. */
export function WhoIsHere({ className }: WhoIsHereProps) {
  const t = useText(messages);
  const words = useWords();
  const people = usePeopleAt(usePresentRecord());
  const [writing, looking] = [writers(people), readers(people)];
  return (
    <p className={classNames("desk-here", className)}>
      <span aria-live="polite" data-writing>
        {writing.length > 0 && (
          <>
            <PenLine aria-hidden />
            {t.writing(words(people, writing), writing.length)}
          </>
        )}
      </span>
      {looking.length > 0 && (
        <span>
          <Eye aria-hidden />
          {t.looking(words(people, looking), looking.length)}
        </span>
      )}
    </p>
  );
}

/** In a row of a list: the initial of who has its record open. */
export function RowPresence({ record }: { record: DeskRecord }) {
  const t = useText(messages);
  const words = useWords();
  const people = usePeopleAt(record);
  const writing = writers(people);
  const shown = writing.length > 0 ? writing : people;
  const [first] = shown;
  if (!first) return null;
  const text = (writing.length > 0 ? t.writing : t.looking)(words(people, shown), shown.length);
  const Icon = writing.length > 0 ? PenLine : Eye;
  return (
    <span className="desk-row-here" title={text}>
      <Icon aria-hidden />
      <span aria-hidden>{words(people, [first]).charAt(0)}</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}
