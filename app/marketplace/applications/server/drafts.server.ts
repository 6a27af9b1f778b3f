import { and, eq, gt, lt } from "drizzle-orm";
import type { z } from "zod";
import { customerEmail, enqueueMessages, isChannelConfigured } from "#app/staff/outbox/public.server.ts";
import { deleteInBatches } from "#platform/database/delete-in-batches.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type PersonalRecord, personalRecords } from "#platform/security/personal-data.server.ts";
import { type SealedColumn, sealedColumn } from "#platform/security/reseal.server.ts";
import { reseal, seal, unseal } from "#platform/security/seal.server.ts";
import { hashToken, newToken } from "#platform/security/token.server.ts";
import { type draftReceipt, type newDraft, ownPhones, type storedDraft } from "../contract.ts";
import { draftDays } from "../rules/draft-days.ts";
import { vendorApplicationDraft as draft } from "../schema.server.ts";

type StoredAnswers = Pick<z.output<typeof newDraft>, "answers" | "saved">;

const dayMs = 24 * 3_600_000;
const draftContext = (tokenHash: string) => `vendor_application_draft/${tokenHash}`;

/** Path that opens a draft. The token stands behind the "#", so that it reaches no server's log. */
function draftPath(token: string): string {
  return `/vendor-application#continue=${token}`;
}

/** Ways to reach the applicant. Those of references stay: staff ask them about the applicant. */
const contactFields = ["email", ...ownPhones, "website"] as const;

/**
 * Without contact details, and so with the owner's section unfinished, unless the answers name the address that the link is
 * mailed to. Anybody can enter any address, so the person who receives the letter may be another than the one who gave the contact details.
 */
function withoutOthersContact(email: string, { answers, saved }: StoredAnswers): StoredAnswers {
  if (
    String(answers.email ?? "")
      .trim()
      .toLowerCase() === email.toLowerCase()
  )
    return { answers, saved };
  const kept = Object.entries(answers).filter(([field]) => !contactFields.some((one) => one === field));
  return { answers: Object.fromEntries(kept), saved: saved.filter((section) => section !== "owner") };
}

/**
 * Stores a started application, sealed, for `draftDays` days, and mails the link that opens it elsewhere. Confidential
 * answers are not part of it, nor the contact details of somebody else than the letter's reader.
 * @returns the link's path, and whether a mail service sends the letter; without one it waits for our team
 */
export async function saveDraft(
  ctx: Ctx,
  { email, ...content }: z.output<typeof newDraft>,
): Promise<z.input<typeof draftReceipt>> {
  const { token } = newToken();
  const tokenHash = hashToken(token);
  const expiresAt = new Date(ctx.now.getTime() + draftDays * dayMs);
  const sealed = seal(JSON.stringify(withoutOthersContact(email, content)), draftContext(tokenHash));
  const [row] = await ctx.db
    .insert(draft)
    .values({ tokenHash, email, sealed, createdAt: ctx.now, expiresAt })
    .returning({ id: draft.id });
  if (!row) throw new Error("the insert of the draft returned no row");
  const facts = { name: "", email, phone: "", message: "", path: draftPath(token) };
  await enqueueMessages(ctx, [
    customerEmail({
      effect: `application-draft:${row.id}`,
      letter: "application_draft",
      facts,
      locale: ctx.locale,
    }),
  ]);
  return { path: draftPath(token), mailed: isChannelConfigured("email"), expiresAt: expiresAt.toISOString() };
}

/** The draft of a link, on any device, as often as wanted until it expires. @throws AppError not_found */
export async function openDraft(
  ctx: Ctx,
  { token }: { token: string },
): Promise<z.input<typeof storedDraft>> {
  const tokenHash = hashToken(token);
  const [row] = await ctx.db
    .select()
    .from(draft)
    .where(and(eq(draft.tokenHash, tokenHash), gt(draft.expiresAt, ctx.now)));
  if (!row) throw new AppError("not_found");
  return JSON.parse(unseal(row.sealed, draftContext(tokenHash))) as StoredAnswers;
}

/** Retention: deletes expired drafts. @throws the signal's reason when aborted */
export async function deleteExpiredDrafts(now: Date, signal: AbortSignal): Promise<void> {
  await deleteInBatches(draft, lt(draft.expiresAt, now), signal);
}

export const sealedDrafts: SealedColumn = sealedColumn({
  table: draft,
  key: [draft.id],
  column: "sealed",
  sealed: async ({ tokenHash, sealed }) => reseal(sealed, draftContext(tokenHash)),
});

/** Found by the address that the link was mailed to. */
export const personalDrafts = personalRecords({
  table: draft,
  emails: [draft.email],
  about: ({ email }) => email,
  letters: ["application-draft"],
  calls: ["POST /api/vendor-application-drafts"],
});

/** Decrypts a draft for the person's own copy. */
export async function unsealDraft(ctx: Pick<Ctx, "db">, record: PersonalRecord): Promise<PersonalRecord> {
  const [row] = await ctx.db
    .select()
    .from(draft)
    .where(eq(draft.id, Number(record.id)));
  const { sealed: _sealed, ...data } = record.data;
  if (!row) return { ...record, data };
  const content = JSON.parse(unseal(row.sealed, draftContext(row.tokenHash))) as StoredAnswers;
  return { ...record, data: { ...data, ...content } };
}
