import { Mic, Square, Volume2 } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Input } from "#app/ui/forms/field.tsx";
import { canDictate, useDictation } from "#platform/browser/dictation.ts";
import { useSpeech } from "#platform/browser/speech.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { messages } from "../messages.ts";
import type { SavedTranslation } from "../saved-translations.ts";

const maxLength = 400;
const names = { en: "English", es: "Español" } as const;

type VoiceProps = {
  language: Locale;
  last: SavedTranslation | null;
  /** Translates for the other side. Resolves to a problem to show, or null. */
  speak: (text: string, language: Locale, notFound: string) => Promise<string | null>;
};

/** One side of the conversation, all of it in this side's language. */
export function Voice({ language, last, speak }: VoiceProps) {
  const t = inLocale(messages, language).conversation;
  const { from: origins } = inLocale(messages, language).result;
  const id = useId();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const speech = useSpeech();
  const dictation = useDictation(language, (words) => setText(words.slice(0, maxLength)));
  const isListening = dictation.phase === "listening";
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === "" || busy) return;
    setBusy(true);
    const failed = await speak(said, language, t.notFound);
    setProblem(failed);
    if (failed === null) setText("");
    setBusy(false);
  };
  const heard = last && last.language !== language ? last.translatedText : null;
  const own = last && last.language === language ? last.text : null;
  return (
    <section
      lang={language}
      aria-labelledby={id}
      className="flex min-h-0 w-full flex-col gap-3 px-4 py-3 sm:px-8 sm:py-5"
    >
      <h2 id={id} className="font-sans font-semibold text-muted text-sm tracking-normal">
        {names[language]}
      </h2>
      <div role="status" className="flex min-h-0 flex-1 flex-col justify-center overflow-y-auto">
        {heard !== null && (
          <p
            className={classNames(
              "font-display font-semibold leading-tight [overflow-wrap:anywhere]",
              sizeOf(heard),
            )}
          >
            {heard}
          </p>
        )}
        {heard !== null && last && <p className="mt-2 text-muted text-sm">{origins[last.from]}</p>}
        {own !== null && (
          <p className="text-lg text-muted [overflow-wrap:anywhere]">
            {t.said}: {own}
          </p>
        )}
        {!last && <p className="text-lg text-muted">{t.waiting}</p>}
        {problem !== null && <p className="mt-2 font-semibold text-flamboyan">{problem}</p>}
        {dictation.phase === "failed" && <p className="mt-2 text-muted">{t.notHeard}</p>}
      </div>
      <form onSubmit={send} className="flex flex-wrap items-center justify-end gap-2">
        <Input
          aria-label={t.write}
          placeholder={t.write}
          value={text}
          maxLength={maxLength}
          autoComplete="off"
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
          className="min-w-0 flex-1 text-lg max-sm:basis-full"
        />
        {canDictate() && (
          <Button
            aria-label={isListening ? t.listening : t.microphone}
            onClick={dictation.toggle}
            className="px-3"
          >
            {isListening ? <Square aria-hidden className="size-5" /> : <Mic aria-hidden className="size-5" />}
          </Button>
        )}
        {heard !== null && speech.can && (
          <Button
            aria-label={speech.isSpeaking ? t.silence : t.hear}
            onClick={() => speech.toggle(heard, language)}
            className="px-3"
          >
            {speech.isSpeaking ? (
              <Square aria-hidden className="size-5" />
            ) : (
              <Volume2 aria-hidden className="size-5" />
            )}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          disabled={text.trim() === ""}
          busy={busy}
          busyLabel={t.saying}
        >
          {t.say}
        </Button>
      </form>
    </section>
  );
}

function sizeOf({ length }: string): string {
  if (length <= 60) return "text-[clamp(2.125rem,8.5vw,4rem)]";
  return length <= 140 ? "text-[clamp(1.5rem,6vw,2.75rem)]" : "text-[clamp(1.125rem,3vw,1.75rem)]";
}
