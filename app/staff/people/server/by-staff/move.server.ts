import { inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { emailOf } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { PersonDetail, RecordsTogether, recordMove } from "../../contract.ts";
import { contactPoint, isTheirs, personRecord } from "../../schema.server.ts";
import { familyOf, keyOf, linksOfPeople, lockPeople } from "../family.server.ts";
import { createPerson, type RecordRef, type RecordToLink, readFacts } from "../link.server.ts";
import { refreshListing } from "../listing.server.ts";
import { presentPerson, rootOf } from "../read.server.ts";
import { findTogether } from "./together.ts";

/** Of records that may go along, named in the question. */
const mostNamed = 10;

/**
 * Gives a record of one person to another, or to a new one; audited. It takes along the contact points that the person has only
 * because of it, and stays where staff put it; staff say by it that they are the other's. With `together` it takes along the
 * records that such contact points brought or joined, too; without, contact points that joined others stay with these.
 * @returns the person who has it now
 * @throws AppError not_found; conflict if the record is not this person's any more, and with `details` (`recordsTogether`) if
 * others may go along and `together` does not say whether they do
 */
export async function moveRecord(
  ctx: Ctx,
  { id, to, together, ...asked }: { id: number } & z.output<typeof recordMove>,
): Promise<PersonDetail> {
  requireStaff(ctx);
  await lockPeople(ctx.db);
  const from = await rootOf(ctx, id);
  const ref = { kind: asked.kind, recordId: asked.record };
  const { moved, found } = await findMoved(ctx, await familyOf(ctx.db, from), ref);
  if (found.records.length > 0 && together === undefined)
    throw new AppError("conflict", { details: questionOf(found.records) });
  const target = to === null ? await createPerson(ctx, moved.facts) : await rootOf(ctx, to);
  if (target === from) throw new AppError("conflict");
  const records = together ? [moved, ...found.records] : [moved];
  await placeRecords(ctx, records, target);
  await takePoints(ctx, together ? found.points : found.alone, ref, target);
  for (const { kind, recordId } of records) {
    const detail = { kind, record: String(recordId), from: String(from), to: String(target) };
    await recordAudit(ctx, { act: "person.moved", subject: "person", subjectId: target, detail });
  }
  await refreshListing(ctx.db, [from, target]);
  return presentPerson(ctx, target);
}

async function findMoved(ctx: Ctx, family: readonly number[], ref: RecordRef) {
  const held = (one: RecordToLink) => ({
    ...one,
    key: keyOf(one),
    values: one.contacts.map(({ value }) => value),
  });
  const all = (await readFacts(ctx, await linksOfPeople(ctx.db, family))).map(held);
  const moved = all.find(({ key }) => key === keyOf(ref));
  if (!moved) throw new AppError((await readFacts(ctx, [ref])).length > 0 ? "conflict" : "not_found");
  const rows = await ctx.db
    .select({ point: contactPoint, isSure: sql<boolean>`${isTheirs}` })
    .from(contactPoint)
    .where(inArray(contactPoint.personId, [...family]));
  const points = rows.map(({ point: { seenKind, seenId, ...point }, isSure }) => ({
    ...point,
    isTheirs: isSure,
    seen: seenKind && seenId !== null ? keyOf({ kind: seenKind, recordId: seenId }) : null,
  }));
  const others = all.filter((one) => one !== moved);
  return { moved, found: findTogether(moved, others, points) };
}

function questionOf(records: readonly RecordToLink[]): RecordsTogether {
  const named = records.slice(0, mostNamed).map(({ kind, recordId }) => ({ kind, id: recordId }));
  return { records: named, more: records.length - named.length };
}

async function placeRecords(
  { db, actor, now }: Ctx,
  records: readonly RecordToLink[],
  personId: number,
): Promise<void> {
  const placed = { personId, contactPointId: null, by: emailOf(actor), at: now };
  await db.insert(personRecord).values(
    records.map(({ kind, recordId, facts }) => ({
      ...placed,
      ...{ kind, recordId, name: facts.name, recordAt: facts.at },
    })),
  );
}

/** From now on they count as brought by the moved record: given back, it takes them along again. */
async function takePoints(
  { db }: Ctx,
  points: readonly { id: number }[],
  { kind: seenKind, recordId: seenId }: RecordRef,
  personId: number,
): Promise<void> {
  const ids = points.map(({ id }) => id);
  await db
    .update(contactPoint)
    .set({ personId, isBeside: false, seenKind, seenId })
    .where(inArray(contactPoint.id, ids));
}
