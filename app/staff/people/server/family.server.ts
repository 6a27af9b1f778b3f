import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import type { LinkedKind } from "../values.ts";

// A family is a root, whom nobody absorbed, and everybody merged into it, directly or through others.

const lockedName = "people";

/**
 * Everything that changes who is who holds this lock until its transaction ends: two records with the same new address make
 * one person, and merges make no circle. Public requests never take it.
 */
export async function lockPeople(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lockedName}, 0))`);
}

/** The same, unless somebody else holds it. */
export async function tryLockPeople(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${lockedName}, 0)) as "isFree"`,
  );
  return rows[0]?.isFree ?? false;
}

export const numberList = (ids: readonly number[]): SQL => sql`${sql.param([...ids])}::bigint[]`;

/** @returns of each person that exists: the root, by the person's own id */
export async function rootsOf(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ start: string; id: string }>(sql`
    with recursive up as (
      select id as start, id, merged_into from person where id = any(${numberList(ids)})
      union all select up.start, person.id, person.merged_into from up join person on person.id = up.merged_into)
    select start, id from up where merged_into is null`);
  return new Map(rows.map(({ start, id }) => [Number(start), Number(id)]));
}

/** SQL: the rows (root, id) of the families of some roots, for a `with recursive`. */
export function families(roots: SQL): SQL {
  return sql`family as (
    select id as root, id from person where id = any(${roots})
    union all select family.root, person.id from family join person on person.merged_into = family.id)`;
}

/** @returns the ids of everybody in the family of a root, itself too */
export async function familyOf(db: Db, root: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`with recursive ${families(numberList([root]))} select id from family order by id`,
  );
  return rows.map(({ id }) => Number(id));
}

/** SQL: whether a row of `person_record` is the newest of its record, which is the one that counts. */
export const isCurrent = (link: string): SQL =>
  sql.raw(`not exists (select from person_record as newer where newer.kind = ${link}.kind
    and newer.record_id = ${link}.record_id and newer.id > ${link}.id)`);

export type CurrentLink = {
  id: number;
  personId: number;
  kind: LinkedKind;
  recordId: number;
  name: string;
  contactPointId: number | null;
  by: string | null;
};

type LinkRow = Omit<CurrentLink, "id" | "personId" | "recordId" | "contactPointId"> & {
  id: string;
  personId: string;
  recordId: string;
  contactPointId: string | null;
};

const linkColumns = sql.raw(`link.id, link.person_id as "personId", link.kind, link.record_id as "recordId",
  link.name, link.contact_point_id as "contactPointId", link.by`);

function linkOf(row: LinkRow): CurrentLink {
  const contactPointId = row.contactPointId === null ? null : Number(row.contactPointId);
  return {
    ...row,
    id: Number(row.id),
    personId: Number(row.personId),
    recordId: Number(row.recordId),
    contactPointId,
  };
}

/** The links of some people that count. */
export async function linksOfPeople(db: Db, personIds: readonly number[]): Promise<CurrentLink[]> {
  const { rows } = await db.execute<LinkRow>(sql`
    select ${linkColumns} from person_record as link
    where link.person_id = any(${numberList(personIds)}) and ${isCurrent("link")} order by link.id`);
  return rows.map(linkOf);
}

/** As an index of records: "lead:17". */
export const keyOf = ({ kind, recordId }: { kind: LinkedKind; recordId: number }) => `${kind}:${recordId}`;

/** The links of some records that count, by `keyOf`. */
export async function linksOfRecords(
  db: Db,
  records: readonly { kind: LinkedKind; recordId: number }[],
): Promise<Map<string, CurrentLink>> {
  if (records.length === 0) return new Map();
  const { rows } = await db.execute<LinkRow>(sql`
    select ${linkColumns}
    from unnest(${sql.param(records.map(({ kind }) => kind))}::text[],
      ${numberList(records.map(({ recordId }) => recordId))}) as asked (kind, record_id)
    cross join lateral (select * from person_record where person_record.kind = asked.kind
      and person_record.record_id = asked.record_id order by id desc limit 1) as link`);
  return new Map(rows.map(linkOf).map((link) => [keyOf(link), link]));
}
