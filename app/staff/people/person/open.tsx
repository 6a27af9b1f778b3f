import { Scale } from "lucide-react";
import { Link } from "react-router";
import { packageNames } from "#app/site/packages/contract.ts";
import { nameValue } from "#app/staff/audit/value-names.ts";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime, formatDay } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { formatMoney } from "#app/ui/money.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { OpenRecord, PersonDetail } from "../contract.ts";
import { countsText, messages as people } from "../messages.ts";
import { messages } from "./messages.ts";

export const sideTitle = "font-sans font-semibold text-base tracking-normal";

export function OpenRecords({ person: { open } }: { person: PersonDetail }) {
  const { open: t } = useText(messages);
  return (
    <section aria-labelledby="open-records">
      <h2 id="open-records" className={sideTitle}>
        {t.title}
      </h2>
      {open.length === 0 && <p className="text-muted text-sm">{t.none}</p>}
      <ul>
        {open.map((record) => (
          <OpenRecordRow key={`${record.kind} ${record.id}`} record={record} />
        ))}
      </ul>
    </section>
  );
}

function OpenRecordRow({ record }: { record: OpenRecord }) {
  const { open: t } = useText(messages);
  const { kind } = useText(people);
  const { locale } = useLocale();
  const now = useNow();
  const status = nameValue(record.status, { act: `${record.kind}.status`, subject: record.kind }, locale);
  const isLate = record.dueAt !== null && Date.parse(record.dueAt) < now;
  const due = record.dueAt && formatDateTime(record.dueAt, "shortMoment", locale);
  return (
    <li className="border-b py-2 text-sm last:border-b-0">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to={deskRecordPath(record)}
          className="text-link inline-flex min-h-11 items-center font-semibold lg:min-h-6"
        >
          {kind(record.kind)} {record.id}
        </Link>
        <span>{status}</span>
      </p>
      <p dir="auto" className="[overflow-wrap:anywhere]">
        {record.title}
      </p>
      <p className={classNames(isLate ? "font-semibold text-flamboyan" : "text-muted")}>
        {[due && (isLate ? t.late(due) : t.due(due)), record.assignee && t.assigned(record.assignee)]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </li>
  );
}

/** What was sold to them; nothing where nothing was. */
export function Sales({ person: { sales } }: { person: PersonDetail }) {
  const t = useText(messages).sales;
  const { locale } = useLocale();
  if (sales.length === 0) return null;
  return (
    <section aria-labelledby="sales">
      <h2 id="sales" className={sideTitle}>
        {t.title}
      </h2>
      <ul>
        {sales.map(({ lead, package: sold, price, soldOn }) => (
          <li key={lead} className="flex flex-wrap items-baseline gap-x-2 py-1 text-sm lining-nums">
            <Link
              to={deskRecordPath({ kind: "lead", id: lead })}
              className="text-link inline-flex min-h-11 items-center font-semibold lg:min-h-6"
            >
              {packageNames[sold]}
            </Link>
            <span>{formatMoney(price.cents, price.currency, locale)}</span>
            <span className="text-muted">{formatDay(soldOn, locale)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function AlsoTheirs({ person }: { person: PersonDetail }) {
  const { theirs: t } = useText(messages);
  const names = useText(people);
  return (
    <section aria-labelledby="also-theirs">
      <h2 id="also-theirs" className={sideTitle}>
        {t.title}
      </h2>
      <p className="text-sm">{countsText(person.counts, names)}</p>
      <Link
        to={`/admin/people/data?person=${person.id}`}
        className="text-link inline-flex min-h-11 items-center gap-2 text-sm"
      >
        <Scale aria-hidden className="size-4" />
        {t.rights}
      </Link>
    </section>
  );
}
