import { Mic, SendHorizontal, Square } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useState,
} from "react";
import { classNames } from "#app/ui/class-names.ts";
import { canDictate, useDictation } from "#platform/browser/dictation.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { readSession, writeSession } from "#platform/forms/session-store.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { maxMessageLength } from "../rules/limits.ts";
import { messages } from "./widget-messages.ts";

const draftKey = "arribo.chat.draft";

function useDraft(initial: string) {
  const [draft, setState] = useState(initial);
  // After hydration: the server renders no draft.
  useEffect(() => {
    const stored = (readSession(draftKey) as { text?: unknown } | null)?.text;
    if (typeof stored === "string") setState(stored);
  }, []);
  const setDraft = (text: string) => {
    setState(text);
    writeSession(draftKey, { text });
  };
  return [draft, setDraft] as const;
}

type ComposerProps = {
  fieldRef?: RefObject<HTMLTextAreaElement | null>;
  isAwaiting: boolean;
  send: (text: string) => void;
  className?: string;
  initial?: string;
  plainFields?: ReactNode;
  /** Another button, which gets the look of its neighbours; nothing without scripts. */
  extraButton?: (className: string) => ReactNode;
};

const squareButton =
  "inline-flex size-11 shrink-0 items-center justify-center rounded border transition-colors disabled:cursor-not-allowed disabled:border-line disabled:border-dashed disabled:bg-band disabled:text-muted";

export function Composer({
  fieldRef,
  isAwaiting,
  send,
  className,
  initial = "",
  plainFields,
  extraButton,
}: ComposerProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [draft, setDraft] = useDraft(initial);
  const dictation = useDictation(locale, (dictated) =>
    setDraft(`${draft} ${dictated}`.trim().slice(0, maxMessageLength)),
  );
  const isListening = dictation.phase === "listening";
  const text = draft.trim();
  const isHydrated = useHydrated();
  const soundId = useId();
  const isSendDisabled = text === "" || isAwaiting;
  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (isSendDisabled) return;
    send(text);
    setDraft("");
  };
  return (
    <form method="post" onSubmit={submit} className={className}>
      {!isHydrated && plainFields}
      <div className="flex items-end gap-2">
        <textarea
          ref={fieldRef}
          name="message"
          rows={1}
          value={draft}
          maxLength={maxMessageLength}
          aria-label={t.field}
          placeholder={t.placeholder}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={(event) =>
            event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing && submit(event)
          }
          className="field-sizing-content max-h-32 min-h-11 w-full min-w-0 resize-none rounded border border-line bg-card px-3 py-2 text-ink hover:border-larimar"
        />
        {isHydrated && extraButton?.(`${squareButton} border-line hover:bg-band`)}
        {isHydrated && canDictate() && (
          <button
            type="button"
            aria-label={isListening ? t.listening : t.microphone}
            aria-pressed={isListening}
            aria-describedby={soundId}
            onClick={dictation.toggle}
            className={classNames(
              squareButton,
              isListening ? "border-flamboyan text-flamboyan" : "border-line hover:bg-band",
            )}
          >
            {isListening ? <Square aria-hidden className="size-5" /> : <Mic aria-hidden className="size-5" />}
          </button>
        )}
        <button
          type="submit"
          aria-label={t.send}
          disabled={isHydrated && isSendDisabled}
          className={`${squareButton} border-transparent bg-larimar text-on-larimar hover:bg-larimar-hover`}
        >
          <SendHorizontal aria-hidden className="size-5" />
        </button>
      </div>
      {isHydrated && canDictate() && (
        <p id={soundId} className="mt-1.5 text-muted text-xs">
          {dictation.phase === "failed" ? t.notHeard : t.sound}
        </p>
      )}
    </form>
  );
}
