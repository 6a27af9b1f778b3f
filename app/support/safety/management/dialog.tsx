import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import type { ListPage } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyRequest, SafetyStatus } from "../contract.ts";
import { protocolNames } from "../protocol-names.ts";
import { messages } from "../staff-messages.ts";
import { SafetyUrgencyBadge } from "../urgency-badge.tsx";
import { RequestContact } from "./contact.tsx";
import { RequestHistory } from "./history.tsx";
import { RequestPhotos } from "./photos.tsx";
import { safetyQueryOptions, useDecision } from "./queries.ts";
import { StatusBadge } from "./status.tsx";

type RequestDialogProps = { opened: SafetyRequest; close: () => void };

export function RequestDialog({ opened, close }: RequestDialogProps) {
  const t = useText(messages);
  const protocols = useText(protocolNames);
  const request = useLatest(opened);
  const change = useDecision(request);
  const [note, setNote] = useState("");
  useWriting(note.trim() !== "");
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<"conflict" | "failed">();
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = change.isPending;
  const decide = (status: SafetyStatus, reached?: true) => {
    if (busy) return;
    const isEmpty = !reached && status === request.status && note.trim() === "";
    setProblem(undefined);
    setMissing(isEmpty);
    if (isEmpty) return field.current?.focus();
    change.mutate(
      { status, note: note.trim(), from: request.status, ...(reached && { reached }) },
      { onSuccess: close, onError: (error) => setProblem(isConflict(error) ? "conflict" : "failed") },
    );
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !busy && close()}
      title={t.dialog.title(request.name)}
      footer={
        <>
          <FormProblem className="basis-full">
            {problem && (problem === "conflict" ? t.faster : t.failed)}
          </FormProblem>
          {/* Apart from the decisions, and as slim as its word. */}
          <Button variant="link" size="small" className="me-auto" onClick={() => busy || close()}>
            {t.dialog.cancel}
          </Button>
          {/* Not as it is shown ahead of the answer: the buttons stay as they were pressed. */}
          <Decisions
            status={change.isPending ? change.variables.from : request.status}
            reached={request.reachedAt !== null && !change.variables?.reached}
            busy={busy}
            decide={decide}
          />
        </>
      }
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <StatusBadge status={request.status} />
        <SafetyUrgencyBadge urgency={request.urgency} />
        <span className="font-semibold">{protocols[request.protocol]}</span>
      </p>
      <RequestContact request={request} />
      <blockquote
        lang={request.locale}
        dir="auto"
        className="mt-1 whitespace-pre-line border-line border-s-3 ps-4 [overflow-wrap:anywhere]"
      >
        {request.details}
      </blockquote>
      <RequestPhotos request={request} />
      <Field
        label={t.dialog.note}
        hint={t.dialog.noteHint}
        error={missing ? t.dialog.noteMissing : undefined}
        className="mt-5"
      >
        <Textarea
          ref={field}
          value={note}
          maxLength={5000}
          dir="auto"
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
      <h3 className="mt-6 mb-2 font-sans font-semibold text-base">{t.history.title}</h3>
      <RequestHistory request={request} />
    </Dialog>
  );
}

/** The latest version in the list, or as it was opened if it has left the list. */
function useLatest(opened: SafetyRequest): SafetyRequest {
  const pages = useQueryClient().getQueriesData<ListPage<SafetyRequest>>({
    queryKey: safetyQueryOptions({}).queryKey.slice(0, 1),
  });
  const found = pages.flatMap(([, page]) => page?.items.filter((one) => one.id === opened.id) ?? []);
  return [opened, ...found].reduce((newest, one) => (one.version >= newest.version ? one : newest));
}

type DecisionsProps = {
  status: SafetyStatus;
  reached: boolean;
  busy: boolean;
  decide: (status: SafetyStatus, reached?: true) => void;
};

function Decisions({ status, reached, busy, decide }: DecisionsProps) {
  const t = useText(messages);
  return (
    <>
      <Button variant="quiet" size="small" busy={busy} onClick={() => decide(status)}>
        {t.dialog.save}
      </Button>
      {status !== "in_hand" && (
        <Button
          variant={status === "closed" ? "quiet" : "action"}
          size="small"
          busy={busy}
          onClick={() => decide("in_hand")}
        >
          {status === "closed" ? t.dialog.reopen : t.take}
        </Button>
      )}
      {status === "in_hand" && !reached && (
        <Button variant="action" size="small" busy={busy} onClick={() => decide("in_hand", true)}>
          {t.reached}
        </Button>
      )}
      {status !== "closed" && (
        <Button
          variant={status === "in_hand" && reached ? "action" : "quiet"}
          size="small"
          busy={busy}
          onClick={() => decide("closed")}
        >
          {t.dialog.close}
        </Button>
      )}
    </>
  );
}
