import { and, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { notifyStaff, post } from "#app/notifications/post.server.ts";
import { packageNames } from "#app/packages/contract.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { operator } from "#platform/operator.server.ts";
import { normalisePhone } from "#platform/phone.server.ts";
import { newReference } from "#platform/reference.server.ts";
import { repeatWindow, robotMarks } from "#platform/spam.ts";
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
  const heldReason = robotMarks({ trap, elapsed }, await isRepeated(ctx, asked));
  const phone = normalisePhone(asked.phone);
  const [row] = await ctx.db
    .insert(lead)
    .values({ ...asked, phone, reference, heldReason, locale: ctx.locale, createdAt: ctx.now })
    .returning({ id: lead.id });
  if (!row) throw new Error("the lead was not kept");
  await notifyStaff(ctx, { type: "new_lead", subjectId: row.id, about: asked.name });
  if (!heldReason) {
    const facts = {
      name: asked.name,
      email: asked.email,
      phone,
      reference,
      ...(asked.package ? { package: packageNames[asked.package] } : {}),
      message: asked.message,
    };
    const staff = operator().staffEmail;
    await post(ctx, [
      {
        effect: `lead-receipt:${row.id}`,
        letter: "lead_receipt",
        recipient: asked.email,
        replyTo: staff,
        facts,
        locale: ctx.locale,
      },
      {
        effect: `lead-notice:${row.id}`,
        letter: "lead_notice",
        recipient: staff,
        replyTo: asked.email,
        facts,
        locale: ctx.locale,
      },
    ]);
  }
  return { success: true, reference };
}

async function isRepeated(ctx: Ctx, asked: { email: string; message: string }): Promise<boolean> {
  if (!asked.message) return false;
  const since = new Date(ctx.now.getTime() - repeatWindow);
  const [twin] = await ctx.db
    .select({ id: lead.id })
    .from(lead)
    .where(and(eq(lead.email, asked.email), gt(lead.createdAt, since), eq(lead.message, asked.message)))
    .limit(1);
  return twin !== undefined;
}
