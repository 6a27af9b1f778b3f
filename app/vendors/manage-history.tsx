import { useQuery } from "@tanstack/react-query";
import type { AuditEntry } from "#app/audit/contract.ts";
import { momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { ManagedVendor } from "./contract.ts";
import { vendorHistoryReading } from "./manage-queries.ts";
import { names } from "./names.ts";

/** What was done to a vendor, newest first, down to the day it came. */
export function VendorHistory({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages).history;
  const { locale } = useLocale();
  const { data, isError, isFetching, refetch } = useQuery(vendorHistoryReading(vendor.id));
  if (isError && !isFetching) {
    return (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
        {t.failed}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    );
  }
  if (!data) return <Skeleton className="h-12" />;
  return (
    <ol className="border-line border-s-2 ps-4 text-sm">
      {data.map((entry) => (
        <Entry key={entry.id} entry={entry} vendor={vendor} />
      ))}
      <li>
        <span className="font-semibold">{t.registered}</span>{" "}
        <span className="text-muted">{momentText(vendor.createdAt, "moment", locale)}</span>
      </li>
    </ol>
  );
}

/** One deed: what was done and why, by whom and when. */
function Entry({ entry, vendor }: { entry: AuditEntry; vendor: ManagedVendor }) {
  const t = useText(messages).history;
  const deed = useDeed(entry);
  const { locale } = useLocale();
  return (
    <li className="pb-2">
      <span className="font-semibold">{deed}</span>{" "}
      <span className="text-muted">{t.by(entry.by, momentText(entry.at, "moment", locale))}</span>
      {entry.detail.reason && (
        <p lang={vendor.locale} dir="auto" className="max-w-measure [overflow-wrap:anywhere]">
          {entry.detail.reason}
        </p>
      )}
    </li>
  );
}

/** A deed in words; one that this page does not know yet by its own name. */
function useDeed({ act, detail }: AuditEntry): string {
  const t = useText(messages).history;
  const { statuses, checks } = useText(names);
  const { from = "", to = "" } = detail;
  const called = (words: Readonly<Record<string, string>>, key: string) => words[key] ?? key;
  if (act === "vendor.status") return t.change(called(statuses, from), called(statuses, to));
  if (act !== "vendor.verification") return act;
  const done = to.split(" ").filter(Boolean);
  return done.length > 0
    ? t.verification(done.map((check) => called(checks, check)).join(", "))
    : t.unverified;
}
