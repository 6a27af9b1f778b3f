import { useQueryClient } from "@tanstack/react-query";
import {
  Check,
  CheckCheck,
  CircleAlert,
  Clock,
  Hand,
  type LucideIcon,
  MessageCircle,
  Undo2,
} from "lucide-react";
import { momentText } from "#app/desk/moments.ts";
import { useOutboxAct } from "#app/notifications/queries.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";
import { isConflict } from "#platform/api-client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Dispatch, Offer } from "./contract.ts";
import { messages } from "./matching-messages.ts";
import { useMoment } from "./matching-times.ts";
import { readAgain } from "./queries.ts";

type MessageState = NonNullable<Offer["message"]> | "neverSent";

/** What there is to say of an offer's message now; nothing where it does not matter any more. */
function messageState({ state, message, expiresAt }: Offer): MessageState | null {
  if (message === "sent" || message === "sent_by_hand" || state === "offered") return message;
  // They answered, so they have read it one way or another.
  if (state === "accepted" || state === "declined") return null;
  if (message === "failed") return message;
  return expiresAt === null ? null : "neverSent";
}

const looks: Record<MessageState, { icon: LucideIcon; colour: string }> = {
  sent: { icon: Check, colour: "text-palma" },
  ready: { icon: MessageCircle, colour: "text-ambar-text" },
  sent_by_hand: { icon: Hand, colour: "text-palma" },
  waiting: { icon: Clock, colour: "text-muted" },
  failed: { icon: CircleAlert, colour: "text-flamboyan" },
  neverSent: { icon: Undo2, colour: "text-muted" },
};

type OfferMessageProps = { job: Dispatch; offer: Offer };

/** How the message of an offer stands, claiming no more than is known; and the way to send it by hand. */
export function OfferMessage({ job, offer }: OfferMessageProps) {
  const t = useText(messages).offers;
  const { locale } = useLocale();
  const moment = useMoment();
  const { notifiedAt, deliveredAt, readAt } = offer;
  const state = messageState(offer);
  if (!state) return null;
  const { icon, colour } = looks[state];
  const Icon = readAt || deliveredAt ? CheckCheck : icon;
  const waits = state === "waiting" && job.quietUntil;
  const times = [
    notifiedAt && moment(notifiedAt),
    deliveredAt && t.delivered(moment(deliveredAt)),
    readAt && t.read(moment(readAt)),
  ].filter(Boolean);
  return (
    <>
      <p className="mt-1.5 flex items-start gap-1.5 text-sm">
        <Icon aria-hidden className={`mt-[0.2em] size-4 ${colour}`} />
        <span>
          <span className="font-semibold">
            {waits ? t.waitsUntil(momentText(waits, "time", locale)) : t.messages[state]}
          </span>
          {times.length > 0 && <span className="text-muted"> · {times.join(" · ")}</span>}
        </span>
      </p>
      <ByHand job={job} offer={offer} />
    </>
  );
}

/** WhatsApp with the message written, and that it was sent so. */
function ByHand({ job, offer: { waMe, messageId, vendorName } }: OfferMessageProps) {
  const t = useText(messages);
  const cache = useQueryClient();
  const byHand = useOutboxAct("sent-by-hand");
  if (!waMe) return null;
  const mark = (id: number) =>
    byHand.mutate(id, {
      onSuccess: () => toast({ title: t.offers.marked, description: vendorName }),
      onError: (error) => {
        const description = isConflict(error) ? t.offers.markConflict : t.offers.markFailed;
        toast({ title: t.error, description, variant: "destructive" });
      },
      onSettled: () => readAgain(cache, job.id),
    });
  const of = <span className="sr-only">: {vendorName}</span>;
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
      <a
        href={waMe}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ variant: "quiet", size: "small" })}
      >
        <MessageCircle aria-hidden className="size-4" />
        {t.offers.openWhatsapp}
        <span className="sr-only">
          : {vendorName} {t.offers.newWindow}
        </span>
      </a>
      {messageId !== null && (
        <Button
          variant="link"
          size="small"
          className="-ms-1"
          busy={byHand.isPending}
          onClick={() => mark(messageId)}
        >
          {t.offers.markSent}
          {of}
        </Button>
      )}
    </p>
  );
}
