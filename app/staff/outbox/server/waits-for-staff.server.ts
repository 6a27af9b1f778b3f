import { and, eq, gt, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { operator } from "#platform/config/operator.server.ts";
import { channels, rateLimitError } from "../contract.ts";
import { letterNames, letterProperties } from "../letter-registry.ts";
import { isNotFinal, outbox } from "../schema.server.ts";
import { isChannelConfigured } from "./enqueue.server.ts";
import { hasOptedOut } from "./whatsapp/whatsapp-preference.server.ts";

/** No worker is sending a message that has been due for longer. */
const pickUpWithinMs = 3_600_000;

const waitingOverLimit = letterNames.filter((name) => letterProperties(name).waitsOverLimit);
const toMembers = letterNames.filter((name) => letterProperties(name).to === "member");

/**
 * In SQL: messages that only staff can send: not accepted, or without a service. Excludes final states, opted-out
 * numbers, staff notices without a mail service, and letters over the recipient's limit but for those with
 * `waitsOverLimit`.
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
    or(
      isNull(outbox.lastError),
      ne(outbox.lastError, rateLimitError),
      inArray(outbox.letter, waitingOverLimit),
    ),
    configuredChannels.length > 0 ? sql`not coalesce(${isSentByWorker}, false)` : undefined,
    isChannelConfigured("email")
      ? undefined
      : or(
          ne(outbox.channel, "email"),
          ne(outbox.recipient, operator().staffEmail),
          inArray(outbox.letter, toMembers),
        ),
    or(ne(outbox.channel, "whatsapp"), sql`not ${hasOptedOut(sql`${outbox.recipient}`)}`),
  );
}
