import { useRef, useState } from "react";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { ApprovalEffects } from "./approval-effects.tsx";
import { LocalVendorHistory } from "./history.tsx";
import { languageOf } from "./language.ts";
import { messages } from "./messages.ts";
import type { Decision, useChangeLocalVendor } from "./queries.ts";
import { StatusBadge } from "./status-details.tsx";

type ReviewDialogProps = {
  vendor: LocalVendor;
  change: ReturnType<typeof useChangeLocalVendor>;
  conflictText: string | undefined;
  note: string;
  setNote: (note: string) => void;
  close: () => void;
};

export function ReviewDialog({ vendor, change, conflictText, note, setNote, close }: ReviewDialogProps) {
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
    // A rejection needs a reason.
    const isNoteMissing = (status === from || status === "rechazado") && adminNotes === "";
    setProblem(undefined);
    setMissing(isNoteMissing);
    if (isNoteMissing) return field.current?.focus();
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
      footer={
        <>
          <FormProblem className="basis-full">
            {problem === "conflict"
              ? (conflictText ?? t.conflict(t.statuses[vendor.status]))
              : problem && t.failed}
          </FormProblem>
          <Button variant="quiet" size="small" onClick={() => busy || close()}>
            {t.cancel}
          </Button>
          <Decisions
            // The status before the optimistic update, so that the buttons do not change while saving.
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
        <ApprovalEffects vendor={vendor} /> {t.next.others}
      </p>
      <h3 className="mt-6 mb-2 font-sans font-semibold text-base">{t.history.title}</h3>
      <LocalVendorHistory vendor={vendor} />
    </Dialog>
  );
}

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
  pressed: Decision | undefined;
  decide: (decision: Decision) => void;
};

function Decisions({ from, pressed, decide }: DecisionsProps) {
  const t = useText(messages);
  const { may } = useStaff();
  const choices = [
    { decision: "rechazado", label: t.reject, variant: "quiet" },
    { decision: "en_revision", label: t.dialog.underReview, variant: "quiet" },
    { decision: "aprobado", label: t.approve, variant: "primary" },
  ] as const;
  const allowed = choices.filter(
    ({ decision }) => may("publish") || decision === "en_revision" || decision === from,
  );
  return allowed.map(({ decision, label, variant }) => (
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
