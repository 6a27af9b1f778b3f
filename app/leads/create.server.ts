import type { z } from "zod";
import { notifyStaff, post } from "#app/notifications/post.server.ts";
import { packageNames } from "#app/packages/contract.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { operator } from "#platform/operator.server.ts";
import { normalisePhone } from "#platform/phone.server.ts";
import { newReference } from "#platform/reference.server.ts";
import { holdReason } from "#platform/spam.server.ts";
import type { leadReceipt, newLead } from "./contract.ts";
import { lead } from "./table.server.ts";

/**
 * Takes a request for a consultation: the lead, the news for staff, and both letters, in one transaction.
 * What looks like a robot's is kept and marked, and nobody is written to.
 */
export async function createLead(
  ctx: Ctx,
  input: z.output<typeof newLead>,
): Promise<z.infer<typeof leadReceipt>> {
  const { trap, elapsed, ...asked } = input;
  const reference = newReference();
  const heldReason = holdReason(lead, { trap, elapsed }, asked, ctx.now);
  const phone = normalisePhone(asked.phone);
  const [row] = await ctx.db
    .insert(lead)
    .values({ ...asked, phone, reference, heldReason, locale: ctx.locale, createdAt: ctx.now })
    .returning();
  if (!row) throw new Error("the lead was not kept");
  await notifyStaff(ctx, { type: "new_lead", subjectId: row.id, about: asked.name });
  if (!row.heldReason) await writeToBoth(ctx, row);
  return { success: true, reference };
}

/** Writes the receipt to the customer and the news to the concierge; a second time writes nothing. */
export async function writeToBoth(ctx: Ctx, row: typeof lead.$inferSelect): Promise<void> {
  const { id, name, email, phone, reference, message, locale } = row;
  const chosen = row.package ? { package: packageNames[row.package] } : {};
  const facts = { name, email, phone, reference, ...chosen, message };
  const { staffEmail: staff, staffLocale } = operator();
  await post(ctx, [
    { effect: `lead-receipt:${id}`, letter: "lead_receipt", recipient: email, replyTo: staff, facts, locale },
    {
      effect: `lead-notice:${id}`,
      letter: "lead_notice",
      recipient: staff,
      replyTo: email,
      facts,
      locale: staffLocale,
    },
  ]);
}
