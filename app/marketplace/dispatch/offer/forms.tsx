import { Check } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../offer-messages.ts";
import type { OfferWord, useOffer } from "./answer.ts";

type FormProps = { view: Pick<ReturnType<typeof useOffer>, "offer" | "sending" | "submit"> };

/**
 * Yes or no, as an ordinary form: it works before the scripts are there, and without them. With them a no is asked for
 * twice, for it cannot be taken back.
 */
export function AnswerForm({ view: { sending, submit } }: FormProps) {
  const t = useText(messages);
  const [declining, setDeclining] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const decline = useRef<HTMLButtonElement>(null);
  const press = (word: OfferWord) => ({
    type: "submit" as const,
    name: "answer",
    value: word,
    size: "large" as const,
    busy: sending === word,
    busyLabel: t.sending,
  });
  const ask = (asked: boolean) => {
    flushSync(() => setDeclining(asked));
    (asked ? question : decline).current?.focus();
  };
  const take = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const declines = submitter instanceof HTMLButtonElement && submitter.value === "decline";
    if (!declines || declining) return submit(event);
    event.preventDefault();
    ask(true);
  };
  return (
    <form method="post" onSubmit={take} className="mt-6 grid gap-3">
      <p className="text-sm">{t.first}</p>
      <Button variant="primary" {...press("accept")}>
        <Check aria-hidden className="size-5" />
        {t.accept}
      </Button>
      {declining ? (
        <div className="mt-8 grid gap-3">
          {/* Where "I cannot" was: a second tap in haste says nothing. */}
          <p ref={question} tabIndex={-1} className="min-h-14 font-semibold">
            {t.sure.text}
          </p>
          <Button variant="quiet" {...press("decline")}>
            {t.sure.yes}
          </Button>
          <Button variant="link" onClick={() => ask(false)}>
            {t.sure.back}
          </Button>
        </div>
      ) : (
        <Button ref={decline} variant="quiet" className="mt-8" {...press("decline")}>
          {t.decline}
        </Button>
      )}
    </form>
  );
}

/** The way out of all messages, behind a second press: it is for more than this job. */
export function StopForm({ view: { offer, sending, submit } }: FormProps) {
  const t = useText(messages).stop;
  const { sending: busyLabel } = useText(messages);
  return (
    <details className="mt-8">
      <summary className="inline-flex min-h-11 items-center text-link text-sm">{t.open}</summary>
      <form method="post" onSubmit={submit} className="mt-1 grid justify-items-start gap-3">
        <p>{offer.state === "accepted" ? t.textWon : t.text}</p>
        <Button
          type="submit"
          name="answer"
          value="stop"
          variant="quiet"
          busy={sending === "stop"}
          busyLabel={busyLabel}
        >
          {t.confirm}
        </Button>
      </form>
    </details>
  );
}

type UnsentProps = {
  /** Why an answer did not arrive; "" where the server was not reached. */
  problem: string | undefined;
  again: (() => void) | undefined;
};

/** That an answer did not arrive; what was pressed can be sent again. */
export function Unsent({ problem, again }: UnsentProps) {
  const t = useText(messages).failed;
  return (
    <div role="alert">
      {problem !== undefined && (
        <div className="mt-6">
          <ProblemNote title={t.title}>
            <p>{problem || t.unreached}</p>
            {again && (
              <Button variant="danger" size="small" className="mt-2" onClick={again}>
                {t.again}
              </Button>
            )}
          </ProblemNote>
        </div>
      )}
    </div>
  );
}
