import type { z } from "zod";
import { packageNames } from "#app/site/packages/contract.ts";
import {
  customerEmail,
  enqueueMessages,
  type StaffNotification,
  staffEmail,
} from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { preparedInsert } from "#platform/database/prepared.server.ts";
import { newReference } from "#platform/security/reference.server.ts";
import { heldReason, spamSignals } from "#platform/security/spam.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import type { leadReceipt, newLead } from "../contract.ts";
import { lead } from "../schema.server.ts";
import { openPlanning } from "./planning.server.ts";

const insertLead = preparedInsert(
  "insert a lead",
  lead,
  ["reference", "name", "email", "phone", "package", "message", "locale", "createdAt"],
  { heldReason: heldReason(lead) },
);

/**
 * Stores a request, notifies staff and enqueues the confirmations. Suspected spam is held for review; the sender still
 * gets the receipt.
 */
export async function createLead(
  ctx: Ctx,
  input: z.output<typeof newLead>,
): Promise<z.infer<typeof leadReceipt>> {
  const { trap, elapsed: _, ...fields } = input;
  const values = {
    ...fields,
    phone: normalisePhone(fields.phone),
    reference: newReference(),
    locale: ctx.locale,
    createdAt: ctx.now,
  };
  const row = await insertLead(ctx.db, values, await spamSignals(ctx, lead, { trap }, fields));
  const planningPath = await openPlanning(ctx, row.id);
  await enqueueConfirmations(ctx, row, planningPath, {
    type: "new_lead",
    subjectId: row.id,
    about: row.name,
  });
  return { success: true, reference: row.reference, planningPath };
}

/**
 * The link to the planning call, for a lead that was held: its receipt had none. Does nothing for a closed lead, or
 * without an address. Idempotent.
 */
export async function enqueuePlanningLink(
  ctx: Ctx,
  { id, name, email, phone, reference, locale, status }: typeof lead.$inferSelect,
  path: string,
): Promise<void> {
  if (!email || status === "closed") return;
  const facts = { name, email, phone, reference, message: "", path };
  await enqueueMessages(ctx, [
    customerEmail({ effect: `lead-planning:${id}`, letter: "lead_planning", facts, locale }),
  ]);
}

/**
 * Receipt to the customer; notice to staff unless the lead is held. Idempotent.
 * @param planningPath of the page where a call can be chosen
 */
export async function enqueueConfirmations(
  ctx: Ctx,
  row: typeof lead.$inferSelect,
  planningPath: string | undefined,
  news?: StaffNotification,
): Promise<void> {
  const { id, name, email, phone, reference, message, locale } = row;
  const chosen = row.package ? { package: packageNames[row.package] } : {};
  const facts = { name, email, phone, reference, ...chosen, message };
  const letters = [
    // A lead from the chat may have only a phone number.
    ...(email
      ? [
          customerEmail({
            effect: `lead-receipt:${id}`,
            letter: "lead_receipt",
            facts: { ...facts, ...(planningPath && !row.heldReason && { path: planningPath }) },
            locale,
          }),
        ]
      : []),
    ...(row.heldReason ? [] : [staffEmail({ effect: `lead-notice:${id}`, letter: "lead_notice", facts })]),
  ];
  await enqueueMessages(ctx, letters, news);
}
