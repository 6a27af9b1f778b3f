import { type KeyboardEvent, useRef, useState } from "react";
import { useConflictMessage } from "#app/staff/shell/editing/conflict-message.ts";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Options, Select } from "#app/ui/forms/field.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { ClosingQuestion } from "../closing-question.tsx";
import { type Lead, type LeadStatus, leadStatuses } from "../contract.ts";
import { messages } from "./messages.ts";
import { useChangeStatus } from "./queries.ts";
import { SaleDialog } from "./sale/sale-dialog.tsx";

const statusColours: Record<LeadStatus, string> = {
  new: "before:bg-ambar",
  contacted: "before:bg-confirmed",
  qualified: "before:bg-in-progress",
  converted: "before:bg-completed",
  closed: "before:bg-line",
};

/**
 * Keyboard changes of a closed select wait for Enter or the button: each key press changes its value. The key e marks a new lead
 * as contacted, and leads to the field of any other.
 */
export function LeadStatusSelect({ lead }: { lead: Lead }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const isHydrated = useHydrated();
  const { may } = useStaff();
  const offerUndo = useOfferUndo("/api/admin/leads/:id/undo");
  const meanwhile = useConflictMessage(t.statuses);
  const [draft, setDraft] = useState<LeadStatus>();
  const [isAsking, setAsking] = useState(false);
  const [isSelling, setSelling] = useState(false);
  const isChangedByKey = useRef(false);
  const field = useRef<HTMLSelectElement>(null);
  const change = useChangeStatus(lead, {
    changed: (status, undo) => {
      offerUndo(lead.id, undo, {
        title: t.updated,
        description: t.updatedText(locale === "en" ? status : t.statuses[status]),
      });
      if (status === "converted" && !lead.sale && may("money")) setSelling(true);
    },
    failed: (otherChange) => errorToast(t.updateFailed, meanwhile(otherChange)),
  });
  const save = (status: LeadStatus | undefined) => {
    setDraft(undefined);
    if (!status || status === lead.status) return;
    // Closing would hide for good whether the person ever heard from us.
    if (status === "closed" && !lead.firstAnsweredAt && !lead.heldReason) setAsking(true);
    else change.mutate({ status });
  };
  const close = (answered: boolean) => {
    setAsking(false);
    change.mutate({ status: "closed", answered });
  };
  const choose = (status: LeadStatus) => (isChangedByKey.current ? setDraft(status) : save(status));
  const onKeyDown = (event: KeyboardEvent) => {
    // Alt+arrow, Enter and space open the list.
    isChangedByKey.current =
      !event.altKey &&
      (event.key.startsWith("Arrow") || navigationKeys.has(event.key) || /^\S$/.test(event.key));
    if (!draft) return;
    if (event.key === "Enter") {
      event.preventDefault();
      save(draft);
    }
    if (event.key === "Escape") setDraft(undefined);
  };
  useShortcuts({
    e: () => {
      if (lead.status === "new" && !lead.heldReason && may("work") && !change.isPending) save("contacted");
      else field.current?.focus();
    },
  });
  const isWaiting = draft !== undefined && draft !== lead.status;
  return (
    <>
      <Select
        ref={field}
        aria-label={t.statusOf(lead.name)}
        value={draft ?? lead.status}
        // Before hydration a change would be lost.
        disabled={!isHydrated || !may("work")}
        onKeyDown={onKeyDown}
        onPointerDown={() => {
          isChangedByKey.current = false;
        }}
        onChange={(event) => choose(event.target.value as LeadStatus)}
        className={classNames(
          "lg:min-w-38 lg:[&_select]:min-h-9 lg:[&_select]:py-1 before:absolute before:inset-y-0 before:start-0 before:z-10 before:w-1.5 before:rounded-s",
          statusColours[draft ?? lead.status],
        )}
      >
        <Options values={leadStatuses} names={t.statuses} />
      </Select>
      {isAsking && <ClosingQuestion name={lead.name} answer={close} cancel={() => setAsking(false)} />}
      {isSelling && <SaleDialog lead={lead} close={() => setSelling(false)} />}
      {isWaiting && (
        <div className="flex flex-wrap gap-x-3 pt-1">
          <Button size="small" onClick={() => save(draft)}>
            {t.saveStatus(t.statuses[draft])}
          </Button>
          <Button variant="link" size="small" onClick={() => setDraft(undefined)}>
            {t.keepStatus}
          </Button>
        </div>
      )}
    </>
  );
}

/** Keys besides arrows and letters that change a closed select. */
const navigationKeys = new Set(["Home", "End", "PageUp", "PageDown"]);
