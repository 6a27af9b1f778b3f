import { useId, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { formatPublicMoment } from "#platform/i18n/format-moment.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { FlagIncident } from "../contract.ts";
import { flagNames } from "../flag-names.ts";
import { TextForm } from "../text-form.tsx";
import { UserText } from "../user-text.tsx";
import { isNotFound } from "../vendor-flags-queries.ts";
import { messages } from "./messages.ts";

type CardProps = { flag: FlagIncident; answer: (id: number, message: string) => Promise<void> };

export function VendorFlagCard({ flag, answer }: CardProps) {
  const t = useText(messages);
  const { patterns, sources } = useText(flagNames);
  const { locale } = useLocale();
  const title = useId();
  const [writing, setWriting] = useState(false);
  const footer = useRef<HTMLDivElement>(null);
  const done = () => {
    setWriting(false);
    footer.current?.focus();
  };
  const patternName = patterns[flag.pattern];
  return (
    <article aria-labelledby={title} className="rounded border bg-card p-5">
      <h3 id={title} className="font-semibold text-lg">
        {patternName}
      </h3>
      <p className="mt-1 text-muted text-sm">
        {flag.source === "report" ? t.reported : t.found(sources[flag.source])}
        {" · "}
        {formatPublicMoment(flag.createdat, "moment", locale)}
      </p>
      <blockquote className="mt-3 border-line border-s-3 ps-4">
        <UserText text={flag.details} />
      </blockquote>
      <div ref={footer} tabIndex={-1} className="mt-4 border-t pt-4">
        {writing ? (
          <AnswerForm flag={flag} answer={answer} done={done} />
        ) : (
          <>
            {flag.answer && (
              <div className="mb-3">
                <p className="text-muted text-sm">{t.yours}</p>
                <UserText text={flag.answer} />
              </div>
            )}
            <Button variant="quiet" size="small" onClick={() => setWriting(true)}>
              {flag.answer ? t.change : t.answer}
              <span className="sr-only"> {t.to(patternName)}</span>
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

function AnswerForm({ flag, answer, done }: CardProps & { done: () => void }) {
  const t = useText(messages);
  return (
    <TextForm
      label={t.yours}
      hint={t.hint}
      required
      initial={flag.answer}
      maxLength={1000}
      words={t}
      check={(text) => (text === "" ? t.missing : undefined)}
      send={async (text) => {
        await answer(flag.id, text);
        toast({ title: t.saved });
      }}
      explain={(failure) => ({ problem: isNotFound(failure) ? t.gone : t.notSaved })}
      close={done}
    />
  );
}
