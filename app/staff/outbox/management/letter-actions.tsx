import { Eye, Mail, MessageCircle } from "lucide-react";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import type { OutboxMessage } from "../contract.ts";
import { isFinal } from "../final-state.ts";
import { useIsConfigured, useIsQuiet } from "../letter-status.ts";
import { useLetterLink, useOutboxAction } from "../queries.ts";

type Props = {
  letter: OutboxMessage;
  onLinkShown: (letter: OutboxMessage) => void;
};

/** Actions for unsent messages; none if the state is final or the number opted out. */
export function LetterActions({ letter, onLinkShown }: Props) {
  const t = useText(messages);
  const link = useLetterLink();
  const configured = useIsConfigured(letter);
  const quiet = useIsQuiet(letter);
  const send = useOutboxAction("send");
  const byHand = useOutboxAction("sent-by-hand");
  const pending = letter.status === "waiting" || letter.status === "failed";
  if (!pending || isFinal(letter) || letter.stoppedAt) return null;
  type Action = typeof link | typeof send;
  const buttonProps = (action: Action, onSuccess: (letter: OutboxMessage) => void) => ({
    size: "small" as const,
    busy: action.isPending,
    onClick: () =>
      action.mutate(letter.id, {
        onSuccess,
        onError: (error) => errorToast(isConflict(error) ? t.conflict : t.actFailed),
      }),
  });
  const showLink = (shown: OutboxMessage) => {
    onLinkShown(shown);
    toast({ title: t.linkShown });
  };
  const about = <AboutLetter letter={letter} />;
  const linkClass = buttonClass({ variant: "quiet", size: "small" });
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      {letter.linkHidden && (
        <>
          <p className="w-full text-muted text-sm">{t.linkHidden}</p>
          <Button variant="quiet" {...buttonProps(link, showLink)}>
            <Eye aria-hidden className="size-4" />
            {t.showLink}
            {about}
          </Button>
        </>
      )}
      {letter.mailto && (
        <a href={letter.mailto} className={linkClass}>
          <Mail aria-hidden className="size-4" />
          {t.openMail}
          {about}
        </a>
      )}
      {letter.waMe && (
        <a href={letter.waMe} target="_blank" rel="noreferrer" className={linkClass}>
          <MessageCircle aria-hidden className="size-4" />
          {t.openWhatsapp}
          {about}
        </a>
      )}
      {configured && !quiet && (
        <Button
          variant="quiet"
          {...buttonProps(send, () => toast({ title: t.queued, description: t.queuedText }))}
        >
          {t.sendAgain}
          {about}
        </Button>
      )}
      <Button variant="link" {...buttonProps(byHand, () => toast({ title: t.marked }))}>
        {t.markSent}
        {about}
      </Button>
    </div>
  );
}

/** Which letter a button is about, for screen readers: in the letter's language, not the screen's. */
export function AboutLetter({ letter }: { letter: OutboxMessage }) {
  return (
    <span lang={letter.locale} className="sr-only">
      : {letter.subject}
    </span>
  );
}
