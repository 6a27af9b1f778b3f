import { lazy, useState } from "react";
import { Late } from "#app/ui/late.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";

const ChatPanel = lazy(() => import("./chat-panel.tsx"));

const messages = bilingual({
  open: { en: "Open the support chat", es: "Abrir el chat de ayuda" },
});

/** The round button on every page but those of staff, who answer chats; all else comes when it is pressed. Without scripts it leads to the assistant's page. */
export function ChatButton() {
  const { open: label } = useText(messages);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <form action="/ai-chat">
        <button
          type="submit"
          aria-label={label}
          className="chat-button"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        />
      </form>
      {open && (
        <Late close={close}>
          <ChatPanel close={close} />
        </Late>
      )}
    </>
  );
}
