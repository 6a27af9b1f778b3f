import { Link } from "react-router";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { formatMoney } from "#app/ui/money.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { AuditAct, AuditLine } from "./contract.ts";
import { messages } from "./messages.ts";
import { recordPath } from "./record-path.ts";
import { nameValue } from "./value-names.ts";

export function AuditRow({ line }: { line: AuditLine }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { at, by, byEmail, act, subject, subjectId } = line;
  const to = recordPath(line);
  const name = t.numbered(t.subjects[subject], subjectId);
  return (
    <li
      data-entry
      tabIndex={-1}
      className="grid gap-x-6 gap-y-0.5 border-b px-4 py-2.5 last:border-b-0 focus-visible:-outline-offset-3 sm:px-5 lg:grid-cols-12 lg:items-baseline"
    >
      <p className="text-muted text-sm lg:col-span-3">
        {formatDateTime(at, "moment", locale)} ·{" "}
        <span className="[overflow-wrap:anywhere]">{by === "operator" || by === "visitor" ? t[by] : by}</span>
        {byEmail && <span className="block text-xs [overflow-wrap:anywhere]">{byEmail}</span>}
      </p>
      <p className="font-semibold lg:col-span-4">{t.acts[act as AuditAct] ?? act}</p>
      <p className="text-sm lg:col-span-2">
        {to ? (
          <Link to={to} className="-my-1.5 inline-flex min-h-11 items-center text-link lg:min-h-9">
            {name}
          </Link>
        ) : (
          subjectId > 0 && <span className="text-muted">{name}</span>
        )}
      </p>
      <p dir="auto" className="min-w-0 text-muted text-sm [overflow-wrap:anywhere] lg:col-span-3">
        <Detail line={line} />
      </p>
    </li>
  );
}

function Detail({ line }: { line: AuditLine }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { from, to, ...rest } = line.detail;
  const valueName = (value: string) => (value === "" ? t.nobody : nameValue(value, line, locale));
  // Data-subject requests: the detail holds counts by kind.
  if (line.subject === "person") {
    const total = Object.values(rest).reduce((sum, count) => sum + Number(count), 0);
    return t.records(total);
  }
  const { fromWhen, toWhen, fromCost, toCost, ...others } = rest;
  const parts = [
    from !== undefined && from !== to ? t.fromTo(valueName(from), valueName(to ?? "")) : to && valueName(to),
    toWhen !== undefined && t.fromTo(whenText(fromWhen, locale), whenText(toWhen, locale)),
    toCost !== undefined && t.fromTo(costText(fromCost, locale), costText(toCost, locale)),
    ...Object.entries(others).map(([key, value]) => t.noted(valueName(key), valueName(value))),
  ];
  return parts.filter(Boolean).join(" · ");
}

function whenText(at: string | undefined, locale: Locale): string {
  return at ? formatDateTime(at, "moment", locale) : "—";
}

function costText(cents: string | undefined, locale: Locale): string {
  return cents ? formatMoney(Number(cents), "USD", locale) : "—";
}
