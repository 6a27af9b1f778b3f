import { Check } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { ProblemNote } from "#app/ui/problem-note.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../offer-messages.ts";
import type { OfferAction, useOffer } from "./use-offer.ts";

type FormProps = { view: Pick<ReturnType<typeof useOffer>, "offer" | "sending" | "submit"> };

/** An ordinary form, so it works without scripts. With scripts a decline must be confirmed, as it is final. */
export function AnswerForm({ view: { sending, submit } }: FormProps) {
  const t = useText(messages);
  const [declining, setDeclining] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const decline = useRef<HTMLButtonElement>(null);
  const buttonProps = (word: OfferAction) => ({
    type: "submit" as const,
    name: "answer",
    value: word,
    size: "large" as const,
    busy: sending === word,
    busyLabel: t.sending,
  });
  const setConfirming = (isConfirming: boolean) => {
    flushSync(() => setDeclining(isConfirming));
    (isConfirming ? question : decline).current?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const declines = submitter instanceof HTMLButtonElement && submitter.value === "decline";
    if (!declines || declining) return submit(event);
    event.preventDefault();
    setConfirming(true);
  };
  return (
    // Without a box of its own, so that the bar at the foot of a phone's screen sticks within the whole page.
    <form method="post" onSubmit={onSubmit} className="contents">
      <p className="mt-6 text-sm">{t.first}</p>
      <div
        data-foot-bar
        className="sticky bottom-0 z-10 -mx-4 mt-3 grid bg-background px-4 py-3 max-sm:border-t sm:static sm:mx-0 sm:p-0"
      >
        <Button variant="primary" {...buttonProps("accept")}>
          <Check aria-hidden className="size-5" />
          {t.accept}
        </Button>
      </div>
      {declining ? (
        <div className="mt-8 grid gap-3">
          {/* Takes the place of the decline button, so that a double tap does not confirm. */}
          <p ref={question} tabIndex={-1} className="min-h-14 font-semibold">
            {t.sure.text}
          </p>
          <Button variant="quiet" {...buttonProps("decline")}>
            {t.sure.yes}
          </Button>
          <Button variant="link" onClick={() => setConfirming(false)}>
            {t.sure.back}
          </Button>
        </div>
      ) : (
        <Button ref={decline} variant="quiet" className="mt-8 w-full" {...buttonProps("decline")}>
          {t.decline}
        </Button>
      )}
    </form>
  );
}

/** Confirmed separately, because it stops all messages and not only this job's. */
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

type SendFailureProps = {
  problem: string | undefined;
  retry: (() => void) | undefined;
};

export function SendFailure({ problem, retry }: SendFailureProps) {
  const t = useText(messages).failed;
  return (
    <div role="alert">
      {problem !== undefined && (
        <div className="mt-6">
          <ProblemNote title={t.title}>
            <p>{problem || t.unreached}</p>
            {retry && (
              <Button variant="danger" size="small" className="mt-2" onClick={retry}>
                {t.again}
              </Button>
            )}
          </ProblemNote>
        </div>
      )}
    </div>
  );
}
