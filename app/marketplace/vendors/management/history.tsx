import { useInfiniteQuery } from "@tanstack/react-query";
import type { AuditEntry } from "#app/staff/audit/contract.ts";
import { HistoryStep, PagedHistory } from "#app/staff/shell/record/history.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ManagedVendor } from "../contract.ts";
import { vendorHistoryQueryOptions } from "../management-queries.ts";
import { names } from "../names.ts";
import { messages } from "../parts/staff-messages.ts";
import { labelFor } from "../rules/label-for.ts";

/** Audit events of a vendor, newest first, down to its registration. */
export function VendorHistory({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages).history;
  const query = useInfiniteQuery(vendorHistoryQueryOptions(vendor.id));
  return (
    <PagedHistory query={query} end={<HistoryStep what={t.registered} at={vendor.createdAt} />}>
      {(entry) => <Entry key={entry.id} entry={entry} vendor={vendor} />}
    </PagedHistory>
  );
}

function Entry({ entry, vendor }: { entry: AuditEntry; vendor: ManagedVendor }) {
  const t = useText(messages).history;
  const eventText = useEventText(entry);
  const by = entry.by === `vendor ${vendor.id}` ? t.vendor : entry.by;
  return (
    <HistoryStep what={eventText} by={by} at={entry.at} note={entry.detail.reason} lang={vendor.locale}>
      {entry.act === "vendor.identity" && <Identities detail={entry.detail} />}
    </HistoryStep>
  );
}

function Identities({ detail: { from = "", to = "" } }: Pick<AuditEntry, "detail">) {
  const t = useText(messages).history;
  const { categories } = useText(names);
  const shown = (identity: string) => {
    const parts = identity.split(" · ");
    const category = parts.pop() ?? "";
    return [...parts, labelFor(categories, category) ?? category].join(" · ");
  };
  return (
    <dl className="max-w-measure [overflow-wrap:anywhere]">
      {[
        [t.before, from],
        [t.after, to],
      ].map(([when, identity = ""]) => (
        <div key={when} className="flex gap-x-2">
          <dt className="shrink-0 text-muted">{when}</dt>
          <dd dir="auto" className="min-w-0">
            {shown(identity)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function useEventText({ act, detail }: AuditEntry): string {
  const t = useText(messages).history;
  const { statuses, checks } = useText(names);
  const { from = "", to = "", kind = "" } = detail;
  const labelOf = (words: Readonly<Record<string, string>>, key: string) => labelFor(words, key) ?? key;
  switch (act) {
    case "vendor.status": {
      const change = t.change(labelOf(statuses, from), labelOf(statuses, to));
      // Rows before 2026-11-25 name it `application`.
      const application = detail.reference ?? detail.application;
      return application ? t.byApplication(change, application) : change;
    }
    case "vendor.verification": {
      const checkIds = to.split(" ").filter(Boolean);
      const checked = checkIds.map((check) => labelOf(checks, check)).join(", ");
      return checked ? t.verification(checked) : t.unverified;
    }
    case "vendor.picture": {
      const words = to === "removed" ? t.picturesGone : t.pictures;
      return labelFor(words, kind) ?? words.other;
    }
    case "vendor.profile":
      return t.profile;
    case "vendor.gallery":
      return t.gallery(detail.picture, detail.caption);
    case "vendor.identity":
      return t.identity;
    default:
      return act;
  }
}
