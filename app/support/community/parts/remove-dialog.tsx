import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { boardPath } from "../board-address.ts";
import { messages } from "../messages.ts";
import { postQueryOptions, reloadBoard, reloadReplies } from "../queries.ts";
import { dropHeldPost } from "./held-posts-store.ts";
import { dropOwnPost } from "./own-posts-store.ts";

type RemoveDialogProps = {
  id: number;
  replyTo: number | null;
  secret: string;
  isOpen: boolean;
  close: () => void;
};

export default function RemoveDialog({ id, replyTo, secret, isOpen, close }: RemoveDialogProps) {
  const t = useText(messages).own;
  const [phase, setPhase] = useState<"asking" | "sending" | "failed">("asking");
  const cache = useQueryClient();
  const navigate = useNavigate();
  const remove = async () => {
    setPhase("sending");
    const result = await removeOnServer(id, secret);
    if (!result) return setPhase("failed");
    close();
    dropOwnPost(id);
    dropHeldPost(id);
    toast({ title: t.done, description: result.stays ? t.stays : t.gone });
    if (replyTo !== null) await reloadReplies(cache, replyTo);
    else if (!isOpen) await reloadBoard(cache);
    else {
      void reloadBoard(cache);
      cache.removeQueries({ queryKey: postQueryOptions(id).queryKey });
      await navigate(result.stays ? "." : boardPath, { replace: true });
    }
  };
  return (
    <ActionDialog
      title={t.title}
      close={close}
      onSubmit={() => void remove()}
      action={t.remove}
      variant="danger"
      busy={phase === "sending"}
      busyLabel={t.removing}
      problem={phase === "failed" ? t.failed : undefined}
    >
      <p>{replyTo === null ? t.postText : t.replyText}</p>
    </ActionDialog>
  );
}

/** What is not there any more counts as removed. @returns null if it failed */
async function removeOnServer(id: number, secret: string): Promise<{ stays: boolean } | null> {
  try {
    return await api.delete("/api/community/posts/:id", { id, secret });
  } catch (error) {
    return error instanceof ApiError && error.status === 404 ? { stays: false } : null;
  }
}
