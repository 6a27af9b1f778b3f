import { useState } from "react";
import { Link } from "react-router";
import { packageNames } from "#app/site/packages/contract.ts";
import { nameValue } from "#app/staff/audit/value-names.ts";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { readMoneyCode } from "#app/staff/shell/money/read-money.ts";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { LongText } from "#app/staff/shell/record/long-text-view.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { formatMoney } from "#app/ui/money.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { PersonDetail, TimelineEntry } from "../contract.ts";
import { messages as people } from "../messages.ts";
import { type LinkedKind, linkedKinds } from "../values.ts";
import { messages } from "./messages.ts";
import { MoveDialog } from "./move-dialog.tsx";

/** The text names who wrote; the background shows it too. */
const looks: Record<TimelineEntry["side"], string> = {
  person: "bg-card",
  vendor: "bg-card",
  team: "bg-band",
  firm: "bg-band",
};

const isLinked = (kind: string): kind is LinkedKind => (linkedKinds as readonly string[]).includes(kind);

type EntryProps = { person: PersonDetail; entry: TimelineEntry };

export function Entry({ person, entry }: EntryProps) {
  const { timeline: t } = useText(messages);
  const { kind } = useText(people);
  const { locale } = useLocale();
  const { record, at, side, words } = entry;
  // A letter or a note may be about the person alone.
  const recordName = isLinked(record.kind) ? `${kind(record.kind)} ${record.id}` : "";
  const name = recordName || entryName(entry.what, t.entries);
  const language = entry.language ?? person.locale;
  const isWhole = entry.what === record.kind;
  return (
    <li className="grid gap-x-4 gap-y-1 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <time dateTime={at} className="pt-2.5 text-muted text-sm sm:text-end">
        {formatDateTime(at, "shortMoment", locale)}
      </time>
      <article
        className={classNames("min-w-0 rounded border border-line px-4 py-2.5 text-sm", looks[side])}
        aria-label={name}
      >
        <p className="flex flex-wrap items-baseline gap-x-2">
          {!isWhole && <span className="font-semibold">{entryName(entry.what, t.entries)}</span>}
          {recordName && (
            <Link
              to={deskRecordPath(record)}
              className={classNames(
                "text-link inline-flex min-h-11 items-center lg:min-h-6",
                isWhole && "font-semibold",
              )}
            >
              {recordName}
            </Link>
          )}
          <EntryFacts entry={entry} />
        </p>
        {words && <LongText text={words} lang={language} of={t.of(name)} />}
        <ChatLines lines={entry.lines} />
        {isWhole && isLinked(record.kind) && (
          <NotTheirs person={person} record={{ kind: record.kind, id: record.id }} name={recordName} />
        )}
      </article>
    </li>
  );
}

function entryName(what: TimelineEntry["what"], names: Readonly<Record<string, string>>): string {
  return names[what] ?? "";
}

/** What changed, for when, and by whom. */
function EntryFacts({ entry }: { entry: TimelineEntry }) {
  const { timeline: t } = useText(messages);
  const { locale } = useLocale();
  const { record, side, by, title, from, to, when } = entry;
  if (entry.what === "sale") return <SaleFacts entry={entry} />;
  const subject = record.kind;
  const named = (value: string) => nameValue(value, { act: `${subject}.status`, subject }, locale);
  const change = to && (from ? t.change(named(from), named(to)) : named(to));
  const who = side === "person" ? "" : by || t.sides[side];
  return (
    <>
      {title && (
        <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
          {nameValue(title, { act: "", subject }, locale)}
        </span>
      )}
      {change && <span>{change}</span>}
      {when && <span>{t.when(formatDateTime(when, "shortMoment", locale))}</span>}
      {who && <span className="text-muted">{who}</span>}
    </>
  );
}

/** What was sold, for how much, on which day, and who noted it. */
function SaleFacts({ entry: { from, to, when, by } }: { entry: TimelineEntry }) {
  const { timeline: t } = useText(messages);
  const { locale } = useLocale();
  const price = readMoneyCode(to ?? "");
  if (!from || !price || !when) return null;
  const name = packageNames[from as keyof typeof packageNames] ?? from;
  return (
    <>
      <span>
        {t.sold(
          name,
          formatMoney(price.cents, price.currency, locale),
          formatDateTime(when, "shortDay", locale),
        )}
      </span>
      <span className="text-muted">{by}</span>
    </>
  );
}

function ChatLines({ lines }: { lines: TimelineEntry["lines"] }) {
  const { timeline: t } = useText(messages);
  const { locale } = useLocale();
  if (lines.length === 0) return null;
  return (
    <ol className="mt-1 grid gap-1.5 border-line border-s-2 ps-3">
      {lines.map((line) => (
        <li key={`${line.at} ${line.text}`}>
          <span className="text-muted text-xs">
            {line.by || t.sides[line.side]}, {formatDateTime(line.at, "shortMoment", locale)}
          </span>
          <p lang={line.language} dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {line.text}
          </p>
          {line.translation && (
            <p dir="auto" className="text-muted [overflow-wrap:anywhere]">
              <span className="sr-only">{t.translated}: </span>
              {line.translation}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

type NotTheirsProps = {
  person: PersonDetail;
  record: { kind: LinkedKind; id: number };
  name: string;
};

function NotTheirs({ person, record, name }: NotTheirsProps) {
  const { timeline: t } = useText(messages);
  const [moving, setMoving] = useState(false);
  return (
    <>
      <Allowed to="work" silent>
        <Button variant="link" size="small" className="text-muted" onClick={() => setMoving(true)}>
          <span aria-hidden>{t.move}</span>
          <span className="sr-only">{t.moveOf(name)}</span>
        </Button>
      </Allowed>
      {moving && <MoveDialog person={person} record={record} close={() => setMoving(false)} />}
    </>
  );
}
