import { useGoesAbroad } from "#app/support/translation/use-goes-abroad.ts";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Addressee } from "../contract.ts";
import { messages } from "../messages.ts";
import type { Words } from "../rules/draft.ts";
import { useLanguageNames } from "./use-language-names.ts";
import type { Letter } from "./use-letter.ts";

type PreviewProps = { letter: Letter; to: Addressee };

/** How the person will read a letter that is written in another language, before it is sent. */
export function LetterPreview({ letter, to }: PreviewProps) {
  const { draft, written, outgoing, translated } = letter;
  if (draft.language === to.locale || written.text === "") return null;
  const isTranslated = translated?.of.text === written.text && translated.of.subject === written.subject;
  return (
    <div aria-live="polite" className="grid gap-2 text-sm">
      {outgoing.from === "template" && <WillRead words={outgoing} to={to} />}
      {outgoing.from !== "template" &&
        (isTranslated ? <Choice letter={letter} to={to} /> : <Untranslated letter={letter} to={to} />)}
    </div>
  );
}

function WillRead({ words, to }: { words: Words; to: Addressee }) {
  const t = useText(messages);
  const name = to.values.firstName?.en || to.name || t.nobody;
  return (
    <div className="border-larimar border-s-3 bg-band px-3 py-2">
      <p className="text-muted text-xs">{t.preview.reads(name)}</p>
      {words.subject && (
        <p lang={to.locale} dir="auto" className="font-semibold [overflow-wrap:anywhere]">
          {words.subject}
        </p>
      )}
      <p lang={to.locale} dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
        {words.text}
      </p>
    </div>
  );
}

/** The translation, and whether it is sent. */
function Choice({ letter, to }: PreviewProps) {
  const t = useText(messages);
  const languages = useLanguageNames();
  const { translated, sendsOwn, setSendsOwn, draft } = letter;
  if (!translated) return null;
  return (
    <>
      <WillRead words={sendsOwn ? letter.written : translated.into} to={to} />
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t.preview.choice}
          value={sendsOwn ? "own" : "translation"}
          options={[
            { value: "translation", label: t.preview.translation },
            { value: "own", label: t.preview.written },
          ]}
          onChange={(value) => setSendsOwn(value === "own")}
        />
        {sendsOwn && <span className="text-muted">{t.preview.kept(languages[draft.language])}</span>}
      </div>
    </>
  );
}

/** Says in which language it leaves; with a translator, that it can be translated first. */
function Untranslated({ letter, to }: PreviewProps) {
  const { preview: t } = useText(messages);
  const languages = useLanguageNames();
  const hasTranslator = useGoesAbroad();
  const { translation, translate, draft } = letter;
  const language = languages[draft.language];
  if (!hasTranslator) return <p className="font-semibold">{t.own(language)}</p>;
  const hasFailed = translation.isError || (translation.isSuccess && translation.data === null);
  return (
    <p className="flex flex-wrap items-center gap-x-3">
      <span className={hasFailed ? "font-semibold text-flamboyan" : "font-semibold"}>
        {hasFailed ? t.failed(language) : t.untranslated(language)}
      </span>
      <Button
        variant="link"
        size="small"
        busy={translation.isPending}
        busyLabel={t.translating}
        onClick={translate}
      >
        {t.translate(languages[to.locale])}
      </Button>
    </p>
  );
}
