import { Maximize2, Square, Volume2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { useSpeech } from "#platform/browser/speech.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { otherLocale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import type { SavedTranslation } from "../saved-translations.ts";
import { ShowScreen } from "./show-screen.tsx";
import type { TranslationState } from "./use-translation.ts";

export function TranslationResult({ state }: { state: TranslationState }) {
  const { shown, failure, nearest, busy } = state;
  const t = useText(messages);
  const isHydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const announced = failure ?? shown?.translatedText;
  const first = useRef(announced);
  useEffect(() => {
    if (announced !== undefined && announced !== first.current)
      box.current?.scrollIntoView({ block: "nearest" });
  }, [announced]);
  const result = failure === null ? shown : null;
  const hasNearest = failure !== null && nearest.length > 0;
  return (
    <div ref={box} aria-busy={busy} className="grid min-w-0 scroll-mt-20 scroll-mb-4 gap-5 lg:col-span-5">
      <section
        aria-labelledby="translation"
        className="arch rounded-s rounded-br border border-line bg-card p-5 sm:p-7"
      >
        <h2 id="translation" className="font-sans font-semibold text-muted text-sm tracking-normal">
          {t.result.heading}
        </h2>
        <div role="status" className="mt-2 min-h-16">
          {failure !== null &&
            (hasNearest ? (
              <NearestPhrases phrases={nearest} fill={state.fill} />
            ) : (
              <p className="font-display font-semibold text-flamboyan text-xl">{t.failure.translation}</p>
            ))}
          {result && (
            <p
              lang={otherLocale(result.language)}
              dir="auto"
              className="whitespace-pre-line font-display font-semibold text-2xl leading-snug [overflow-wrap:anywhere]"
            >
              {result.translatedText}
            </p>
          )}
          {!announced && <p className="text-muted">{t.result.empty}</p>}
        </div>
        {/* Without scripts there is nothing to press them with. */}
        {isHydrated && result && <ResultActions result={result} />}
        {result && <p className="mt-4 text-muted text-sm">{t.result.from[result.from]}</p>}
      </section>
      <section
        aria-labelledby="context"
        // On a phone an empty box would only stand between the form and the situations.
        className={classNames("rounded bg-band p-5 sm:p-7", announced === undefined && "max-lg:hidden")}
      >
        <h2 id="context" className="font-sans font-semibold text-muted text-sm tracking-normal">
          {t.result.context}
        </h2>
        {failure !== null ? (
          <div className="mt-2 grid gap-3">
            {!hasNearest && <p>{t.failure.context}</p>}
            <p role="status" className={hasNearest ? "text-sm" : "border-t pt-3 text-sm"}>
              {hasNearest ? t.nearest.check : failure}
            </p>
          </div>
        ) : (
          <p className={result?.culturalContext ? "mt-2" : "mt-2 text-muted"}>
            {result ? (result.culturalContext ?? t.result.noContext) : t.result.contextEmpty}
          </p>
        )}
      </section>
    </div>
  );
}

function NearestPhrases({
  phrases,
  fill,
}: {
  phrases: readonly SavedTranslation[];
  fill: (phrase: SavedTranslation) => void;
}) {
  const t = useText(messages).nearest;
  const isHydrated = useHydrated();
  return (
    <>
      <p className="font-display font-semibold text-xl">{t.heading}</p>
      <ul className="mt-3 border-t">
        {phrases.map((phrase) => {
          const both = (
            <>
              <span lang={phrase.language} className="block font-semibold">
                {phrase.text}
              </span>
              <span lang={otherLocale(phrase.language)} className="block text-muted">
                {phrase.translatedText}
              </span>
            </>
          );
          return (
            <li key={phrase.text} className="border-b last:border-b-0">
              {/* Without scripts there is nothing to press it with. */}
              {isHydrated ? (
                <button
                  type="button"
                  onClick={() => fill(phrase)}
                  className="block min-h-11 w-full py-2.5 text-start hover:bg-band"
                >
                  {both}
                </button>
              ) : (
                <p className="py-2.5">{both}</p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function ResultActions({ result }: { result: SavedTranslation }) {
  const t = useText(messages).result;
  const [open, setOpen] = useState(false);
  const { can, isSpeaking, toggle } = useSpeech();
  const { translatedText } = result;
  const language = otherLocale(result.language);
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button size="small" onClick={() => setOpen(true)}>
        <Maximize2 aria-hidden className="size-4" />
        {t.show}
      </Button>
      {can && (
        <Button variant="quiet" size="small" onClick={() => toggle(translatedText, language)}>
          {isSpeaking ? (
            <Square aria-hidden className="size-4" />
          ) : (
            <Volume2 aria-hidden className="size-4" />
          )}
          {isSpeaking ? t.silence : t.speak}
        </Button>
      )}
      <CopyButton source={() => translatedText} label={t.copy} doneLabel={t.copied} />
      {open && <ShowScreen result={result} close={() => setOpen(false)} />}
    </div>
  );
}
