import { useColleagueName } from "#app/staff/shell/editing/assignee.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { StaffChat } from "../contract.ts";
import { messages } from "../staff-messages.ts";
import { useChangeChat } from "./queries.ts";

/** The colleague who has a conversation; undefined if it is the reader's or nobody's. */
export function useOtherOwner({ state, assignee }: StaffChat): string | undefined {
  const { email } = useStaff();
  return state === "staff" && assignee !== null && assignee !== email ? assignee : undefined;
}

/** Who answers, and the one button that takes the conversation over. */
export function ChatOwner({ chat }: { chat: StaffChat }) {
  const t = useText(messages);
  const other = useOtherOwner(chat);
  const otherName = useColleagueName(other ?? "");
  const change = useChangeChat(chat);
  const isMine = chat.state === "staff" && other === undefined && chat.assignee !== null;
  const unowned =
    chat.state === "closed"
      ? t.owner.closed
      : chat.state === "assistant"
        ? t.owner.assistant
        : t.owner.nobody;
  const take = () =>
    change.mutate("staff", {
      onError: (error) => (isConflict(error) ? errorToast(t.faster, t.fasterTitle) : errorToast(t.failed)),
    });
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <p role="status" className="min-w-0 [overflow-wrap:anywhere]">
        {isMine ? t.owner.mine : other ? t.owner.theirs(otherName) : unowned}
        {!isMine && !other && (
          <span className="text-muted max-sm:sr-only">
            {" "}
            {chat.state === "closed" ? t.owner.answerOpens : t.owner.answerTakes}
          </span>
        )}
      </p>
      {!isMine && (
        <Button variant="quiet" size="small" className="lg:min-h-8" busy={change.isPending} onClick={take}>
          {t.take}
        </Button>
      )}
    </div>
  );
}
