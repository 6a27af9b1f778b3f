import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ChevronDown, Hand, Undo2, UserRound, UserRoundCheck, UserRoundX } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { removeInactiveQueries } from "../list/inactive-queries.ts";
import { messages } from "../messages.ts";
import { useShortcuts } from "../shortcuts.ts";
import { useStaff } from "../staff-context.ts";
import { Allowed } from "./allowed.tsx";
import { colleaguesQueryOptions } from "./colleagues.ts";
import { HandOverDialog } from "./hand-over-dialog.tsx";
import { type ChangeTarget, useOptimisticChange } from "./use-optimistic-change.ts";

/** Of any record that has one. */
type AssigneePath = Extract<Parameters<typeof api.patch>[0], `${string}/:id/assignee`>;

/** `to`: a colleague's address, or null for nobody. */
export type Handing = { to: string | null; note?: string };

/**
 * Gives a record to the caller, a colleague or nobody. On a conflict it shows a toast and refetches everything.
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
  return useOptimisticChange({
    ...shown,
    predict: (record, { to }: Handing) => ({ ...record, assignee: to }),
    send: async (handing, seen) => {
      // Only the assignee: in Today's queue the record has another type than the response.
      const { assignee } = await api.patch(path, { id, ...handing, from: seen.assignee });
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
  assign: { mutate: (handing: Handing) => void };
  /** Not where another button takes it. */
  canTake?: boolean;
  /** The key t takes it or gives it back: where one record is open. */
  hasKey?: boolean;
};

/** Who has the record; one click takes it or gives it back, a second button hands it to a colleague. */
export function Assignee({ assignee, of, assign, canTake = true, hasKey = false }: AssigneeProps) {
  const t = useText(messages).assignee;
  const { email, may } = useStaff();
  const [handing, setHanding] = useState(false);
  const isMine = assignee === email;
  const actionLabel = isMine ? t.giveBack : assignee ? t.takeOver : t.take;
  const Icon = isMine ? Undo2 : Hand;
  const take = () => assign.mutate({ to: isMine ? null : email });
  useShortcuts(hasKey && may("work") ? { t: take } : {});
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <span aria-live="polite" className="empty:hidden">
        {assignee && <AssigneeName assignee={assignee} />}
      </span>
      <Allowed to="work">
        {(canTake || isMine) && (
          <Button variant="link" size="small" className="lg:min-h-7 lg:py-0" onClick={take}>
            <Icon aria-hidden className="size-4" />
            {actionLabel}
            <span className="sr-only">: {of}</span>
          </Button>
        )}
        <Button
          variant="link"
          size="small"
          aria-haspopup="dialog"
          className="lg:min-h-7 lg:py-0"
          onClick={() => setHanding(true)}
        >
          {t.assignTo}
          <span className="sr-only">: {of}</span>
          <ChevronDown aria-hidden className="size-4" />
        </Button>
      </Allowed>
      {handing && (
        <HandOverDialog
          assignee={assignee}
          of={of}
          hand={(one) => assign.mutate(one)}
          close={() => setHanding(false)}
        />
      )}
    </div>
  );
}

function useColleague(assignee: string) {
  const { data: colleagues = [] } = useQuery(colleaguesQueryOptions());
  return colleagues.find(({ email }) => email === assignee);
}

const nameOrAddress = (assignee: string, name: string | undefined) =>
  name ?? (assignee.split("@")[0] || assignee);

/** A colleague's name, or the beginning of the address until the names are read. */
export function useColleagueName(assignee: string): string {
  return nameOrAddress(assignee, useColleague(assignee)?.name);
}

/** In a row of a list: the initials of who has it; the name is read out, and shown on hover. */
export function AssigneeInitials({ assignee }: { assignee: string }) {
  const t = useText(messages).assignee;
  const isMine = assignee === useStaff().email;
  const colleague = useColleague(assignee);
  const name = nameOrAddress(assignee, colleague?.name);
  const words = [isMine ? t.mine : `${t.theirs} ${name}`, colleague?.isDisabled && `(${t.disabled})`]
    .filter(Boolean)
    .join(" ");
  return (
    <span
      title={isMine ? `${t.mine}: ${name}` : words}
      className={classNames(
        "inline-flex size-6 flex-none items-center justify-center rounded-full border font-semibold text-[0.6875rem]",
        isMine ? "border-larimar bg-larimar/15" : "border-line bg-band",
        colleague?.isDisabled && "border-flamboyan text-flamboyan line-through",
      )}
    >
      <span aria-hidden>{initials(name)}</span>
      <span className="sr-only">{words}</span>
    </span>
  );
}

/** Of the first and the last word. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word = "") => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}

/** A colleague by name, or the beginning of the address until the names are read; says when the account is disabled. */
export function AssigneeName({ assignee }: { assignee: string }) {
  const t = useText(messages).assignee;
  const isMine = assignee === useStaff().email;
  const colleague = useColleague(assignee);
  const Icon = isMine ? UserRoundCheck : colleague?.isDisabled ? UserRoundX : UserRound;
  return (
    <span title={assignee} className="inline-flex max-w-full items-start gap-1.5">
      <Icon aria-hidden className="mt-[0.2em] size-4 text-muted" />
      {isMine ? (
        <span className="font-semibold">{t.mine}</span>
      ) : (
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="sr-only">{t.theirs} </span>
          {nameOrAddress(assignee, colleague?.name)}
          {colleague?.isDisabled && <span className="text-flamboyan"> ({t.disabled})</span>}
        </span>
      )}
    </span>
  );
}
