import { useState } from "react";
import { TextForm } from "#app/marketplace/moderation/text-form.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { splitAtLinks } from "#platform/text/web-addresses.ts";
import type { ManagedPost } from "../contract.ts";
import { messages } from "./messages.ts";
import { useDecideLinks, useDecidePost } from "./queries.ts";

/** Decisions that take a reason, with the resulting status. */
const decisionStatus = { hide: "hidden", restore: "visible", keep: "visible" } as const;
type ReasonedDecision = keyof typeof decisionStatus;

type ModerateActionsProps = {
  post: ManagedPost;
  /** Moves the focus, since the pressed button is gone. */
  focusRow: () => void;
};

export function ModerateActions({ post, focusRow }: ModerateActionsProps) {
  const t = useText(messages);
  const [pendingDecision, setPendingDecision] = useState<ReasonedDecision | null>(null);
  const decide = useDecidePost(post.id);
  const canPublish = useStaff().may("publish");
  const { status, id, userId, reports, removed } = post;
  const postName = <span className="sr-only">: {t.of(id, userId)}</span>;
  const toastDone = (to: "visible" | "hidden") => toast({ title: t.done[to], description: t.doneText[to] });
  if (pendingDecision)
    return (
      <ReasonForm
        act={pendingDecision}
        send={async (reason) => {
          await decide.mutateAsync({ status: decisionStatus[pendingDecision], reason, from: status });
          toastDone(decisionStatus[pendingDecision]);
        }}
        close={() => {
          setPendingDecision(null);
          focusRow();
        }}
      />
    );
  const publish = () => {
    decide.mutate(
      { status: "visible", reason: "", from: status },
      {
        onSuccess: () => toastDone("visible"),
        onError: (error) => errorToast(isConflict(error) ? t.conflict : t.failed),
      },
    );
    focusRow();
  };
  const reasonButton = (act: ReasonedDecision) => (
    <Button variant="quiet" size="small" onClick={() => setPendingDecision(act)}>
      {t[act]}
      {postName}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {canPublish && status === "held" && (
          <Button variant="action" size="small" busy={decide.isPending} onClick={publish}>
            {t.publish}
            {postName}
          </Button>
        )}
        {canPublish && status === "hidden" && !removed && reasonButton("restore")}
        {(status === "held" || status === "visible") && reasonButton("hide")}
        {canPublish && status === "visible" && reports > 0 && reasonButton("keep")}
      </div>
      {status === "held" && <Allowed to="publish">{null}</Allowed>}
      <Allowed to="publish" silent>
        <Links post={post} />
      </Allowed>
    </>
  );
}

type ReasonFormProps = { act: ReasonedDecision; send: (reason: string) => Promise<void>; close: () => void };

function ReasonForm({ act, send, close }: ReasonFormProps) {
  const t = useText(messages);
  const words = t.forms[act];
  return (
    <div className="w-full">
      <TextForm
        label={t.reason}
        hint={words.hint}
        required={act === "hide"}
        initial=""
        maxLength={1000}
        words={words}
        check={(text) => (act === "hide" && text === "" ? t.reasonMissing : undefined)}
        send={send}
        explain={(error) => {
          const field = error instanceof ApiError ? error.body?.fields?.reason : undefined;
          return field ? { error: field } : { problem: isConflict(error) ? t.conflict : t.failed };
        }}
        close={close}
      />
    </div>
  );
}

function Links({ post: { id, userId, content, links } }: Pick<ModerateActionsProps, "post">) {
  const t = useText(messages);
  const decide = useDecideLinks(id);
  if (!splitAtLinks(content).some(({ href }) => href)) return null;
  const change = () =>
    decide.mutate(!links, {
      onSuccess: () => toast({ title: t.linksChanged, description: links ? t.linksOff : t.linksOn }),
      onError: () => errorToast(t.failed),
    });
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm">
      <span className="text-muted">{links ? t.linksOn : t.linksOff}</span>
      <Button variant="link" size="small" busy={decide.isPending} onClick={change}>
        {links ? t.denyLinks : t.allowLinks}
        <span className="sr-only">: {t.of(id, userId)}</span>
      </Button>
    </p>
  );
}
