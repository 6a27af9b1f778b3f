import { customerEmail, enqueueMessages, notifyStaff, staffEmail } from "#app/staff/outbox/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { newLinkToken, openLinkToken } from "#platform/security/link-token.server.ts";
import { newReference } from "#platform/security/reference.server.ts";
import { seal } from "#platform/security/seal.server.ts";
import { detectBot } from "#platform/security/spam.server.ts";
import { normalisePhone } from "#platform/text/phone.server.ts";
import { type ApplicationReceipt, type NewApplication, type SealedField, sealedFields } from "../contract.ts";
import { secretContext } from "../rules/sealing-context.ts";
import { type OpenAnswers, vendorApplication } from "../schema.server.ts";

/** Path of the applicant's status page; the token gives access to it. */
export function statusPath(token: string): string {
  return `/vendor-application-status/${token}`;
}

/**
 * Stores an application with sealed secrets, notifies staff, and enqueues the receipt and, unless it is held as spam,
 * the notice to staff.
 */
export async function createApplication(ctx: Ctx, input: NewApplication): Promise<ApplicationReceipt> {
  const { trap, elapsed: _, ...answers } = input;
  const reference = newReference();
  const { token, stored } = newLinkToken();
  const heldReason = detectBot({ trap });
  const [row] = await ctx.db
    .insert(vendorApplication)
    .values({
      ...toColumns(answers, reference),
      ...stored,
      locale: ctx.locale,
      heldReason,
      createdAt: ctx.now,
    })
    .returning();
  if (!row) throw new Error("the insert of the application returned no row");
  await notifyStaff(ctx, { type: "new_vendor_application", subjectId: row.id, about: row.businessName });
  await enqueueReceiptAndNotice(ctx, row);
  return { success: true, reference, statusPath: statusPath(token) };
}

/** The columns that hold the answers, with the secret ones sealed. */
export function toColumns(answers: Omit<NewApplication, "trap" | "elapsed">, reference: string) {
  const { businessName, businessNameEnglish, email, serviceCategory, city } = answers;
  const secret = (field: SealedField) => {
    const value = field === "emergencyContactPhone" ? normalisePhone(answers[field]) : answers[field];
    return [field, seal(value, secretContext(reference, field))];
  };
  const open = Object.fromEntries(
    Object.entries(answers).filter(([field]) => !sealedFields.includes(field as SealedField)),
  ) as OpenAnswers;
  const phones = {
    primaryPhone: normalisePhone(answers.primaryPhone),
    secondaryPhone: normalisePhone(answers.secondaryPhone),
  };
  return {
    ...{ reference, businessName, businessNameEnglish, email, serviceCategory, city },
    ownerName: `${answers.ownerFirstName} ${answers.ownerLastName}`,
    answers: { ...open, ...phones },
    sealed: Object.fromEntries(sealedFields.map(secret)) as Record<SealedField, string>,
  };
}

/** Enqueues the receipt, and the notice to staff unless the application is held as spam. Idempotent. */
export async function enqueueReceiptAndNotice(
  ctx: Ctx,
  row: typeof vendorApplication.$inferSelect,
): Promise<void> {
  const { id, businessName: name, email, reference, locale } = row;
  const facts = { name, email, phone: "", reference, message: "" };
  const receiptFacts = { ...facts, name: row.ownerName, path: statusPath(openLinkToken(row)) };
  await enqueueMessages(ctx, [
    customerEmail({
      effect: `application-receipt:${id}`,
      letter: "application_receipt",
      facts: receiptFacts,
      locale,
    }),
    ...(row.heldReason
      ? []
      : [staffEmail({ effect: `application-notice:${id}`, letter: "application_notice", facts })]),
  ]);
}
