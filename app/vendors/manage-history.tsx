import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import type { AuditEntry } from "#app/audit/contract.ts";
import { momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { ManagedVendor } from "./contract.ts";
import { vendorHistoryReading } from "./manage-queries.ts";
import { names } from "./names.ts";

/** A vendor's history behind its button. */
export function VendorHistory({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages).history;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="-my-2 lg:col-span-12">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-1 text-link text-sm"
      >
        {t.show} <span className="sr-only">{t.of(vendor.businessName)}</span>
        <ChevronDown
          aria-hidden
          className={classNames("size-4 transition-transform", open && "rotate-180")}
        />
      </button>
      <div id={id} hidden={!open} className="pb-3">
        {open && <Entries vendor={vendor} />}
      </div>
    </div>
  );
}

function Entries({ vendor }: { vendor: ManagedVendor }) {
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
