import { type FormEvent, useId, useRef, useState } from "react";
import { momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { FlagIncident } from "./contract.ts";
import { flagNames } from "./flag-names.ts";
import { messages } from "./vendor-flags-messages.ts";
import { isGone } from "./vendor-flags-queries.ts";

type CardProps = { flag: FlagIncident; answer: (id: number, message: string) => Promise<void> };

/** One flag: what it is about, the words it found, and the vendor's answer. */
export function VendorFlagCard({ flag, answer }: CardProps) {
  const t = useText(messages);
  const { patterns, sources } = useText(flagNames);
  const { locale } = useLocale();
  const title = useId();
  const [writing, setWriting] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  const done = () => {
    setWriting(false);
    // The form is gone; what stands in its place is read next.
    foot.current?.focus();
  };
  const what = patterns[flag.pattern];
  return (
    <article aria-labelledby={title} className="rounded border bg-card p-5">
      <h3 id={title} className="font-semibold text-lg">
        {what}
      </h3>
      <p className="mt-1 text-muted text-sm">
        {flag.source === "report" ? t.reported : t.found(sources[flag.source])}
        {" · "}
        {momentText(flag.createdat, "moment", locale)}
      </p>
      <blockquote className="mt-3 border-line border-s-3 ps-4">
        <Words text={flag.details} />
      </blockquote>
      <div ref={foot} tabIndex={-1} className="mt-4 border-t pt-4">
        {writing ? (
          <AnswerForm flag={flag} answer={answer} done={done} />
        ) : (
          <>
            {flag.answer && (
              <div className="mb-3">
                <p className="text-muted text-sm">{t.yours}</p>
                <Words text={flag.answer} />
              </div>
            )}
            <Button variant="quiet" size="small" onClick={() => setWriting(true)}>
              {flag.answer ? t.change : t.answer}
              <span className="sr-only"> {t.to(what)}</span>
            </Button>
          </>
        )}
      </div>
    </article>
  );
}

/** Words as they were written, in a language nobody told us (`lang=""`); never a link. */
function Words({ text }: { text: string }) {
  return (
    <p lang="" dir="auto" className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
      {text}
    </p>
  );
}

function AnswerForm({ flag, answer, done }: CardProps & { done: () => void }) {
  const t = useText(messages);
  const [text, setText] = useState(flag.answer);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const missing = text.trim() === "";
    setProblem(undefined);
    setError(missing ? t.missing : undefined);
    if (missing) return field.current?.focus();
    setBusy(true);
    try {
      await answer(flag.id, text.trim());
      toast({ title: t.saved });
      done();
    } catch (failure) {
      setProblem(isGone(failure) ? t.gone : t.notSaved);
      setBusy(false);
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={t.yours} hint={t.hint} error={error} required>
        <Textarea
          // The button that was pressed is gone.
          autoFocus
          ref={field}
          value={text}
          maxLength={1000}
          dir="auto"
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      {problem && (
        <p
          role="alert"
          className="rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled"
        >
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={busy} busyLabel={t.sending}>
          {t.send}
        </Button>
        <Button variant="quiet" size="small" onClick={done}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
