import { Link } from "react-router";
import { readMoneyCode } from "#app/staff/shell/money/read-money.ts";
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
      className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 border-b px-3 py-1 text-sm last:border-b-0 focus-visible:-outline-offset-3 @3xl:grid-cols-12"
    >
      <p title={byEmail || undefined} className="truncate text-muted @3xl:col-span-3">
        {formatDateTime(at, "shortMoment", locale)} · {by === "operator" || by === "visitor" ? t[by] : by}
        {byEmail && <span className="sr-only"> {byEmail}</span>}
      </p>
      <p className="font-semibold @max-3xl:order-first @max-3xl:truncate @3xl:col-span-4">
        {t.acts[act as AuditAct] ?? act}
      </p>
      <p className="whitespace-nowrap @3xl:col-span-2">
        {to ? (
          <Link to={to} className="inline-flex min-h-8 items-center text-link pointer-coarse:min-h-11">
            {name}
          </Link>
        ) : (
          subjectId > 0 && <span className="text-muted">{name}</span>
        )}
      </p>
      <p dir="auto" className="min-w-0 truncate text-muted @3xl:col-span-3">
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
  const moneyOrName = (value = "") => {
    const money = readMoneyCode(value);
    return money ? formatMoney(money.cents, money.currency, locale) : value === "" ? "—" : valueName(value);
  };
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
    ...Object.entries(others).map(([key, value]) => {
      const of = changedKey(key);
      if (of === undefined) return t.noted(valueName(key), moneyOrName(value));
      return (
        key.startsWith("to") &&
        t.noted(valueName(of), t.fromTo(moneyOrName(others[`from${key.slice(2)}`]), moneyOrName(value)))
      );
    }),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** "fromAgreed" and "toAgreed" are about "agreed". */
function changedKey(key: string): string | undefined {
  const name = /^(?:from|to)([A-Z]\w*)$/.exec(key)?.[1];
  return name && name.charAt(0).toLowerCase() + name.slice(1);
}

function whenText(at: string | undefined, locale: Locale): string {
  return at ? formatDateTime(at, "moment", locale) : "—";
}

function costText(cents: string | undefined, locale: Locale): string {
  return cents ? formatMoney(Number(cents), "USD", locale) : "—";
}
