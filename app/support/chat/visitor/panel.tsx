import { X } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { mayFocusField } from "#app/ui/forms/first-field.ts";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { readDevice, writeDevice } from "#platform/forms/device-store.ts";
import { isLocale, type Locale } from "#platform/i18n/locale.ts";
import { LocaleScope, useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { ConversationParts } from "./conversation-parts.tsx";
import { useConversation } from "./use-conversation.ts";
import { messages } from "./widget-messages.ts";

const languageKey = "arribo.chat.language";

function useChatLanguage() {
  const page = useLocale().locale;
  const [chosen, setState] = useState<Locale | null>(() => {
    const stored = (readDevice(languageKey) as { language?: unknown } | null)?.language;
    return isLocale(stored) ? stored : null;
  });
  const setLanguage = (language: Locale) => {
    setState(language);
    writeDevice(languageKey, { language });
  };
  return [chosen ?? page, setLanguage] as const;
}

export default function ChatPanel({ close }: { close: () => void }) {
  const [language, setLanguage] = useChatLanguage();
  return (
    <LocaleScope locale={language} setLocale={setLanguage}>
      <Panel close={close} />
    </LocaleScope>
  );
}

function Panel({ close }: { close: () => void }) {
  const t = useText(messages);
  const { locale, setLocale } = useLocale();
  const { conversation, view } = useConversation(locale, true);
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  // Focusing the field would open a phone's keyboard.
  useEffect(() => {
    (mayFocusField() ? field : panel).current?.focus();
  }, []);
  useEffect(() => restoreFocus, []);
  useInertPage(panel);
  useCloseOnNavigation(close);
  const focusHandlers = useFocusInside(panel);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    close();
  };
  return (
    <section
      ref={panel}
      role="dialog"
      aria-labelledby="chat-title"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...focusHandlers}
      className="fixed inset-0 z-40 flex animate-fade-in flex-col bg-card text-ink sm:arch sm:inset-auto sm:end-4 sm:bottom-4 sm:h-[min(500px,calc(100dvh-6rem))] sm:w-[384px] sm:rounded-s sm:rounded-br sm:border sm:border-line print:hidden"
    >
      {/* No header: within a dialog it would be announced as the page's own. */}
      <div className="flex items-center gap-2 border-b py-1.5 ps-4 pe-2">
        <h2 id="chat-title" className="me-auto text-lg leading-tight">
          {t.title}
        </h2>
        {view.isLive && (
          <span className="whitespace-nowrap rounded bg-completed-fill px-2 py-0.5 font-semibold text-completed text-xs">
            {t.live}
          </span>
        )}
        <Segmented
          label={t.language}
          value={locale}
          onChange={setLocale}
          options={[
            { value: "en", label: "EN", name: "English", lang: "en" },
            { value: "es", label: "ES", name: "Español", lang: "es" },
          ]}
        />
        <button
          type="button"
          aria-label={t.close}
          onClick={close}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded text-muted hover:bg-band hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <ConversationParts
        conversation={conversation}
        view={view}
        path="/api/chat/message"
        fieldRef={field}
        logClass="min-h-0 flex-1 px-4 py-3"
        barClass="px-4 py-1"
        composerClass="p-3"
      />
    </section>
  );
}

function restoreFocus() {
  setTimeout(() => {
    if (document.activeElement && document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(".chat-button")?.focus({ preventScroll: true });
  });
}

/** A removed button ("Try again") would lose the focus: move it to the panel. */
function useFocusInside(panel: { current: HTMLElement | null }) {
  const isInside = useRef(false);
  useLayoutEffect(() => {
    if (isInside.current && document.activeElement === document.body) panel.current?.focus();
  });
  return {
    onFocus: () => {
      isInside.current = true;
    },
    // No blur event fires when a focused element is removed.
    onBlur: () => {
      isInside.current = false;
    },
  };
}

const isOnPhone = () => window.matchMedia("(width < 40rem)").matches;

/** On a phone the panel covers a page that its links open: close it. */
function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current && isOnPhone()) close();
  }, [key, close]);
}

/** On a phone the panel covers the page: make the rest inert. */
function useInertPage(panel: { current: HTMLElement | null }) {
  useEffect(() => {
    if (!isOnPhone()) return;
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement &&
        !element.contains(panel.current) &&
        !element.inert &&
        element.tagName !== "SCRIPT",
    );
    for (const element of others) element.inert = true;
    return () => {
      for (const element of others) element.inert = false;
    };
  }, [panel]);
}
