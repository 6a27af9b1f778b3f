import { type RefObject, useId, useState } from "react";
import { flushSync } from "react-dom";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { useConflictMessage } from "#app/staff/shell/editing/conflict-message.ts";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { channelOf } from "../rules/channel.ts";
import { ApprovalEffects } from "./approval-effects.tsx";
import { ConfirmApproval, ConfirmRejection } from "./confirm.tsx";
import { Listing } from "./listing.tsx";
import { messages } from "./messages.ts";
import { type Decision, useChangeLocalVendor } from "./queries.ts";
import { ReviewDialog } from "./review-dialog.tsx";

type ReviewActionsProps = { vendor: LocalVendor; card: RefObject<HTMLElement | null> };

export function ReviewActions({ vendor, card }: ReviewActionsProps) {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  const [confirming, setConfirming] = useState<"aprobado" | "rechazado">();
  // Outside of the dialog, so that closing it keeps the note.
  const [note, setNote] = useState("");
  const { change, conflictText } = useDecision(vendor);
  const effectsId = useId();
  const { may } = useStaff();
  const { status, nombreCompleto: name } = vendor;
  const isUndecided = status === "pendiente" || status === "en_revision";
  const decide = (decision: Decision, adminNotes: string) => {
    // Close the dialog first; it would keep the focus.
    flushSync(() => setConfirming(undefined));
    change.mutate({ status: decision, from: status, ...(adminNotes && { adminNotes }) });
    card.current?.focus({ preventScroll: true });
  };
  const Confirmation = confirming === "aprobado" ? ConfirmApproval : ConfirmRejection;
  const ofVendor = <span className="sr-only">: {name}</span>;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex w-full flex-wrap gap-2">
        <Allowed to="work">
          <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
            {t.review}
            {ofVendor}
          </Button>
        </Allowed>
        {may("publish") && status !== "aprobado" && (
          <Button
            variant={isUndecided ? "action" : "quiet"}
            size="small"
            busy={change.isPending}
            aria-describedby={effectsId}
            onClick={() => setConfirming("aprobado")}
          >
            {t.approve}
            {ofVendor}
          </Button>
        )}
        {may("publish") && status !== "rechazado" && (
          <Button
            variant="quiet"
            size="small"
            className="ms-auto"
            busy={change.isPending}
            onClick={() => setConfirming("rechazado")}
          >
            {t.reject}
            {ofVendor}
          </Button>
        )}
      </div>
      <p id={effectsId} className="text-muted text-sm">
        <ApprovalEffects vendor={vendor} />
      </p>
      <Allowed to="publish">{null}</Allowed>
      <Listing vendor={vendor} card={card} />
      {confirming && (
        <Confirmation
          vendor={vendor}
          close={() => setConfirming(undefined)}
          decide={(note) => decide(confirming, note)}
        />
      )}
      {open && (
        <ReviewDialog
          vendor={vendor}
          change={change}
          conflictText={conflictText}
          note={note}
          setNote={setNote}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}

function useDecision(vendor: LocalVendor) {
  const t = useText(messages);
  const meanwhile = useConflictMessage(t.statuses);
  const offerUndo = useOfferUndo("/api/admin/dominican-vendors/:id/undo");
  const [conflictText, setConflictText] = useState<string>();
  const change = useChangeLocalVendor(vendor, {
    changed(after, { status, from }) {
      const name = after.nombreCompleto;
      const channel = status === from ? "noted" : after.heldReason ? "held" : channelOf(after);
      const title = status === from ? t.changed.en_revision : t.changed[status];
      offerUndo(after.id, after.undo, { title, description: t.done[channel](name) });
    },
    failed(conflict, known) {
      const who = meanwhile(known);
      setConflictText(who);
      if (conflict) errorToast(who ?? t.faster, t.fasterTitle);
      else errorToast(t.failed);
    },
  });
  return { change, conflictText };
}
