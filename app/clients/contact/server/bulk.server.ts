import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { BulkAnswer } from "#app/staff/shell/contract.ts";
import { actOnEach, already, done } from "#app/staff/shell/editing/bulk.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { contactBulk } from "../contract.ts";
import { contactMessage } from "../schema.server.ts";
import { changeContactMessage } from "./service.server.ts";

/** Marks several messages as answered, each by itself; those that a colleague has answered are returned with the colleague's name. */
export async function markMessagesAnswered(
  ctx: Ctx,
  { ids }: z.output<typeof contactBulk>,
): Promise<BulkAnswer> {
  requireStaff(ctx);
  return actOnEach(ctx, ids, async (own, id) => {
    const { answeredAt, answeredBy } = contactMessage;
    const [row] = await own.db
      .select({ answeredAt, answeredBy })
      .from(contactMessage)
      .where(eq(contactMessage.id, id));
    if (!row) throw new AppError("not_found");
    if (row.answeredAt) return already(row.answeredBy);
    await changeContactMessage(own, { id, answered: true });
    return done;
  });
}
