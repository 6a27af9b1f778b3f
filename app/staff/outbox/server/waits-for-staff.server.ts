import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { operator } from "#platform/config/operator.server.ts";
import { channels, rateLimitError } from "../contract.ts";
import { notEnded, outbox } from "../schema.server.ts";
import { isConfigured, letterWithoutNotification } from "./enqueue.server.ts";
import { saidStop } from "./whatsapp/whatsapp-preference.server.ts";

/** A letter that has been due for so long, in milliseconds, no worker is sending. */
const pickUpWithinMs = 3_600_000;

/**
 * What only a person can send on: what a service did not accept, and what waits without one. Not what leaves by itself,
 * what has ended or came over the limit of its address (but for a booking's receipt: strangers' bookings may have used the
 * limit up, and it holds the link to follow the booking), a number that asked us to stop, or a notice to our own address while
 * there is no mail service.
 */
export function waitsForStaff(now: Date): SQL | undefined {
  const configuredChannels = channels.filter(isConfigured);
  const isSentByWorker = and(
    eq(outbox.status, "waiting"),
    inArray(outbox.channel, configuredChannels),
    gt(outbox.dueAt, new Date(now.getTime() - pickUpWithinMs)),
  );
  return and(
    inArray(outbox.status, ["waiting", "failed"]),
    notEnded,
    or(isNull(outbox.lastError), ne(outbox.lastError, rateLimitError), eq(outbox.letter, "booking_receipt")),
    configuredChannels.length > 0 ? sql`not coalesce(${isSentByWorker}, false)` : undefined,
    isConfigured("email")
      ? undefined
      : or(
          ne(outbox.channel, "email"),
          ne(outbox.recipient, operator().staffEmail),
          eq(outbox.letter, letterWithoutNotification),
        ),
    or(ne(outbox.channel, "whatsapp"), sql`not ${saidStop(sql`${outbox.recipient}`)}`),
  );
}
