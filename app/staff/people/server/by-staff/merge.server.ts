import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { emailOf } from "#platform/context.ts";
import { selectForUpdate } from "#platform/database/locked-row.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { mergeRequest, PersonDetail } from "../../contract.ts";
import { person, personMerge } from "../../schema.server.ts";
import { undoDays } from "../../values.ts";
import { lockPeople } from "../family.server.ts";
import { refreshListing } from "../listing.server.ts";
import { presentPerson, rootOf } from "../read.server.ts";

/**
 * Merges `other` and everybody in their family into a person; audited. Only `mergedInto` of one row changes, so undoing it
 * brings back both as they were.
 * @throws AppError not_found; conflict if they are one person already
 */
export async function mergePeople(
  ctx: Ctx,
  { id, other }: { id: number } & z.output<typeof mergeRequest>,
): Promise<PersonDetail> {
  requireStaff(ctx);
  await lockPeople(ctx.db);
  const intoId = await rootOf(ctx, id);
  const personId = await rootOf(ctx, other);
  if (intoId === personId) throw new AppError("conflict");
  await ctx.db.update(person).set({ mergedInto: intoId }).where(eq(person.id, personId));
  await saveMerge(ctx, { personId, intoId });
  const detail = { from: String(personId), to: String(intoId) };
  await recordAudit(ctx, { act: "person.merged", subject: "person", subjectId: intoId, detail });
  await refreshListing(ctx.db, [personId, intoId]);
  return presentPerson(ctx, intoId);
}

/** One row for each pair: a proposal becomes the merge. */
async function saveMerge(
  { db, now, actor }: Ctx,
  pair: Record<"personId" | "intoId", number>,
): Promise<void> {
  const merged = { ...pair, state: "merged", decidedAt: now, decidedBy: emailOf(actor) } as const;
  const ids = [pair.personId, pair.intoId];
  const updated = await db
    .update(personMerge)
    .set(merged)
    .where(and(inArray(personMerge.personId, ids), inArray(personMerge.intoId, ids)))
    .returning({ id: personMerge.id });
  if (updated.length === 0)
    await db.insert(personMerge).values({ ...merged, reason: "staff", createdAt: now });
}

const isUndoable = (decidedAt: Date | null, now: Date): boolean =>
  decidedAt !== null && now.getTime() - decidedAt.getTime() <= undoDays * 86_400_000;

/**
 * Undoes a merge of the last 30 days: every row of both people is as it was, and what came since is whose contact point it has.
 * Audited.
 * @returns the person who had absorbed the other
 * @throws AppError not_found; conflict if it is undone already, or too old
 */
export async function undoMerge(ctx: Ctx, { merge }: { merge: number }): Promise<PersonDetail> {
  requireStaff(ctx);
  await lockPeople(ctx.db);
  const row = await selectForUpdate(ctx.db, personMerge, merge);
  if (row.state !== "merged" || !isUndoable(row.decidedAt, ctx.now)) throw new AppError("conflict");
  await ctx.db.update(person).set({ mergedInto: null }).where(eq(person.id, row.personId));
  await decide(ctx, row.id, "undone");
  const detail = { from: String(row.personId), to: String(row.intoId) };
  await recordAudit(ctx, { act: "person.unmerged", subject: "person", subjectId: row.intoId, detail });
  await refreshListing(ctx.db, [row.personId, row.intoId]);
  return presentPerson(ctx, await rootOf(ctx, row.intoId));
}

/**
 * Two people stay two, and are not proposed again; audited.
 * @returns the person in whose favour they would have been merged
 * @throws AppError not_found; conflict if a colleague decided meanwhile
 */
export async function refuseProposal(ctx: Ctx, { proposal }: { proposal: number }): Promise<PersonDetail> {
  requireStaff(ctx);
  await lockPeople(ctx.db);
  const row = await selectForUpdate(ctx.db, personMerge, proposal);
  if (row.state !== "proposed") throw new AppError("conflict");
  await decide(ctx, row.id, "refused");
  const detail = { from: String(row.personId), to: String(row.intoId) };
  await recordAudit(ctx, { act: "person.kept_apart", subject: "person", subjectId: row.intoId, detail });
  return presentPerson(ctx, await rootOf(ctx, row.intoId));
}

async function decide(ctx: Ctx, id: number, state: "undone" | "refused"): Promise<void> {
  const decided = { state, decidedAt: ctx.now, decidedBy: emailOf(ctx.actor) };
  await ctx.db.update(personMerge).set(decided).where(eq(personMerge.id, id));
}
