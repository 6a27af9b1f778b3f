import type { z } from "zod";
import { packageNames } from "#app/site/packages/contract.ts";
import {
  customerEmail,
  enqueueMessages,
  type NewMessage,
  type StaffNotification,
  staffEmail,
} from "#app/staff/outbox/public.server.ts";
import type { RecordSource } from "#app/staff/shell/contract.ts";
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
  ["reference", "name", "email", "phone", "package", "message", "locale", "source", "createdAt"],
  { heldReason: heldReason(lead) },
);

/**
 * Stores a request, notifies staff and enqueues the confirmations. Suspected spam is held for review; the sender still
 * gets the receipt.
 */
export function createLead(ctx: Ctx, input: z.output<typeof newLead>): Promise<z.infer<typeof leadReceipt>> {
  return storeLead(ctx, input, "site");
}

/** The same for a lead that staff make of a chat. */
export function createLeadFromChat(
  ctx: Ctx,
  input: Omit<z.output<typeof newLead>, "trap" | "elapsed">,
): Promise<z.infer<typeof leadReceipt>> {
  return storeLead(ctx, input, "chat");
}

async function storeLead(
  ctx: Ctx,
  input: z.output<typeof newLead>,
  source: RecordSource,
): Promise<z.infer<typeof leadReceipt>> {
  const { trap, elapsed: _, ...fields } = input;
  const values = {
    ...fields,
    phone: normalisePhone(fields.phone),
    reference: newReference(),
    locale: ctx.locale,
    source,
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
 * The link to the planning call, for a lead that was held, as its receipt had none, or when the link was renewed. Does
 * nothing for a closed lead, or without an address. Idempotent.
 * @param again tells a letter with a renewed link from an earlier one
 */
export async function enqueuePlanningLink(
  ctx: Ctx,
  { id, name, email, phone, reference, locale, status }: typeof lead.$inferSelect,
  path: string,
  again = "",
): Promise<void> {
  if (!email || status === "closed") return;
  const facts = { name, email, phone, reference, message: "", path };
  await enqueueMessages(ctx, [
    customerEmail({ effect: `lead-planning:${id}${again}`, letter: "lead_planning", facts, locale }),
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
  const notice = staffEmail({
    effect: `lead-notice:${row.id}`,
    letter: "lead_notice",
    facts: factsOf(row),
  });
  await enqueueMessages(ctx, [...receiptOf(row, planningPath), ...(row.heldReason ? [] : [notice])], news);
}

type Row = typeof lead.$inferSelect;

/**
 * The receipt to the customer; none without an address: a lead from a chat or by hand may have only a phone number.
 * @param byHand staff wrote the request down, so the customer wrote nothing
 */
export function receiptOf(row: Row, planningPath: string | undefined, byHand = false): NewMessage[] {
  if (!row.email) return [];
  const path = planningPath && !row.heldReason && { path: planningPath };
  return [
    customerEmail({
      effect: `lead-receipt:${row.id}`,
      letter: "lead_receipt",
      facts: { ...factsOf(row), ...path, ...(byHand && { byHand }) },
      locale: row.locale,
    }),
  ];
}

function factsOf({ name, email, phone, reference, message, package: chosen }: Row) {
  return { name, email, phone, reference, ...(chosen && { package: packageNames[chosen] }), message };
}
