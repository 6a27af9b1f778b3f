import { inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { vendor } from "../../schema.server.ts";

type Row = Pick<typeof vendor.$inferSelect, "id" | "status">;

/** Equal for names that look the same: no accents, blanks or signs; 0/o and 1/i/l are one character. */
const lookalikeKey = (name: SQL) =>
  sql`translate(regexp_replace(plain(${name}), '[^[:alnum:]]', '', 'g'), '01i', 'oll')`;

/**
 * Finds listed vendors whose names look like those of unlisted ones.
 * @returns vendor id → the listed vendor's name; without entries for vendors that have no namesake
 */
export async function findNamesakes(ctx: Ctx, rows: readonly Row[]): Promise<Map<number, string>> {
  const ids = rows.filter(({ status }) => status !== "approved").map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const name = sql`unnest(array[business_name, business_name_english])`;
  const result = await ctx.db.execute<{ id: string; name: string }>(sql`
    with named as materialized (
      select id, business_name, ${lookalikeKey(name)} as looks from ${vendor}
      where status = 'approved' or ${inArray(vendor.id, ids)}
    )
    select mine.id, min(other.business_name) as name from named mine join named other on other.looks = mine.looks
    where ${inArray(sql`mine.id`, ids)} and not ${inArray(sql`other.id`, ids)} and mine.looks <> ''
    group by mine.id`);
  return new Map(result.rows.map(({ id, name }) => [Number(id), name]));
}
