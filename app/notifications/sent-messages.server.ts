import { inArray } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { presented } from "./outbox.server.ts";
import { isConfigured } from "./post.server.ts";
import { outbox } from "./table.server.ts";

type Row = typeof outbox.$inferSelect;

/**
 * How a message stands, claiming no more than is known. sent: its service accepted it; ready: there is no service, a
 * person has to send it; sent_by_hand: that person says so; waiting: its turn or its hour has not come; failed: refused.
 */
export type SentMessage = {
  id: number;
  state: "sent" | "ready" | "sent_by_hand" | "waiting" | "failed";
  sentAt: Date | null;
  deliveredAt: Date | null;
  readAt: Date | null;
  /** Opens WhatsApp with the message written, where it still has to go and may. */
  waMe: string | null;
};

/** How the messages of these effects stand; one that was never written is not in the answer. */
export async function messagesOf(
  ctx: Pick<Ctx, "db">,
  effects: readonly string[],
): Promise<Map<string, SentMessage>> {
  if (effects.length === 0) return new Map();
  const rows = await ctx.db
    .select()
    .from(outbox)
    .where(inArray(outbox.effect, [...effects]));
  const shown = await presented(ctx, rows);
  return new Map(
    rows.map((row, index) => [
      row.effect,
      {
        id: row.id,
        state: stateOf(row),
        sentAt: row.sentAt,
        deliveredAt: row.deliveredAt,
        readAt: row.readAt,
        waMe: shown[index]?.waMe ?? null,
      },
    ]),
  );
}

function stateOf({ status, channel }: Row): SentMessage["state"] {
  return status === "waiting" && !isConfigured(channel) ? "ready" : status;
}
