import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { Hand, Undo2, UserRound, UserRoundCheck } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";
import { isConflict, request } from "#platform/api-client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { forgetUnseen } from "./forget-unseen.ts";
import { messages } from "./messages.ts";
import { useStaff } from "./staff-context.ts";

/** What a member of staff is called where only the e-mail is known: its part before the @. */
function staffName(email: string): string {
  return email.split("@")[0] || email;
}

type Assigning = { take: boolean; from: string | null };

type AssignedRecord = {
  /** The record's address: its assignee is changed by PATCH at `${call}/assignee`. */
  call: string;
  /** The readings that hold the record. */
  readings: readonly QueryKey[];
  /** Shows on these readings whose it is. */
  show: (assignee: string | null) => void;
  /** After the server said yes: what else tells of it. */
  changed?: () => void;
};

/**
 * Takes a record or gives it back: shown at once, and put back when the server does not say yes. Where a colleague
 * was faster, that is told and everything on the screen is read anew.
 */
export function useAssign({ call, readings, show, changed }: AssignedRecord) {
  const t = useText(messages);
  const cache = useQueryClient();
  const { email } = useStaff();
  return useMutation({
    scope: { id: `${call}/assignee` },
    mutationFn: async (body: Assigning) => {
      const response = await request("PATCH", `${call}/assignee`, { body });
      return (await response.json()) as { assignee: string | null };
    },
    onMutate: async ({ take }) => {
      // A reading on its way would bring the old one back.
      await Promise.all(readings.map((queryKey) => cache.cancelQueries({ queryKey })));
      show(take ? email : null);
    },
    onError: (error, { from }) => {
      show(from);
      const wasFaster = isConflict(error);
      if (wasFaster) void cache.invalidateQueries();
      toast({
        title: wasFaster ? t.assignee.fasterTitle : t.error,
        description: wasFaster ? t.assignee.faster : t.assignee.failed,
        variant: "destructive",
      });
    },
    onSuccess: ({ assignee }) => {
      show(assignee);
      // Other screens are read anew when they are opened.
      forgetUnseen(cache);
      changed?.();
    },
  });
}

type AssigneeProps = {
  assignee: string | null;
  /** Who or what it is about, for those who hear the button. */
  of: string;
  assign: { mutate: (change: Assigning) => void };
};

/** Whose a record is, and the way to take it or give it back. */
export function Assignee({ assignee, of, assign }: AssigneeProps) {
  const t = useText(messages).assignee;
  const mine = assignee === useStaff().email;
  const act = mine ? t.giveBack : assignee ? t.takeOver : t.take;
  const Icon = mine ? Undo2 : Hand;
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm">
      <span aria-live="polite" className="empty:hidden">
        {assignee && <AssigneeName assignee={assignee} />}
      </span>
      <Button
        variant="link"
        size="small"
        className="lg:min-h-7 lg:py-0"
        onClick={() => assign.mutate({ take: !mine, from: assignee })}
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
