import { Languages } from "lucide-react";
import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { type Locale, otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./in-place-messages.ts";
import { requestTranslation } from "./request-translation.ts";
import { partsOf } from "./rules/text-parts.ts";
import { useGoesAbroad } from "./use-goes-abroad.ts";

/** The contract's limit, repeated so that the browser does not load Zod. */
const maxTextLength = 2_000;

type Shown = { text: string; from: string; locale: Locale };

type TranslateInPlaceProps = {
  text: string;
  /** The text's language; nothing is offered to who reads it. */
  from: Locale;
  /** What the text is, for who hears several of these buttons: "The review by Marsha W." */
  about: string;
};

/** "Translate" below what somebody wrote: the translation appears below it, and says who made it. */
export function TranslateInPlace({ text, from, about }: TranslateInPlaceProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { shown, failure, busy, translate, hide } = useInPlace(text, from);
  if (from === locale) return null;
  return (
    <div className="max-w-measure">
      <Button
        variant="link"
        size="small"
        className="print:hidden"
        busy={busy}
        busyLabel={t.translating}
        aria-label={`${shown ? t.hide : t.translate}: ${about}`}
        onClick={() => (shown ? hide() : void translate())}
      >
        <Languages aria-hidden className="size-4" strokeWidth={1.75} />
        {shown ? t.hide : t.translate}
      </Button>
      <div role="status">
        {shown && (
          <div className="border-larimar border-s-2 ps-4">
            <p lang={shown.locale} className="whitespace-pre-line">
              {shown.text}
            </p>
            <p className="mt-1 text-muted text-sm">{translatorNote(shown.from, t.from)}</p>
          </div>
        )}
        {failure && <p className="text-muted text-sm">{failure}</p>}
      </div>
    </div>
  );
}

function translatorNote(from: string, notes: Record<"model" | "machine" | "phrasebook", string>): string {
  return from === "model" || from === "phrasebook" ? notes[from] : notes.machine;
}

function useInPlace(text: string, from: Locale) {
  const t = useText(messages);
  const goesAbroad = useGoesAbroad();
  const [shown, setShown] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const failureOf = (error: unknown) => {
    if (!(error instanceof ApiError)) return navigator.onLine ? t.impossible : t.offline;
    if (error.status === 429 && error.body?.message) return error.body.message;
    return goesAbroad ? t.impossible : t.phrasesOnly;
  };
  const translate = async () => {
    setFailure(null);
    setBusy(true);
    try {
      setShown(await requestParts(text, from));
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  return { shown, failure, busy, translate, hide: () => setShown(null) };
}

/** All of the text or nothing: half a translation could mean the opposite. */
async function requestParts(text: string, from: Locale): Promise<Shown> {
  const to = otherLocale(from);
  const translated: string[] = [];
  let by = "phrasebook";
  for (const part of partsOf(text.trim(), maxTextLength)) {
    const answer = await requestTranslation(part, from, to);
    translated.push(answer.translatedText + (/(?<!\s)\s+$/.exec(part)?.[0] ?? ""));
    if (answer.from !== "phrasebook") by = answer.from;
  }
  return { text: translated.join(""), from: by, locale: to };
}
