import { and, inArray } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import {
  attachRows,
  idsOf,
  type Person,
  type PersonalData,
  type PersonalRecord,
  toExport,
} from "#platform/security/personal-data.server.ts";
import {
  contactPoint,
  isTheirs,
  person,
  personListing,
  personMerge,
  personRecord,
} from "../schema.server.ts";
import { type LinkedKind, linkedKinds } from "../values.ts";
import { lettersToPerson } from "./addressee.server.ts";
import { familyOf, isCurrent, linksOfPeople, linksOfRecords, lockPeople, rootsOf } from "./family.server.ts";
import { ownContacts, queueAgain } from "./link.server.ts";
import { rootOf } from "./read.server.ts";

/** Whose data a request is about, if staff asked from a person's page. */
export type WholePerson = {
  family: readonly number[];
  /** One of each is enough to ask every module for; "" where there are fewer of a sort. */
  identities: readonly Person[];
  /** Their records, by kind. */
  linked: Readonly<Record<string, readonly number[]>>;
};

/** @throws AppError not_found */
export async function readWholePerson(ctx: Ctx, id: number): Promise<WholePerson> {
  const family = await familyOf(ctx.db, await rootOf(ctx, id));
  const points = await ctx.db
    .select()
    .from(contactPoint)
    .where(and(inArray(contactPoint.personId, family), isTheirs));
  // A person's address may have become ours: it is in every letter to staff.
  const ours = await ownContacts(ctx);
  const own = points.filter(({ isShared, value }) => !isShared && !ours.has(value));
  const emails = own.filter(({ kind }) => kind === "email").map(({ value }) => value);
  const phones = own.filter(({ kind }) => kind !== "email").map(({ value }) => value);
  const links = await linksOfPeople(ctx.db, family);
  return {
    family,
    identities: Array.from({ length: Math.max(emails.length, phones.length, 1) }, (_, at) => ({
      email: emails[at] ?? "",
      phone: phones[at] ?? "",
    })),
    linked: Object.fromEntries(
      linkedKinds.map((kind) => [
        kind,
        links.filter((link) => link.kind === kind).map(({ recordId }) => recordId),
      ]),
    ),
  };
}

/** @returns those of the records that are another person's: they may hold this one's address, typed wrong */
export async function findForeign(
  { db }: Ctx,
  family: readonly number[],
  kind: string,
  ids: readonly number[],
): Promise<Set<number>> {
  if (!(linkedKinds as readonly string[]).includes(kind) || ids.length === 0) return new Set();
  const links = await linksOfRecords(
    db,
    ids.map((recordId) => ({ kind: kind as LinkedKind, recordId })),
  );
  const foreign = [...links.values()].filter(({ personId }) => !family.includes(personId));
  return new Set(foreign.map(({ recordId }) => recordId));
}

/** Without the addresses of the members of staff who placed the records. */
function withoutStaff(found: PersonalRecord): PersonalRecord {
  const records = found.data.records as Record<string, unknown>[];
  return { ...found, data: { ...found.data, records: records.map(({ by: _, ...record }) => record) } };
}

/** Found by a contact point that is surely the person's, with everybody merged with them. */
export const personalPeople: PersonalData = {
  tables: [person, contactPoint, personRecord, personMerge, personListing],
  subject: "person",
  letters: (id) => lettersToPerson(Number(id)),
  // Staff's answers about a person are kept for a retried request.
  calls: ["POST /api/admin/people", "POST /api/admin/people/:id/contacts"],
  async find(ctx, { email, phone }, { family = [] }) {
    const { db } = ctx;
    const values = [email, phone].filter(Boolean);
    const points = values.length
      ? await db
          .select()
          .from(contactPoint)
          .where(and(inArray(contactPoint.value, values), isTheirs))
      : [];
    const roots = await rootsOf(
      db,
      points.map(({ personId }) => personId),
    );
    const ids = new Set(family);
    // From a person's page, nobody else's.
    if (family.length === 0)
      for (const root of new Set(roots.values())) for (const id of await familyOf(db, root)) ids.add(id);
    if (ids.size === 0) return [];
    const rows = await db
      .select()
      .from(person)
      .where(inArray(person.id, [...ids]));
    const records = rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.name,
      data: toExport(row),
    }));
    const withContacts = await attachRows(ctx, records, "contacts", contactPoint.personId);
    // A record that was given to another person names them.
    const own = isCurrent("person_record");
    return (await attachRows(ctx, withContacts, "records", personRecord.personId, own)).map(withoutStaff);
  },
  async erase(ctx, records) {
    const { db } = ctx;
    await lockPeople(db);
    // Records of theirs that are not erased, as those with another address, are somebody's again.
    const links = await linksOfPeople(db, idsOf(records));
    await db.delete(person).where(inArray(person.id, idsOf(records)));
    await queueAgain(ctx, links);
  },
};
