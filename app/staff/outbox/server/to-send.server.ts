import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { operator } from "#platform/config/operator.server.ts";
import { channels, tooMany } from "../contract.ts";
import { notEnded, outbox } from "../schema.server.ts";
import { isConfigured, withoutNotification } from "./enqueue.server.ts";
import { saidStop } from "./whatsapp/whatsapp-preference.server.ts";

/** A letter that has been due for so long, in milliseconds, no worker is sending. */
const takenUpWithin = 3_600_000;

/**
 * What only a person can send on: what a service did not accept, and what waits without one. Not what leaves by itself,
 * what has ended or came over the limit of its address (but for a booking's receipt: strangers' bookings may have used the
 * limit up, and it holds the link to follow the booking), a number that asked us to stop, or a notice to our own address while
 * there is no mail service.
 */
export function toSend(now: Date): SQL | undefined {
  const withService = channels.filter(isConfigured);
  const onItsWay = and(
    eq(outbox.status, "waiting"),
    inArray(outbox.channel, withService),
    gt(outbox.dueAt, new Date(now.getTime() - takenUpWithin)),
  );
  return and(
    inArray(outbox.status, ["waiting", "failed"]),
    notEnded,
    or(isNull(outbox.lastError), ne(outbox.lastError, tooMany), eq(outbox.letter, "booking_receipt")),
    withService.length > 0 ? sql`not coalesce(${onItsWay}, false)` : undefined,
    isConfigured("email")
      ? undefined
      : or(
          ne(outbox.channel, "email"),
          ne(outbox.recipient, operator().staffEmail),
          eq(outbox.letter, withoutNotification),
        ),
    or(ne(outbox.channel, "whatsapp"), sql`not ${saidStop(sql`${outbox.recipient}`)}`),
  );
}
