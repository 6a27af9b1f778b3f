import { useInfiniteQuery } from "@tanstack/react-query";
import { packageNames } from "#app/site/packages/contract.ts";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { readMoneyCode } from "#app/staff/shell/money/read-money.ts";
import { formatDay } from "#app/staff/shell/record/formats.ts";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Lead } from "../../contract.ts";
import { saleHistoryQueryOptions } from "../queries.ts";
import { messages } from "./messages.ts";

/** What happened to a lead's sale, newest first. */
export function SaleHistory({ lead }: { lead: Lead }) {
  const t = useText(messages).history;
  const query = useInfiniteQuery(saleHistoryQueryOptions(lead.id));
  // Most leads were never sold to: nothing is said of them.
  if (!lead.sale && !query.data?.pages.some(({ items }) => items.length > 0)) return null;
  return (
    <div className="pt-2">
      <p className="font-semibold text-sm">{t.title}</p>
      <PagedHistory query={query} failure={t.failed}>
        {(entry) => <Entry key={entry.id} entry={entry} />}
      </PagedHistory>
    </div>
  );
}

function Entry({ entry: { act, at, by, detail } }: { entry: AuditEntry }) {
  const t = useText(messages).history;
  const { locale } = useLocale();
  const { from = "", to = "", fromPrice = "", toPrice, fromSold = "", toSold } = detail;
  const priceText = (code: string) => {
    const money = readMoneyCode(code);
    return money ? formatMoney(money.cents, money.currency, locale) : "—";
  };
  const dayText = (day: string) => (day ? formatDay(day, locale) : "—");
  if (act === "lead.saleTakenBack") return <HistoryStep what={t.takenBack} by={by} at={at} />;
  if (from === "none")
    return <HistoryStep what={t.noted(packageText(to), priceText(toPrice ?? ""))} by={by} at={at} />;
  const changes = [
    from !== to && t.change(packageText(from), packageText(to)),
    toPrice !== undefined && t.change(priceText(fromPrice), priceText(toPrice)),
    toSold !== undefined && t.change(dayText(fromSold), dayText(toSold)),
  ];
  return <HistoryStep what={[t.corrected, ...changes].filter(Boolean).join(" · ")} by={by} at={at} />;
}

const packageText = (id: string) => packageNames[id as keyof typeof packageNames] ?? id;
