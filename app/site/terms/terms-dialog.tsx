import { startTransition, use, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { BlockingDialog } from "#app/ui/dialogs/blocking-dialog.tsx";
import { Choice } from "#app/ui/forms/choice.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import type { Locale } from "#platform/i18n/locale.ts";
import { LocaleScope, useLocale } from "#platform/i18n/locale-context.tsx";
import { inLocale } from "#platform/i18n/text.ts";
import { termsVersion } from "./acceptance.ts";
import { dialogMessages } from "./dialog-messages.ts";
import { loadTerms } from "./load-terms.ts";
import { messages } from "./messages.ts";
import { useReadingPosition } from "./reading-position.ts";
import { TermsText } from "./terms-text.tsx";

type TermsDialogProps = { onAccept: () => void; onDecline: () => void };

const languages: { value: Locale; label: string; lang: Locale }[] = [
  { value: "en", label: "English", lang: "en" },
  { value: "es", label: "Español", lang: "es" },
];

export default function TermsDialog({ onAccept, onDecline }: TermsDialogProps) {
  const [locale, setLocale] = useState<Locale>(useLocale().locale);
  const [agreed, setAgreed] = useState(false);
  const text = useRef<HTMLDivElement>(null);
  const savePosition = useReadingPosition(text, locale);
  const t = inLocale(dialogMessages, locale);
  const { title, version } = inLocale(messages, locale);

  const sections = use(loadTerms(locale));

  const chooseLanguage = (next: Locale) => {
    savePosition();
    // The language shown stays until the other one is there.
    startTransition(() => setLocale(next));
  };

  return (
    <LocaleScope locale={locale} setLocale={setLocale}>
      <BlockingDialog
        lang={locale}
        width="wide"
        title={title}
        description={t.description}
        footer={
          <>
            <div className="w-full py-1">
              <Choice
                type="checkbox"
                label={t.agree}
                checked={agreed}
                onChange={(event) => setAgreed(event.target.checked)}
              />
            </div>
            <Button variant="quiet" onClick={onDecline}>
              {t.decline}
            </Button>
            <EnterButton agreed={agreed} onAccept={onAccept} label={t.enter} hint={t.tickFirst} />
          </>
        }
      >
        <div className="sticky -top-5 z-10 -mx-5 -mt-5 mb-5 flex flex-wrap items-center justify-between gap-x-4 border-b bg-card px-5 py-1.5 sm:-mx-8 sm:px-8">
          <p className="text-muted text-sm">{version(termsVersion)}</p>
          <Segmented label={t.language} value={locale} onChange={chooseLanguage} options={languages} />
        </div>
        {/* We restore the position ourselves; the browser's anchoring would move it twice. */}
        <div ref={text} className="[overflow-anchor:none]">
          <TermsText sections={sections} heading="h3" />
        </div>
      </BlockingDialog>
    </LocaleScope>
  );
}

/** Focusable while disabled, so that its reason is read out. */
function EnterButton(props: { agreed: boolean; onAccept: () => void; label: string; hint: string }) {
  return (
    <>
      <Button
        variant="primary"
        aria-disabled={!props.agreed}
        aria-describedby={props.agreed ? undefined : "terms-tick-first"}
        onClick={() => props.agreed && props.onAccept()}
        className="aria-disabled:cursor-not-allowed! aria-disabled:border-line aria-disabled:border-dashed aria-disabled:bg-band aria-disabled:text-muted"
      >
        {props.label}
      </Button>
      {!props.agreed && (
        <span id="terms-tick-first" className="sr-only">
          {props.hint}
        </span>
      )}
    </>
  );
}
