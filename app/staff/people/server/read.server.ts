import { and, desc, eq, gt, inArray, notInArray, or, sql } from "drizzle-orm";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import { mostCounted } from "#platform/database/lists/capped-count.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { ContactPoint, OpenRecord, PersonDetail, PersonMerge, PersonSale } from "../contract.ts";
import { contactPoint, person, personMerge } from "../schema.server.ts";
import { type LinkedKind, linkedKinds, mostShownProposals, undoDays } from "../values.ts";
import { countRecords, mainContacts } from "./counts.server.ts";
import { type CurrentLink, familyOf, linksOfPeople, rootsOf } from "./family.server.ts";
import { peopleRegistry } from "./registry.server.ts";

/** @throws AppError not_found */
export async function rootOf({ db }: Ctx, id: number): Promise<number> {
  const root = (await rootsOf(db, [id])).get(id);
  if (root === undefined) throw new AppError("not_found");
  return root;
}

/**
 * A person as staff see them, with everybody merged into them; opening it is in the audit log, once an hour for each member
 * of staff.
 * @throws AppError not_found
 */
export async function readPerson(ctx: Ctx, { id }: { id: number }): Promise<PersonDetail> {
  requireStaff(ctx);
  const root = await rootOf(ctx, id);
  await recordOpened(ctx, root);
  return presentPerson(ctx, root);
}

async function recordOpened(ctx: Ctx, root: number): Promise<void> {
  const { email } = requireStaff(ctx);
  const { rows } = await ctx.db.execute<{ some: boolean }>(sql`
    select exists (select from audit_log where subject = 'person' and subject_id = ${root}
      and act = 'person.opened' and by_email = ${email}
      and at > ${new Date(ctx.now.getTime() - 3_600_000).toISOString()}::timestamptz) as some`);
  if (!rows[0]?.some) await recordAudit(ctx, { act: "person.opened", subject: "person", subjectId: root });
}

/** @param root of a person that exists */
export async function presentPerson(ctx: Ctx, root: number): Promise<PersonDetail> {
  const { db } = ctx;
  const ids = await familyOf(db, root);
  const rows = await db.select().from(person).where(inArray(person.id, ids)).orderBy(person.id);
  const row = rows.find((one) => one.id === root);
  if (!row) throw new AppError("not_found");
  const links = await linksOfPeople(db, ids);
  const names = [...rows.map((one) => one.name), ...links.map((link) => link.name)];
  return {
    ...{ id: root, name: row.name, locale: row.locale, town: row.town, tags: row.tags, owner: row.owner },
    ...{ version: row.version, createdAt: row.createdAt.toISOString() },
    otherNames: [...new Set(names)].filter((name) => name !== "" && name !== row.name).slice(0, mostNames),
    contacts: await readContacts(ctx, ids),
    counts: (await countRecords(db, [root])).get(root) ?? {},
    open: await readOpen(ctx, links),
    sales: await readSales(ctx, links),
    ...(await readMerges(ctx, ids)),
  };
}

const mostNames = 10;

async function readContacts({ db }: Ctx, ids: readonly number[]): Promise<ContactPoint[]> {
  const rows = await db
    .select()
    .from(contactPoint)
    .where(inArray(contactPoint.personId, [...ids]))
    .orderBy(sql`${contactPoint.confirmedAt} is null`, contactPoint.id);
  return rows.map(({ id, kind, value, confirmedAt, confirmedBy, isShared, seenKind, seenId }) => ({
    ...{ id, kind, value, isShared, confirmedBy },
    confirmedAt: confirmedAt?.toISOString() ?? null,
    seen: seenKind && seenId !== null ? { kind: seenKind, id: seenId } : null,
  }));
}

/** Calls for help first, then by when they are due. */
async function readOpen(ctx: Ctx, links: readonly CurrentLink[]): Promise<OpenRecord[]> {
  const open: OpenRecord[] = [];
  for (const kind of linkedKinds) {
    const ids = links.filter((link) => link.kind === kind).map(({ recordId }) => recordId);
    if (ids.length > 0) open.push(...(await peopleRegistry[kind].open(ctx, ids)));
  }
  const order = (one: OpenRecord) => `${one.kind === "safety_request" ? 0 : 1} ${one.dueAt ?? "9"}`;
  return open.toSorted((one, other) => order(one).localeCompare(order(other)));
}

