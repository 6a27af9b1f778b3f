import { useQueryClient } from "@tanstack/react-query";
import { Hand, Undo2, UserRound, UserRoundCheck } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { removeInactiveQueries } from "../list/inactive-queries.ts";
import { messages } from "../messages.ts";
import { useStaff } from "../staff-context.ts";
import { type ChangeTarget, useOptimisticChange } from "./use-optimistic-change.ts";

function staffName(email: string): string {
  return email.split("@")[0] || email;
}

/** Of any record that has one. */
type AssigneePath = Extract<Parameters<typeof api.patch>[0], `${string}/:id/assignee`>;

/**
 * Assigns a record to the caller (`true`) or to nobody. On a conflict it shows a toast and refetches everything.
 * @param onChanged called after success
 */
export function useAssign<R extends { assignee: string | null }>(
  path: AssigneePath,
  id: number,
  shown: ChangeTarget<R>,
  onChanged?: () => void,
) {
  const t = useText(messages).assignee;
  const cache = useQueryClient();
  const { email } = useStaff();
  return useOptimisticChange({
    ...shown,
    predict: (record, take: boolean) => ({ ...record, assignee: take ? email : null }),
    send: async (take, seen) => {
      // Only the assignee: in Today's queue the record has another type than the response.
      const { assignee } = await api.patch(path, { id, take, from: seen.assignee });
      return { assignee } as Partial<R>;
    },
    onSuccess: () => {
      removeInactiveQueries(cache);
      onChanged?.();
    },
    onError: (error) => {
      const conflict = isConflict(error);
      if (conflict) void cache.invalidateQueries();
      if (conflict) errorToast(t.faster, t.fasterTitle);
      else errorToast(t.failed);
    },
  });
}

type AssigneeProps = {
  assignee: string | null;
  /** Name of the record, for screen readers. */
  of: string;
  assign: { mutate: (take: boolean) => void };
};

export function Assignee({ assignee, of, assign }: AssigneeProps) {
  const t = useText(messages).assignee;
  const isMine = assignee === useStaff().email;
  const actionLabel = isMine ? t.giveBack : assignee ? t.takeOver : t.take;
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
        {actionLabel}
        <span className="sr-only">: {of}</span>
      </Button>
    </div>
  );
}

export function AssigneeName({ assignee }: { assignee: string }) {
  const t = useText(messages).assignee;
  const isMine = assignee === useStaff().email;
  const Icon = isMine ? UserRoundCheck : UserRound;
  return (
    <span title={assignee} className="inline-flex max-w-full items-start gap-1.5">
      <Icon aria-hidden className="mt-[0.2em] size-4 text-muted" />
      {isMine ? (
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
