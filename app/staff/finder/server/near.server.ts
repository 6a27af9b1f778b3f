import { sql } from "drizzle-orm";
import { managedSearchText, vendor } from "#app/marketplace/vendors/schema.server.ts";
import { contactPoint, person, personListing } from "#app/staff/people/schema.server.ts";
import { mayBeName } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Found } from "../contract.ts";

/** How much of a typed name must stand in a name: two letters of eight may be wrong, or two of six have changed places. */
const least = 0.4;
/** Rows that are compared, of each kind: a name that one in five bears would else be compared 20,000 times. */
const mostCompared = 200;
const mostFound = 8;

type Row = { kind: "person" | "vendor"; id: string; name: string; detail: string };

/**
 * People and vendors with a name similar to what was typed, the most similar first, by one statement; a person's page has their
 * records.
 * @returns nothing for less than four letters, an address or a number
 */
export async function findNear(ctx: Ctx, q: string): Promise<Found[]> {
  if (!mayBeName(q)) return [];
  const typed = sql`plain(${q})`;
  const people = sql`
    select 'person' as kind, ${person.id} as id, ${person.name} as name from (
      select ${personListing.id} as id from ${personListing} where ${personListing.search} %> ${typed} limit ${mostCompared}
    ) as listed join ${person} on ${person.id} = listed.id`;
  const vendors = sql`
    select 'vendor', ${vendor.id}, ${vendor.businessName} from ${vendor}
    where (${sql.raw(managedSearchText)}) %> ${typed} limit ${mostCompared}`;
  const contact = sql`select ${contactPoint.value} from ${contactPoint} where ${contactPoint.personId} = near.id
    order by ${contactPoint.confirmedAt} is null, ${contactPoint.isBeside}, ${contactPoint.id} limit 1`;
  const location = sql`select ${vendor.location} from ${vendor} where ${vendor.id} = near.id`;
  const rows = await ctx.db.transaction(async (tx) => {
    // Of few rows the planner would read the whole table, each of whose texts takes as long as the index.
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true), set_config('enable_seqscan', 'off', true)`,
    );
    const found = await tx.execute<Row>(sql`
      select kind, id, name, coalesce(case kind when 'person' then (${contact}) else (${location}) end, '') as detail from (
        select *, word_similarity(${typed}, plain(name)) as likeness from ((${people}) union all (${vendors})) as compared
        where word_similarity(${typed}, plain(name)) >= ${least} order by likeness desc, id desc limit ${mostFound}) as near
      order by likeness desc, id desc`);
    return found.rows;
  });
  return rows.map((row) => ({ ...row, id: Number(row.id), isNear: true }));
}
