import {
  BellOff,
  Check,
  CheckCheck,
  CircleAlert,
  Clock,
  Eye,
  Hand,
  type LucideIcon,
  MessageCircle,
  Undo2,
} from "lucide-react";
import type { RefObject } from "react";
import { useLetterLink } from "#app/staff/outbox/queries.ts";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { Dispatch, Offer } from "../contract.ts";
import { type MessageState, messageState } from "./message-state.ts";
import { messages } from "./messages.ts";
import { useMarkSent } from "./queries.ts";
import { useMomentText } from "./time-texts.ts";

const looks: Record<MessageState, { icon: LucideIcon; colour: string }> = {
  sent: { icon: Check, colour: "text-palma" },
  ready: { icon: MessageCircle, colour: "text-ambar-text" },
  sent_by_hand: { icon: Hand, colour: "text-palma" },
  waiting: { icon: Clock, colour: "text-muted" },
  failed: { icon: CircleAlert, colour: "text-flamboyan" },
  undelivered: { icon: CircleAlert, colour: "text-flamboyan" },
  stopped: { icon: BellOff, colour: "text-muted" },
  withdrawn: { icon: Undo2, colour: "text-muted" },
  unmarked: { icon: MessageCircle, colour: "text-muted" },
  neverSent: { icon: Undo2, colour: "text-muted" },
};

type OfferMessageProps = { dispatch: Dispatch; offer: Offer; row: RefObject<HTMLLIElement | null> };

export function OfferMessage({ dispatch, offer, row }: OfferMessageProps) {
  const t = useText(messages).offers;
  const { locale } = useLocale();
  const moment = useMomentText();
  const { notifiedAt, deliveredAt, readAt } = offer;
  const state = messageState(offer);
  if (!state) return null;
  const { icon, colour } = looks[state];
  const Icon = readAt || deliveredAt ? CheckCheck : icon;
  const waits = state === "waiting" && dispatch.quietUntil;
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
            {waits ? t.waitsUntil(formatDateTime(waits, "time", locale)) : t.messages[state]}
          </span>
          {times.length > 0 && <span className="text-muted"> · {times.join(" · ")}</span>}
        </span>
      </p>
      <Allowed to="work">
        <SendByHand dispatch={dispatch} offer={offer} row={row} />
      </Allowed>
    </>
  );
}

function SendByHand({
  dispatch,
  offer: { id, messageId, waitsForHand, vendorName },
  row,
}: OfferMessageProps) {
  const t = useText(messages);
  const link = useLetterLink();
  const showLink = (letter: number) =>
    link.mutate(letter, {
      // The pressed button is removed, so the focus moves to its row.
      onSuccess: () => row.current?.focus({ preventScroll: true }),
      onError: () => errorToast(t.offers.linkFailed),
    });
  const byHand = useMarkSent(dispatch.id, {
    changed: () => {
      toast({ title: t.offers.marked, description: vendorName });
      row.current?.focus({ preventScroll: true });
    },
    failed: (hadChanged) => {
      const description = hadChanged ? t.offers.markConflict : t.offers.markFailed;
      errorToast(description);
      if (hadChanged) row.current?.focus({ preventScroll: true });
    },
  });
  if (!waitsForHand || messageId === null) return null;
  const of = <span className="sr-only">: {vendorName}</span>;
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 gap-y-1">
      {link.data?.waMe ? (
        <a
          href={link.data.waMe}
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
      ) : (
        <Button variant="quiet" size="small" busy={link.isPending} onClick={() => showLink(messageId)}>
          <Eye aria-hidden className="size-4" />
          {t.offers.showLink}
          {of}
        </Button>
      )}
      <Button variant="link" size="small" busy={byHand.isPending} onClick={() => byHand.mutate(id)}>
        {t.offers.markSent}
        {of}
      </Button>
    </p>
  );
}
