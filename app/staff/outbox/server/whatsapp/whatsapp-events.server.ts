import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { type Db, db } from "#platform/database/pool.server.ts";
import { DuplicateRequest, saveAnswer } from "#platform/http/calls/idempotency.server.ts";
import type { WhatsappEvent } from "#platform/whatsapp/events.ts";
import { isNotFinal, outbox, withoutLink } from "../../schema.server.ts";
import { recordOptIn, recordOptOut } from "./whatsapp-preference.server.ts";

type StatusEvent = Extract<WhatsappEvent, { kind: "status" }>;
type TextEvent = Extract<WhatsappEvent, { kind: "text" }>;

/** Applies authenticated webhook events. They may come twice, late and in any order; unknown messages are ignored. */
export async function handleWhatsappEvents(events: readonly WhatsappEvent[]): Promise<void> {
  for (const event of events) await (event.kind === "status" ? handleStatus(event) : handleText(event));
}

async function handleStatus(event: StatusEvent): Promise<void> {
  const { id, status, providerId, deliveredAt, readAt, sentAt } = outbox;
  const at = sql`${event.at.toISOString()}::timestamptz`;
  // The response to our request was lost, but the message was accepted: it must not be sent again.
  const isLostAnswer = and(
    eq(id, outboxIdOf(event.messageId)),
    isNull(sentAt),
    or(isNull(providerId), ne(providerId, event.providerId)),
    eq(outbox.channel, "whatsapp"),
    inArray(status, ["waiting", "failed"]),
  );
  const isThisMessage = or(eq(providerId, event.providerId), isLostAnswer);
  // Ignores a late failure from before the message was requeued: it was not accepted since.
  const isCurrentAttempt = or(
    and(eq(providerId, event.providerId), isNotNull(sentAt)),
    and(isLostAnswer, gt(outbox.attempts, 0)),
  );
  const accepted = {
    providerId: event.providerId,
    sentAt: sql`coalesce(${sentAt}, ${at})`,
    notBefore: null,
  };
  const hasArrived = event.status === "delivered" || event.status === "read";
  if (hasArrived)
    await db()
      .update(outbox)
      .set({
        ...accepted,
        status: sql`case when ${status} = 'sent_by_hand' then ${status} else 'sent' end`,
        lastError: null,
        // Keeps the earliest time; "read" implies "delivered".
        deliveredAt: sql`least(coalesce(${deliveredAt}, ${at}), ${at})`,
        ...(event.status === "read" ? { readAt: sql`least(coalesce(${readAt}, ${at}), ${at})` } : {}),
        facts: withoutLink,
      })
      .where(isThisMessage);
  else if (event.status === "failed")
    await db()
      .update(outbox)
      .set({ ...accepted, status: "failed", lastError: event.code || "failed" })
      .where(
        and(
          isCurrentAttempt,
          isNotFinal,
          isNull(deliveredAt),
          inArray(status, ["waiting", "sent", "failed"]),
        ),
      );
  else
    await db()
      .update(outbox)
      .set({ ...accepted, status: "sent", lastError: null })
      .where(isLostAnswer);
}

function outboxIdOf(messageId: string | undefined): number {
  return messageId !== undefined && /^\d{1,15}$/.test(messageId) ? Number(messageId) : 0;
}

/** Handles opt-out and opt-in; other texts are not stored. */
async function handleText({ id, from, text, at }: TextEvent): Promise<void> {
  const keyword = parseOptKeyword(text);
  if (!keyword) return;
  const idempotency = { call: "WhatsApp message", key: id, body: text };
  try {
    await db().transaction(async (tx) => {
      await (keyword === "stop" ? recordOptOut : recordOptIn)({ db: tx as Db, now: at }, from, text);
      saveAnswer(tx, idempotency, { status: 200, body: {} }, new Date());
    });
  } catch (error) {
    if (!(error instanceof DuplicateRequest)) throw error;
  }
}

const setOf = (...lists: string[]) => new Set(lists.flatMap((list) => list.split(", ")));

const stopWords = setOf(
  "STOP, STOP ALL, STOPALL, UNSUBSCRIBE, CANCEL, END, QUIT, OPT OUT, NO MORE",
  "BAJA, DAR DE BAJA, DARME DE BAJA, CANCELAR, PARAR, PARA, PAREN, ALTO, DETENER, SALIR",
  "NO MAS, NO MAS MENSAJES, NO ME ESCRIBAN MAS",
);
const startWords = setOf("START, UNSTOP, SUBSCRIBE", "ALTA, DAR DE ALTA, DARME DE ALTA, VOLVER");

/** The keyword must be the whole message but for courtesies: "Stop, please.", not "stop at the corner". */
export function parseOptKeyword(text: string): "stop" | "start" | undefined {
  const normalized = text
    .slice(0, 200)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toUpperCase()
    .replace(/[^A-Z]+/g, " ")
    .replace(/\b(POR FAVOR|PLEASE|GRACIAS|THANKS|THANK YOU|HOLA|HELLO)\b/g, " ")
    .replace(/ +/g, " ")
    .trim();
  if (stopWords.has(normalized)) return "stop";
  return startWords.has(normalized) ? "start" : undefined;
}
