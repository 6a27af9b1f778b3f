import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { WhatFollows } from "./follows.tsx";
import { LocalVendorHistory } from "./history.tsx";
import { languageOf } from "./language.ts";
import { messages } from "./messages.ts";
import type { Decision, useChangeLocalVendor } from "./queries.ts";
import { StatusBadge } from "./standing.tsx";

type ReviewDialogProps = {
  vendor: LocalVendor;
  change: ReturnType<typeof useChangeLocalVendor>;
  /** Which colleague was faster and what they decided, where that is known of a change that failed. */
  faster: string | undefined;
  note: string;
  setNote: (note: string) => void;
  close: () => void;
};

/** The decision with a note for the team, beside what was noted before. What was typed stays when it fails. */
export function ReviewDialog({ vendor, change, faster, note, setNote, close }: ReviewDialogProps) {
  const t = useText(messages);
  const field = useRef<HTMLTextAreaElement>(null);
  const [pressed, setPressed] = useState<Decision>();
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<"conflict" | "failed">();
  const { nombreCompleto: name, status: from } = vendor;
  const busy = change.isPending;

  const decide = (status: Decision) => {
    if (busy) return;
    const adminNotes = note.trim();
    // A refusal without a reason helps nobody who asks later.
    const nothing = (status === from || status === "rechazado") && adminNotes === "";
    setProblem(undefined);
    setMissing(nothing);
    if (nothing) return field.current?.focus();
    setPressed(status);
    change.mutate(
      { status, from, ...(adminNotes ? { adminNotes } : {}) },
      {
        onSuccess: () => {
          setNote("");
          close();
        },
        onError: (error) => setProblem(isConflict(error) ? "conflict" : "failed"),
      },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={t.dialog.title(name)}
      closeLabel={t.close}
      footer={
        <>
          {problem && (
            <p
              role="alert"
              className="basis-full rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled"
            >
              {problem === "conflict" ? (faster ?? t.conflict(t.statuses[vendor.status])) : t.failed}
            </p>
          )}
          <Button variant="quiet" size="small" onClick={() => busy || close()}>
            {t.cancel}
          </Button>
          <Decisions
            // Not as it is shown ahead of the answer: the buttons stay as they were pressed.
            from={busy ? change.variables.from : from}
            pressed={busy ? pressed : undefined}
            decide={decide}
          />
        </>
      }
    >
      <Application vendor={vendor} />
      <Field
        label={t.dialog.note}
        hint={t.dialog.noteHint}
        error={missing ? t.dialog.noteMissing : undefined}
        className="mt-5"
      >
        <Textarea
          ref={field}
          autoFocus
          value={note}
          maxLength={2000}
          dir="auto"
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <p className="mt-3 text-muted text-sm">
        <WhatFollows vendor={vendor} /> {t.next.others}
      </p>
      <h3 className="mt-6 mb-2 font-sans font-semibold text-base">{t.history.title}</h3>
      <LocalVendorHistory vendor={vendor} />
    </Dialog>
  );
}

/** Whom and what it is about: on a phone the card is out of sight. */
function Application({ vendor }: { vendor: LocalVendor }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={vendor.status} />
        <span lang="es" dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {vendor.servicioOfrece}
        </span>
        <span lang="es" className="text-muted">
          {vendor.zonaUbicacion}
        </span>
      </p>
      <blockquote
        lang={languageOf(vendor)}
        dir="auto"
        className="mt-3 whitespace-pre-line border-line border-s-2 ps-4 text-sm [overflow-wrap:anywhere]"
      >
        {vendor.descripcionServicio}
      </blockquote>
    </>
  );
}

type DecisionsProps = {
  from: LocalVendor["status"];
  /** The one whose answer is awaited. */
  pressed: Decision | undefined;
  decide: (decision: Decision) => void;
};

/** Where it stands already, only a note can be added. */
function Decisions({ from, pressed, decide }: DecisionsProps) {
  const t = useText(messages);
  const choices = [
    { decision: "rechazado", label: t.reject, variant: "quiet" },
    { decision: "en_revision", label: t.dialog.underReview, variant: "quiet" },
    { decision: "aprobado", label: t.approve, variant: "primary" },
  ] as const;
  return choices.map(({ decision, label, variant }) => (
    <Button
      key={decision}
      variant={decision === from ? "quiet" : variant}
      size="small"
      busy={pressed === decision}
      busyLabel={t.dialog.saving}
      onClick={() => decide(decision)}
    >
      {decision === from ? t.dialog.saveNote : label}
    </Button>
  ));
}
