import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { operator } from "#platform/config/operator.server.ts";
import { channels, rateLimitError } from "../contract.ts";
import { isNotFinal, outbox } from "../schema.server.ts";
import { isChannelConfigured, letterWithoutNotification } from "./enqueue.server.ts";
import { hasOptedOut } from "./whatsapp/whatsapp-preference.server.ts";

/** No worker is sending a message that has been due for longer. */
const pickUpWithinMs = 3_600_000;

/**
 * In SQL: messages that only staff can send: not accepted, or without a service. Excludes final states, opted-out
 * numbers, staff notices without a mail service, and letters over the recipient's limit; of those a booking's receipt
 * counts, as strangers may have used up the limit and it holds the tracking link.
 */
export function waitsForStaff(now: Date): SQL | undefined {
  const configuredChannels = channels.filter(isChannelConfigured);
  const isSentByWorker = and(
    eq(outbox.status, "waiting"),
    inArray(outbox.channel, configuredChannels),
    gt(outbox.dueAt, new Date(now.getTime() - pickUpWithinMs)),
  );
  return and(
    inArray(outbox.status, ["waiting", "failed"]),
    isNotFinal,
    or(isNull(outbox.lastError), ne(outbox.lastError, rateLimitError), eq(outbox.letter, "booking_receipt")),
    configuredChannels.length > 0 ? sql`not coalesce(${isSentByWorker}, false)` : undefined,
    isChannelConfigured("email")
      ? undefined
      : or(
          ne(outbox.channel, "email"),
          ne(outbox.recipient, operator().staffEmail),
          eq(outbox.letter, letterWithoutNotification),
        ),
    or(ne(outbox.channel, "whatsapp"), sql`not ${hasOptedOut(sql`${outbox.recipient}`)}`),
  );
}
