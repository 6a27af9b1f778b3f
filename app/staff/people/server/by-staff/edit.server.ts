import { and, eq, inArray } from "drizzle-orm";
import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { endSnoozesOf } from "#app/staff/follow-up/public.server.ts";
import { requireUnchanged, transition } from "#app/staff/shell/editing/transition.server.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import { emailOf } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { may } from "#platform/security/permissions.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { contactPointChange, newContactPoint, PersonDetail, personChange } from "../../contract.ts";
import { contactPoint, person } from "../../schema.server.ts";
import { familyOf, lockPeople } from "../family.server.ts";
import { refreshListing } from "../listing.server.ts";
import { presentPerson, rootOf } from "../read.server.ts";
import { insertByHand, requireFree } from "./new-contact.server.ts";

/**
 * Changes what staff know of a person; audited with the names of the fields.
 * @throws AppError not_found; conflict if `version` is outdated, or the person was merged meanwhile; invalid for an owner who
 * cannot work
 */
export async function changePerson(
  ctx: Ctx,
  { id, version, ...change }: { id: number } & z.output<typeof personChange>,
): Promise<PersonDetail> {
  requireStaff(ctx);
  await lockPeople(ctx.db);
  const { before, row, changed } = await transition(ctx, person, id, async (before) => {
    requireUnchanged(null, before.mergedInto);
    requireUnchanged(version, before.version);
    const fields = (Object.keys(change) as (keyof typeof change)[]).filter(
      (field) => change[field] !== undefined && String(change[field]) !== String(before[field]),
    );
    if (fields.length === 0) return null;
    if (fields.includes("owner")) await requireOwner(ctx, change.owner ?? null);
    return {
      set: { ...change, version: before.version + 1 },
      event: { act: "person.changed", subject: "person", detail: { fields: fields.join(" ") } },
    };
  });
  if (changed) await refreshListing(ctx.db, [id]);
  if (row.owner && row.owner !== before.owner) await endSnoozesOf(ctx, "person", [id]);
  return presentPerson(ctx, id);
}

async function requireOwner({ db }: Ctx, owner: string | null): Promise<void> {
  if (owner === null) return;
  const colleague = await staffByEmail(owner, db);
  if (!colleague || colleague.isDisabled || !may(colleague.role, "work"))
    throw new AppError("invalid", { fields: { owner } });
}

/**
 * Adds an address or a number that staff know to be the person's; audited. One that somebody else has is refused: the two may
 * be merged.
 * @throws AppError not_found; conflict if somebody has it, with `details.person`; invalid for our own, and for no number
 */
export async function addContactPoint(
  ctx: Ctx,
  { id, kind, value }: { id: number } & z.output<typeof newContactPoint>,
): Promise<PersonDetail> {
  requireStaff(ctx);
  await lockPeople(ctx.db);
  const root = await rootOf(ctx, id);
  await insertByHand(ctx, root, [await requireFree(ctx, { kind, value }, "value")]);
  const detail = { kind, from: "", to: "added" };
  await recordAudit(ctx, { act: "person.contact", subject: "person", subjectId: root, detail });
  await refreshListing(ctx.db, [root]);
  return presentPerson(ctx, root);
}

type PointPath = { id: number; point: number };

/** @throws AppError not_found, also for a contact point of somebody else */
async function findPoint(ctx: Ctx, { id, point }: PointPath) {
  requireStaff(ctx);
  await lockPeople(ctx.db);
  const root = await rootOf(ctx, id);
  const [row] = await ctx.db
    .select()
    .from(contactPoint)
    .where(and(eq(contactPoint.id, point), inArray(contactPoint.personId, await familyOf(ctx.db, root))));
  if (!row) throw new AppError("not_found");
  return { root, row };
}

/**
 * Confirms a contact point, or says that several people use it: then it joins no record any more. Audited.
 * @throws AppError not_found
 */
export async function changeContactPoint(
  ctx: Ctx,
  { confirmed, shared, ...path }: PointPath & z.output<typeof contactPointChange>,
): Promise<PersonDetail> {
  requireStaff(ctx);
  const { root, row } = await findPoint(ctx, path);
  const isShared = shared ?? row.isShared;
  const isConfirmed = confirmed ?? row.confirmedAt !== null;
  const state = (of: { confirmed: boolean; shared: boolean }) =>
    [of.confirmed ? "confirmed" : "unconfirmed", ...(of.shared ? ["shared"] : [])].join(" ");
  const from = state({ confirmed: row.confirmedAt !== null, shared: row.isShared });
  const to = state({ confirmed: isConfirmed, shared: isShared });
  if (from !== to) {
    const confirmation =
      isConfirmed === (row.confirmedAt !== null)
        ? {}
        : {
            confirmedAt: isConfirmed ? ctx.now : null,
            confirmedBy: isConfirmed ? emailOf(ctx.actor) : null,
          };
    await ctx.db
      .update(contactPoint)
      .set({ isShared, ...confirmation })
      .where(eq(contactPoint.id, row.id));
    const detail = { kind: row.kind, from, to };
    await recordAudit(ctx, { act: "person.contact", subject: "person", subjectId: root, detail });
  }
  return presentPerson(ctx, root);
}

/**
 * Removes a contact point: the next record with it is somebody else's. Records that have it stay where they are. Audited.
 * @throws AppError not_found
 */
export async function removeContactPoint(ctx: Ctx, path: PointPath): Promise<PersonDetail> {
  requireStaff(ctx);
  const { root, row } = await findPoint(ctx, path);
  await ctx.db.delete(contactPoint).where(eq(contactPoint.id, row.id));
  const detail = { kind: row.kind, from: "", to: "removed" };
  await recordAudit(ctx, { act: "person.contact", subject: "person", subjectId: root, detail });
  await refreshListing(ctx.db, [root]);
  return presentPerson(ctx, root);
}
