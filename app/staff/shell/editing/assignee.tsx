import { useQueryClient } from "@tanstack/react-query";
import { Hand, Undo2, UserRound, UserRoundCheck } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { forgetUnseen } from "../list/forget-unseen.ts";
import { messages } from "../messages.ts";
import { useStaff } from "../staff-context.ts";
import { type Shown, useOptimisticChange } from "./use-optimistic-change.ts";

/** What a member of staff is called where only the e-mail is known: its part before the @. */
function staffName(email: string): string {
  return email.split("@")[0] || email;
}

type AssigneePath = `/api/admin/${"leads" | "bookings" | "safety-requests"}/:id/assignee`;

/**
 * Takes a record (`true`) or gives it back. Where a colleague was faster, that is told and everything on the screen is
 * read anew.
 * @param path the call by which its assignee is changed
 * @param changed after the server said yes: what else tells of it
 */
export function useAssign<R extends { assignee: string | null }>(
  path: AssigneePath,
  id: number,
  shown: Shown<R>,
  changed?: () => void,
) {
  const t = useText(messages);
  const cache = useQueryClient();
  const { email } = useStaff();
  return useOptimisticChange({
    ...shown,
    ahead: (record, take: boolean) => ({ ...record, assignee: take ? email : null }),
    send: async (take, seen) => {
      // Nothing else: on the day's page the record is of another kind than the answer.
      const { assignee } = await api.patch(path, { id, take, from: seen.assignee });
      return { assignee } as Partial<R>;
    },
    onSuccess: () => {
      // Other screens are read anew when they are opened.
      forgetUnseen(cache);
      changed?.();
    },
    onError: (error) => {
      const wasFaster = isConflict(error);
      if (wasFaster) void cache.invalidateQueries();
      toast({
        title: wasFaster ? t.assignee.fasterTitle : t.error,
        description: wasFaster ? t.assignee.faster : t.assignee.failed,
        variant: "destructive",
      });
    },
  });
}

type AssigneeProps = {
  assignee: string | null;
  /** Who or what it is about, for those who hear the button. */
  of: string;
  assign: { mutate: (take: boolean) => void };
};

/** Whose a record is, and the way to take it or give it back. */
export function Assignee({ assignee, of, assign }: AssigneeProps) {
  const t = useText(messages).assignee;
  const isMine = assignee === useStaff().email;
  const act = isMine ? t.giveBack : assignee ? t.takeOver : t.take;
  const Icon = isMine ? Undo2 : Hand;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <span aria-live="polite" className="empty:hidden">
        {assignee && <AssigneeName assignee={assignee} />}
      </span>
      <Button
        variant="link"
        size="small"
        className="lg:min-h-7 lg:py-0"
        onClick={() => assign.mutate(!isMine)}
      >
        <Icon aria-hidden className="size-4" />
        {act}
        <span className="sr-only">: {of}</span>
      </Button>
    </div>
  );
}

/** Whose it is, as icon and name. */
export function AssigneeName({ assignee }: { assignee: string }) {
  const t = useText(messages).assignee;
  const mine = assignee === useStaff().email;
  const Icon = mine ? UserRoundCheck : UserRound;
  return (
    <span title={assignee} className="inline-flex max-w-full items-start gap-1.5">
      <Icon aria-hidden className="mt-[0.2em] size-4 text-muted" />
      {mine ? (
        <span className="font-semibold">{t.mine}</span>
      ) : (
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="sr-only">{t.theirs} </span>
          {staffName(assignee)}
        </span>
      )}
    </span>
  );
}
