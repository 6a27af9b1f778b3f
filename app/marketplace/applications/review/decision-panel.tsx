import { useId, useRef, useState } from "react";
import { Link } from "react-router";
import { names } from "#app/marketplace/vendors/names.ts";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { useConflictMessage } from "#app/staff/shell/editing/conflict-message.ts";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Application, ApplicationStatus, ChangeableField } from "../contract.ts";
import { missingChecks, needsNote, openDecisions } from "../rules/decisions.ts";
import { AccountNote, AccountText } from "./account-note.tsx";
import { FieldPicker } from "./field-picker.tsx";
import { messages } from "./messages.ts";
import { useDecide } from "./queries.ts";

export function DecisionPanel({ application }: { application: Application }) {
  const t = useText(messages).decision;
  const open = openDecisions[application.status];
  return (
    <section
      id="decision"
      tabIndex={-1}
      aria-labelledby="decision-title"
      className="rounded border bg-card p-4 focus:outline-none sm:p-5"
    >
      <h2 id="decision-title" className="text-xl">
        {t.title}
      </h2>
      <div role="status" className="text-muted text-sm">
        {application.status !== "in_review" && (
          <p className="mt-1">
            {application.status === "changes_requested" ? t.waiting : t[application.status]}
          </p>
        )}
      </div>
      {application.vendorId !== null && application.status === "approved" && (
        <p className="mt-3 flex flex-wrap gap-3">
          <Link to={`/vendor/${application.vendorId}`} className={buttonClass({ size: "small" })}>
            {t.toVendor}
          </Link>
          <Link
            to={`/admin/vendors?search=${encodeURIComponent(application.email)}`}
            className={buttonClass({ variant: "quiet", size: "small" })}
          >
            {t.toManage}
          </Link>
        </p>
      )}
      {open.length > 0 && (
        <Allowed to="work">
          <DecisionForm application={application} />
        </Allowed>
      )}
    </section>
  );
}

function DecisionForm({ application }: { application: Application }) {
  const t = useText(messages);
  const [note, setNote] = useState("");
  useWriting(note.trim() !== "");
  const [noteError, setNoteError] = useState<string>();
  const [fields, setFields] = useState<ChangeableField[]>([]);
  const [confirming, setConfirming] = useState<ApplicationStatus | null>(null);
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const offerUndo = useOfferUndo("/api/admin/vendor-applications/:id/undo");
  const meanwhile = useConflictMessage(t.statuses);
  const decide = useDecide(application, {
    failed(error, faster) {
      setConfirming(null);
      const conflict = isConflict(error) && (meanwhile(faster) ?? t.conflict);
      // A toast, because the panel may disappear with the new state.
      if (conflict) errorToast(conflict);
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      setNoteError(fields?.note);
      if (fields?.note) field.current?.focus();
      else setProblem(conflict || (fields?.checks ?? t.decision.failed));
    },
  });

  const send = (status: ApplicationStatus) =>
    decide.mutate(
      { status, note, fields: status === "changes_requested" ? fields : [] },
      {
        onSuccess: ({ id, undo }) => {
          setConfirming(null);
          setNote("");
          setFields([]);
          const description = t.decision.doneText(t.statuses[status]);
          offerUndo(id, undo, { title: t.decision.done, description });
        },
      },
    );
  const choose = (status: ApplicationStatus) => {
    const missing = needsNote(status) && note.trim() === "";
    setProblem(undefined);
    setNoteError(missing ? t.decision.noteMissing : undefined);
    if (missing) field.current?.focus();
    else if (status === "approved" || status === "declined") setConfirming(status);
    else send(status);
  };
  return (
    <div className="mt-3 grid gap-4">
      <AccountNote application={application} />
      <Field
        label={t.decision.note}
        hint={t.decision.noteHint(
          application.locale === "en" ? t.decision.reads.english : t.decision.reads.spanish,
        )}
        error={noteError}
      >
        <Textarea
          ref={field}
          value={note}
          maxLength={3000}
          lang={application.locale}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      {openDecisions[application.status].includes("changes_requested") && (
        <FieldPicker chosen={fields} choose={setFields} />
      )}
      <FormProblem className="text-sm">{problem}</FormProblem>
      <Choices application={application} busy={decide.isPending} choose={choose} />
      {confirming && (
        <Confirmation
          application={application}
          decision={confirming}
          note={note.trim()}
          busy={decide.isPending}
          close={() => setConfirming(null)}
          confirm={() => send(confirming)}
        />
      )}
    </div>
  );
}

type ChoicesProps = {
  application: Application;
  busy: boolean;
  choose: (decision: ApplicationStatus) => void;
};

function Choices({ application, busy, choose }: ChoicesProps) {
  const t = useText(messages).decision;
  const { checks: checkNames } = useText(names);
  const reason = useId();
  const missing = missingChecks(application.checks);
  const labels = {
    approved: t.approve,
    changes_requested: t.request,
    declined: t.decline,
    in_review: t.reopen,
  };
  const { may } = useStaff();
  const isDecision = (one: ApplicationStatus) => one === "approved" || one === "declined";
  const open = openDecisions[application.status].filter((one) => may("publish") || !isDecision(one));
  const isBlocked = open.includes("approved") && missing.length > 0;
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {open.map((decision) => (
          <Button
            key={decision}
            variant={decision === "approved" ? "primary" : "quiet"}
            disabled={decision === "approved" && isBlocked}
            aria-describedby={decision === "approved" && isBlocked ? reason : undefined}
            busy={busy && decision !== "approved"}
            onClick={() => choose(decision)}
          >
            {labels[decision]}
          </Button>
        ))}
      </div>
      <Allowed to="publish">{null}</Allowed>
      {isBlocked && (
        <p id={reason} className="text-muted text-sm">
          {t.missing(missing.map((check) => checkNames[check]).join(", "))}
        </p>
      )}
    </>
  );
}

type ConfirmationProps = {
  application: Application;
  decision: ApplicationStatus;
  note: string;
  busy: boolean;
  close: () => void;
  confirm: () => void;
};

function Confirmation({ application, decision, note, busy, close, confirm }: ConfirmationProps) {
  const t = useText(messages).decision;
  const isApproval = decision === "approved";
  return (
    <ActionDialog
      close={close}
      width="narrow"
      title={(isApproval ? t.approveTitle : t.declineTitle)(application.businessName)}
      onSubmit={confirm}
      action={isApproval ? t.approve : t.decline}
      cancel={t.cancel}
      variant={isApproval ? "primary" : "danger"}
      busy={busy}
      busyLabel={t.working}
    >
      {isApproval && <ApprovalText account={application.account} />}
      {note && (
        <>
          <p className={isApproval ? "mt-4" : undefined}>{isApproval ? t.approveNote : t.declineText}</p>
          <blockquote
            lang={application.locale}
            dir="auto"
            className="mt-2 whitespace-pre-line border-line border-s-2 ps-3 text-muted [overflow-wrap:anywhere]"
          >
            {note}
          </blockquote>
        </>
      )}
    </ActionDialog>
  );
}

function ApprovalText({ account }: { account: Application["account"] }) {
  const t = useText(messages).decision;
  if (!account) return <p>{t.approveText}</p>;
  return (
    <>
      <p>{t.approveKnown}</p>
      <div className="mt-4">
        <AccountText account={account} />
      </div>
    </>
  );
}
