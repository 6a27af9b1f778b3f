import { CircleCheck } from "lucide-react";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import type { Asked } from "./request-queue.ts";
import { sentWords } from "./sent-words.ts";

/** What a browser without scripts is answered: that it arrived, its reference, and when we answer. */
export function PostedReceipt({ reference, asked }: { reference: string; asked: Asked }) {
  const t = useText(messages).sent;
  const { locale } = useLocale();
  const { title, description } = sentWords(asked, locale);
  return (
    <section aria-labelledby="sent-heading" className="wrap pb-12">
      <div className="rounded border border-palma bg-completed-fill px-5 py-5 text-completed sm:px-8">
        <h2 id="sent-heading" className="flex items-start gap-3 text-2xl">
          <CircleCheck aria-hidden className="mt-0.5 size-7" />
          {title}
        </h2>
        <p className="mt-2 ps-10">{description}</p>
        <p className="ps-10 font-semibold">{t.reference(reference)}</p>
        <p className="mt-2 ps-10">
          <a href="/safety" className="underline underline-offset-4">
            {t.another}
          </a>
        </p>
      </div>
    </section>
  );
}
