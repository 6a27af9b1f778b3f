import { useState } from "react";
import { NewNote } from "#app/staff/follow-up/new-note.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { StaffChat } from "../contract.ts";
import { messages } from "../staff-messages.ts";
import { ChatOwner } from "./owner.tsx";
import { DeskReply } from "./reply.tsx";

type ChatComposerProps = {
  chat: StaffChat;
  /** At the foot of the chat's own screen, above which the messages scroll. Elsewhere a field for notes stands beside it. */
  isAtFoot?: boolean;
};

/** Who answers, and the field: for an answer to the visitor, or a note that only the team sees. */
export function ChatComposer({ chat, isAtFoot = false }: ChatComposerProps) {
  const t = useText(messages).note;
  const [mode, setMode] = useState<"answer" | "note">("answer");
  return (
    <div
      className={classNames(
        "desk-composer border-t px-4 pt-2 pb-3",
        isAtFoot && "max-h-[60%] flex-none overflow-y-auto",
      )}
    >
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <ChatOwner chat={chat} />
        {isAtFoot && (
          <Segmented
            label={t.write}
            value={mode}
            onChange={setMode}
            options={[
              { value: "answer", label: t.answer },
              { value: "note", label: t.note },
            ]}
            className="lg:[&_button]:min-h-8"
          />
        )}
      </div>
      {mode === "note" ? (
        <div className="border-ambar border-s-3 ps-3 [&_label]:sr-only">
          <NewNote record={{ kind: "chat", id: chat.id }} />
        </div>
      ) : (
        <DeskReply chat={chat} />
      )}
    </div>
  );
}
