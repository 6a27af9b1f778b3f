import { useState } from "react";
import { TextForm } from "#app/marketplace/moderation/text-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { pieces } from "#platform/text/web-addresses.ts";
import type { ManagedPost } from "../contract.ts";
import { messages } from "./messages.ts";
import { useDecideLinks, useDecidePost } from "./queries.ts";

/** What asks for a reason, and where the post stands afterwards. */
const asking = { hide: "hidden", restore: "visible", keep: "visible" } as const;
type Asking = keyof typeof asking;

type ActsProps = {
  post: ManagedPost;
  /** What was pressed is gone; from the entry the keys lead on. */
  toRow: () => void;
};

/** Puts a post onto the board, off it or back; lets its addresses be links. */
export function ModerateActs({ post, toRow }: ActsProps) {
  const t = useText(messages);
  const [writing, setWriting] = useState<Asking | null>(null);
  const decide = useDecidePost(post.id);
  const { status, id, userId, reports } = post;
  const whose = <span className="sr-only">: {t.of(id, userId)}</span>;
  const told = (to: "visible" | "hidden") => toast({ title: t.done[to], description: t.doneText[to] });
  if (writing)
    return (
      <Reason
        act={writing}
        send={async (reason) => {
          await decide.mutateAsync({ status: asking[writing], reason, from: status });
          told(asking[writing]);
        }}
        close={() => {
          setWriting(null);
          toRow();
        }}
      />
    );
  const publish = () => {
    decide.mutate(
      { status: "visible", reason: "", from: status },
      {
        onSuccess: () => told("visible"),
        onError: (error) =>
          toast({
            title: t.error,
            description: isConflict(error) ? t.conflict : t.failed,
            variant: "destructive",
          }),
      },
    );
    toRow();
  };
  const ask = (act: Asking) => (
    <Button variant="quiet" size="small" onClick={() => setWriting(act)}>
      {t[act]}
      {whose}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {status === "held" && (
          <Button variant="action" size="small" busy={decide.isPending} onClick={publish}>
            {t.publish}
            {whose}
          </Button>
        )}
        {status === "hidden" ? ask("restore") : ask("hide")}
        {status === "visible" && reports > 0 && ask("keep")}
      </div>
      <Links post={post} />
    </>
  );
}

type ReasonProps = { act: Asking; send: (reason: string) => Promise<void>; close: () => void };

function Reason({ act, send, close }: ReasonProps) {
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

/** For a post that names web addresses: whether readers can press them. */
function Links({ post: { id, userId, content, links } }: Pick<ActsProps, "post">) {
  const t = useText(messages);
  const decide = useDecideLinks(id);
  if (!pieces(content).some(({ href }) => href)) return null;
  const change = () =>
    decide.mutate(!links, {
      onSuccess: () => toast({ title: t.linksChanged, description: links ? t.linksOff : t.linksOn }),
      onError: () => toast({ title: t.error, description: t.failed, variant: "destructive" }),
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
