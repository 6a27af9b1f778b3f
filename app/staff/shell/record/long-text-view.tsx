import { useId, useState } from "react";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { collapsedText } from "./long-text.ts";

/** @param lang the language of the page that the text was written on */
export function LongText({ text, lang, of }: { text: string; lang: Locale; of: string }) {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  const id = useId();
  const short = collapsedText(text);
  return (
    <div className="max-w-measure text-sm">
      <p id={id} lang={lang} dir="auto" className="inline whitespace-pre-line [overflow-wrap:anywhere]">
        {open ? text : (short ?? text)}
      </p>
      {short && " "}
      {short && (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="-my-3 inline-flex min-h-11 items-center text-link font-semibold"
        >
          {open ? t.showLess : t.showMore}
          <span className="sr-only">: {of}</span>
        </button>
      )}
    </div>
  );
}

/** A text in full, as it was written. @param lang as of `LongText` */
export function WholeText({ text, lang }: { text: string; lang: Locale }) {
  return (
    <p lang={lang} dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </p>
  );
}
