import { lazy, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";
import { readDevice } from "#platform/forms/device-store.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { bilingual } from "#platform/i18n/text.ts";

const ChatPanel = lazy(() => import("./visitor/panel.tsx"));

const messages = bilingual({
  open: { en: "Open the support chat", es: "Abrir el chat de ayuda" },
  answered: {
    en: (count: number) =>
      count === 1 ? "Open the support chat: 1 new answer" : `Open the support chat: ${count} new answers`,
    es: (count: number) =>
      count === 1
        ? "Abrir el chat de ayuda: 1 respuesta nueva"
        : `Abrir el chat de ayuda: ${count} respuestas nuevas`,
  },
});

/** Number of unseen staff answers. Loads no code for a browser that never opened a conversation. */
function useUnseen(isOpen: boolean, locale: Locale): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount(0);
    const stored = readDevice("arribo.chat") as { sessionId?: unknown } | null;
    if (isOpen || typeof stored?.sessionId !== "string") return;
    let stop: (() => void) | undefined;
    let ended = false;
    import("./visitor/use-conversation.ts")
      .then(({ watchUnseen }) => {
        if (!ended) stop = watchUnseen(locale, setCount);
      })
      .catch(() => {});
    return () => {
      ended = true;
      stop?.();
    };
  }, [isOpen, locale]);
  return count;
}

const countPrefix = /^\(\d+\) /;

function useCountInTitle(count: number): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings a title of its own
  useEffect(() => {
    const title = document.title.replace(countPrefix, "");
    document.title = count > 0 ? `(${count}) ${title}` : title;
  }, [count, key]);
}

/** On every page except staff's. The panel is loaded on click; without JavaScript the button links to `/ai-chat`. */
export function ChatButton() {
  const t = useText(messages);
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const unseen = useUnseen(open, locale);
  useCountInTitle(unseen);
  const close = () => setOpen(false);
  return (
    <>
      <form action="/ai-chat">
        <button
          type="submit"
          aria-label={unseen > 0 ? t.answered(unseen) : t.open}
          className="chat-button"
          onClick={(event) => {
            event.preventDefault();
            setOpen(true);
          }}
        >
          {unseen > 0 && (
            <span
              aria-hidden
              className="absolute -end-1 -top-1 flex h-6 min-w-6 items-center justify-center rounded-full border-2 border-background bg-flamboyan px-1 font-semibold text-background text-xs"
            >
              {unseen > 9 ? "9+" : unseen}
            </span>
          )}
        </button>
      </form>
      {open && (
        <LazyBoundary close={close}>
          <ChatPanel close={close} />
        </LazyBoundary>
      )}
    </>
  );
}
