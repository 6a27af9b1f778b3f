import { type RefObject, useId, useState } from "react";
import { flushSync } from "react-dom";
import { useMeanwhile } from "#app/staff/shell/editing/meanwhile.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { channelOf } from "../rules/channel.ts";
import { ConfirmApproval, ConfirmRejection } from "./confirm.tsx";
import { ReviewDialog } from "./dialog.tsx";
import { WhatFollows } from "./follows.tsx";
import { Listing } from "./listing.tsx";
import { messages } from "./messages.ts";
import { type Decision, useChangeLocalVendor } from "./queries.ts";

type LocalVendorActsProps = { vendor: LocalVendor; card: RefObject<HTMLLIElement | null> };

/** What staff can do about an application where it stands. */
export function LocalVendorActs({ vendor, card }: LocalVendorActsProps) {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<"aprobado" | "rechazado">();
  // Kept outside of the dialog: closed by mistake, it opens again with what was typed.
  const [note, setNote] = useState("");
  const { change, faster } = useDecision(vendor);
  const follows = useId();
  const { status, nombreCompleto: name } = vendor;
  const undecided = status === "pendiente" || status === "en_revision";
  const decide = (decision: Decision, adminNotes: string) => {
    // The dialog goes first: it would keep the focus.
    flushSync(() => setAsking(undefined));
    change.mutate({ status: decision, from: status, ...(adminNotes && { adminNotes }) });
    // The button that was pressed goes away; from the entry the keys lead on.
    card.current?.focus({ preventScroll: true });
  };
  const whose = <span className="sr-only">: {name}</span>;
  return (
    <div className="grid justify-items-start gap-2">
      <div className="flex w-full flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
          {t.review}
          {whose}
        </Button>
        {status !== "aprobado" && (
          <Button
            variant={undecided ? "action" : "quiet"}
            size="small"
            busy={change.isPending}
            aria-describedby={follows}
            onClick={() => setAsking("aprobado")}
          >
            {t.approve}
            {whose}
          </Button>
        )}
        {status !== "rechazado" && (
          <Button
            variant="quiet"
            size="small"
            className="ms-auto"
            busy={change.isPending}
            onClick={() => setAsking("rechazado")}
          >
            {t.reject}
            {whose}
          </Button>
        )}
      </div>
      <p id={follows} className="text-muted text-sm">
        <WhatFollows vendor={vendor} />
      </p>
      <Listing vendor={vendor} card={card} />
      {asking === "aprobado" && (
        <ConfirmApproval
          vendor={vendor}
          close={() => setAsking(undefined)}
          decide={(note) => decide("aprobado", note)}
        />
      )}
      {asking === "rechazado" && (
        <ConfirmRejection
          vendor={vendor}
          close={() => setAsking(undefined)}
          decide={(note) => decide("rechazado", note)}
        />
      )}
      {open && (
        <ReviewDialog
          vendor={vendor}
          change={change}
          faster={faster}
          note={note}
          setNote={setNote}
          close={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** A change with its words: what became of it, and how the applicant hears of it. */
function useDecision(vendor: LocalVendor) {
  const t = useText(messages);
  const meanwhile = useMeanwhile(t.statuses);
  const [faster, setFaster] = useState<string>();
  const change = useChangeLocalVendor(vendor, {
    changed(after, { status, from }) {
      const name = after.nombreCompleto;
      const channel = status === from ? "noted" : after.heldReason ? "held" : channelOf(after);
      const title = status === from ? t.changed.en_revision : t.changed[status];
      toast({ title, description: t.done[channel](name) });
    },
    failed(conflict, known) {
      const who = meanwhile(known);
      setFaster(who);
      toast(
        conflict
          ? { title: t.fasterTitle, description: who ?? t.faster, variant: "destructive" }
          : { title: t.error, description: t.failed, variant: "destructive" },
      );
    },
  });
  return { change, faster };
}
