import { Square, Volume2, X } from "lucide-react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useSpeech } from "#platform/browser/speech.ts";
import { otherLocale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import type { SavedTranslation } from "../saved-translations.ts";
import { FullScreen } from "./full-screen.tsx";

function sizeOf({ length }: string): string {
  if (length <= 50) return "text-[clamp(2.75rem,11vw,7rem)] leading-tight";
  if (length <= 140) return "text-[clamp(2.125rem,7.5vw,4.5rem)] leading-tight";
  return length <= 400
    ? "text-[clamp(1.5rem,5vw,2.75rem)] leading-snug"
    : "text-[clamp(1.25rem,3.5vw,1.75rem)] leading-snug";
}

/** Full screen, to show to somebody. */
export function ShowScreen({ result, close }: { result: SavedTranslation; close: () => void }) {
  const t = useText(messages).result;
  const { can, isSpeaking, toggle } = useSpeech();
  const { text, language, translatedText } = result;
  return (
    <FullScreen label={t.heading} close={close} className="overflow-y-auto bg-card">
      {(hide) => (
        <div className="wrap flex min-h-dvh flex-col py-4">
          <button
            type="button"
            aria-label={t.close}
            onClick={hide}
            className="inline-flex size-12 shrink-0 items-center justify-center self-end rounded text-muted hover:bg-band hover:text-ink"
          >
            <X aria-hidden className="size-7" />
          </button>
          <p
            lang={otherLocale(language)}
            dir="auto"
            className={classNames(
              "my-auto whitespace-pre-line py-6 font-display font-semibold tracking-tight [overflow-wrap:anywhere]",
              sizeOf(translatedText),
            )}
          >
            {translatedText}
          </p>
          {can && (
            <Button
              size="large"
              className="mb-4 self-start"
              onClick={() => toggle(translatedText, otherLocale(language))}
            >
              {isSpeaking ? (
                <Square aria-hidden className="size-5" />
              ) : (
                <Volume2 aria-hidden className="size-5" />
              )}
              {isSpeaking ? t.silence : t.speak}
            </Button>
          )}
          <p
            lang={language}
            dir="auto"
            className="line-clamp-4 border-t py-4 text-muted [overflow-wrap:anywhere]"
          >
            {text}
          </p>
        </div>
      )}
    </FullScreen>
  );
}