async function readSales(ctx: Ctx, links: readonly CurrentLink[]): Promise<PersonSale[]> {
  const sales = await Promise.all(
    [...Map.groupBy(links, ({ kind }) => kind)].map(([kind, some]) =>
      peopleRegistry[kind].sales?.(
        ctx,
        some.map(({ recordId }) => recordId),
      ),
    ),
  );
  return sales.flatMap((some) => some ?? []);
}

type Merges = Pick<PersonDetail, "proposals" | "moreProposals" | "merges">;

async function readMerges(ctx: Ctx, ids: readonly number[]): Promise<Merges> {
  const proposals = await readProposals(ctx, ids);
  const merges = await readUndoable(ctx, ids);
  const presented = await presentMerges(ctx, [...proposals.slice(0, mostShownProposals), ...merges], ids);
  return {
    proposals: presented.filter(({ state }) => state === "proposed"),
    moreProposals: Math.max(0, proposals.length - mostShownProposals),
    merges: presented.filter(({ state }) => state === "merged"),
  };
}

/** With somebody outside the family, newest first, at most `mostCounted`. */
function readProposals({ db }: Ctx, ids: readonly number[]): Promise<Merge[]> {
  const family = [...ids];
  const { personId, intoId, state } = personMerge;
  const meets = or(
    and(inArray(personId, family), notInArray(intoId, family)),
    and(inArray(intoId, family), notInArray(personId, family)),
  );
  const isOpen = eq(state, "proposed");
  return db
    .select()
    .from(personMerge)
    .where(and(meets, isOpen))
    .orderBy(desc(personMerge.id))
    .limit(mostCounted);
}

/** Of everybody in the family who was merged in the last 30 days, newest first. */
function readUndoable({ db, now }: Ctx, ids: readonly number[]): Promise<Merge[]> {
  const undoable = new Date(now.getTime() - undoDays * 86_400_000);
  const { personId, state, decidedAt } = personMerge;
  const isUndoable = and(inArray(personId, [...ids]), eq(state, "merged"), gt(decidedAt, undoable));
  return db.select().from(personMerge).where(isUndoable).orderBy(desc(personMerge.id));
}

type Merge = typeof personMerge.$inferSelect;

/** A merged one by their own name; of a proposal the other family. */
async function presentMerges(
  { db }: Ctx,
  rows: readonly Merge[],
  own: readonly number[],
): Promise<PersonMerge[]> {
  if (rows.length === 0) return [];
  const otherOf = ({ personId, intoId, state }: Merge) =>
    state === "proposed" && own.includes(personId) ? intoId : personId;
  const roots = await rootsOf(db, rows.map(otherOf));
  const shown = rows.map((row) => {
    const other = otherOf(row);
    return { row, other: row.state === "merged" ? other : (roots.get(other) ?? other) };
  });
  const ids = [...new Set(shown.map(({ other }) => other))];
  const people = await db.select().from(person).where(inArray(person.id, ids));
  const names = new Map(people.map((row) => [row.id, row.name]));
  const counts = await countRecords(db, ids);
  const contacts = await mainContacts(db, ids);
  return shown.map(({ row, other }) => ({
    ...{ id: row.id, state: row.state, reason: row.reason, by: row.decidedBy },
    at: (row.decidedAt ?? row.createdAt).toISOString(),
    record: recordOf(row.recordKind, row.recordId),
    other: {
      ...{ id: other, name: names.get(other) ?? "", counts: counts.get(other) ?? {} },
      ...(contacts.get(other) ?? { email: "", phone: "" }),
    },
  }));
}

function recordOf(kind: LinkedKind | null, id: number | null): PersonMerge["record"] {
  return kind === null || id === null ? null : { kind, id };
}
