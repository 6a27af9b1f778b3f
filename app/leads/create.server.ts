import type { z } from "zod";
import { notifyStaff, post, toPerson, toStaff } from "#app/notifications/post.server.ts";
import { packageNames } from "#app/packages/contract.ts";
import { add, nextId } from "#platform/database/additions.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { readTogether } from "#platform/database/together.server.ts";
import { normalisePhone } from "#platform/phone.server.ts";
import { newReference } from "#platform/reference.server.ts";
import { isRepeated, repeatedSince, robotMarks, waitForSame } from "#platform/spam.server.ts";
import type { leadReceipt, newLead } from "./contract.ts";
import { lead } from "./table.server.ts";

/**
 * Takes a request for a consultation: the lead, the news for staff, and both letters, all at once.
 * What looks like a robot's is kept and marked: its sender gets the receipt, and staff look at it in the list.
 */
export async function createLead(
  ctx: Ctx,
  input: z.output<typeof newLead>,
): Promise<z.infer<typeof leadReceipt>> {
  const { trap, elapsed: _, ...asked } = input;
  const { id, repeated } = await beforehand(ctx, asked);
  const row = {
    ...asked,
    id,
    package: asked.package ?? null,
    phone: normalisePhone(asked.phone),
    reference: newReference(),
    heldReason: robotMarks({ trap }) ?? (repeated ? "repeated" : null),
    locale: ctx.locale,
    createdAt: ctx.now,
  };
  await add(ctx, lead, [row]);
  await notifyStaff(ctx, { type: "new_lead", subjectId: id, about: asked.name });
  await writeToBoth(ctx, row);
  return { success: true, reference: row.reference };
}

/** All that must be known of the database before a lead is written, in one reading. */
async function beforehand(
  ctx: Ctx,
  { email, message }: { email: string; message: string },
): Promise<{ id: number; repeated: boolean }> {
  const isFound = !(await waitForSame(ctx, lead, { email, message }));
  const row = await readBeforehand({ email, message, since: repeatedSince(ctx.now) });
  return { id: Number(row?.id), repeated: isFound || (row?.repeated ?? false) };
}

const readBeforehand = readTogether<
  { email: string; message: string; since: string },
  { id: string; repeated: boolean }
>(
  "before a lead",
  "email text, message text, since timestamptz",
  `select place, ${nextId(lead)} as id, ${isRepeated(lead)} as repeated from asked`,
);

type Written = Pick<
  typeof lead.$inferSelect,
  "id" | "name" | "email" | "phone" | "reference" | "package" | "message" | "locale" | "heldReason"
>;

/** Writes the receipt to the customer and, unless it is held, the notice to the concierge; a second time writes nothing. */
export async function writeToBoth(ctx: Ctx, row: Written): Promise<void> {
  const { id, name, email, phone, reference, message, locale } = row;
  const chosen = row.package ? { package: packageNames[row.package] } : {};
  const facts = { name, email, phone, reference, ...chosen, message };
  await post(ctx, [
    // Of whom only a number is known, nobody can write to by mail.
    ...(email ? [toPerson({ effect: `lead-receipt:${id}`, letter: "lead_receipt", facts, locale })] : []),
    ...(row.heldReason ? [] : [toStaff({ effect: `lead-notice:${id}`, letter: "lead_notice", facts })]),
  ]);
}
