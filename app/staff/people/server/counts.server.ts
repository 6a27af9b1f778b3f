import { eq, sql } from "drizzle-orm";
import { countCapped } from "#platform/database/lists/capped-count.server.ts";
import { mostCounted } from "#platform/database/lists/capped-count.ts";
import type { Db } from "#platform/database/pool.server.ts";
import type { RecordCounts } from "../contract.ts";
import { personMerge } from "../schema.server.ts";
import { type ContactKind, type LinkedKind, mostListedProposals } from "../values.ts";
import { families, isCurrent, numberList } from "./family.server.ts";

/** @returns by root, how many records of each kind its family has */
export async function countRecords(db: Db, roots: readonly number[]): Promise<Map<number, RecordCounts>> {
  const { rows } = await db.execute<{ root: string; kind: LinkedKind; count: number }>(sql`
    with recursive ${families(numberList(roots))}
    select family.root, link.kind, count(*)::int as count from family
    join person_record as link on link.person_id = family.id
    where ${isCurrent("link")} group by family.root, link.kind`);
  const counts = new Map(roots.map((root): [number, RecordCounts] => [root, {}]));
  for (const { root, kind, count } of rows) Object.assign(counts.get(Number(root)) ?? {}, { [kind]: count });
  return counts;
}

export type MainContacts = { email: string; phone: string };

/** @returns by root, an address and a number of its family: confirmed ones first, those that may be a stranger's last; "" for none */
export async function mainContacts(db: Db, roots: readonly number[]): Promise<Map<number, MainContacts>> {
  const { rows } = await db.execute<{ root: string; kind: ContactKind; value: string }>(sql`
    with recursive ${families(numberList(roots))}
    select distinct on (family.root, kind = 'email') family.root, kind, value from family
    join contact_point on contact_point.person_id = family.id
    order by family.root, kind = 'email', confirmed_at is null, is_beside, contact_point.id`);
  const found = new Map(roots.map((root): [number, MainContacts] => [root, { email: "", phone: "" }]));
  for (const { root, kind, value } of rows)
    Object.assign(found.get(Number(root)) ?? {}, { [kind === "email" ? "email" : "phone"]: value });
  return found;
}

/** @returns the roots among these that are of `proposedRoots` */
export async function findProposed(db: Db, roots: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${proposedRoots}) as proposed where id = any(${numberList(roots)})`,
  );
  return new Set(rows.map(({ id }) => Number(id)));
}

const rootOf = (one: string) =>
  sql.raw(`case when ${one}.merged_into is null then ${one}.id else person_root(${one}.id) end`);

/** SQL: the roots of two people whom one of the newest proposals names, unless they have become one by other merges. */
export const proposedRoots = sql`
  select unnest(array[one, other]) as id from (
    select ${rootOf("first")} as one, ${rootOf("second")} as other from (
      select person_id, into_id from person_merge where state = 'proposed' order by id desc limit ${mostListedProposals}
    ) as newest
    join person as first on first.id = person_id join person as second on second.id = into_id
  ) as pair where one <> other`;

/** @returns how many proposals are older than those of `proposedRoots`, at most `mostCounted` */
export async function countOlderProposals(db: Db): Promise<number> {
  const most = mostListedProposals + mostCounted;
  const open = await countCapped(db, personMerge, eq(personMerge.state, "proposed"), most);
  return Math.max(0, open - mostListedProposals);
}
