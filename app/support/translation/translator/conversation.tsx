import { RotateCw, X } from "lucide-react";
import { useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { requestTranslation } from "../request-translation.ts";
import type { SavedTranslation } from "../saved-translations.ts";
import { FullScreen } from "./full-screen.tsx";
import { Voice } from "./voice.tsx";

/** Two people, one device: each half is in the language of who reads it; the upper half is turned to the other side. */
export default function Conversation({ close }: { close: () => void }) {
  const t = useText(messages).conversation;
  const { locale } = useLocale();
  const [last, setLast] = useState<SavedTranslation | null>(null);
  const [isTurned, setTurned] = useState(true);
  const speak = async (text: string, language: Locale, notFound: string): Promise<string | null> => {
    try {
      setLast(await requestTranslation(text, language, locale));
      return null;
    } catch (thrown) {
      return thrown instanceof ApiError && thrown.status === 429
        ? (thrown.body?.message ?? notFound)
        : notFound;
    }
  };
  return (
    <FullScreen label={t.title} close={close} className="overflow-hidden bg-background">
      {(hide) => (
        <div className="flex h-full flex-col">
          <div
            className={classNames(
              "flex min-h-0 flex-1 bg-band transition-transform",
              isTurned && "rotate-180",
            )}
          >
            <Voice language={otherLocale(locale)} last={last} speak={speak} />
          </div>
          <div className="flex items-center justify-between gap-3 border-line border-y bg-card px-3">
            <button
              type="button"
              aria-pressed={isTurned}
              onClick={() => setTurned(!isTurned)}
              className="inline-flex min-h-11 items-center gap-2 rounded px-2 font-semibold text-larimar text-sm"
            >
              <RotateCw aria-hidden className="size-5" />
              {t.turn}
            </button>
            <p className="truncate text-muted text-sm max-sm:hidden">{t.lead}</p>
            <button
              type="button"
              aria-label={t.close}
              onClick={hide}
              className="inline-flex size-11 items-center justify-center rounded text-muted hover:bg-band hover:text-ink"
            >
              <X aria-hidden className="size-6" />
            </button>
          </div>
          <div className="flex min-h-0 flex-1 bg-background">
            <Voice language={locale} last={last} speak={speak} />
          </div>
        </div>
      )}
    </FullScreen>
  );
}
