import { inArray, type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { vendor } from "../schema.server.ts";

type Row = typeof vendor.$inferSelect;

/** A name as the eye takes it: no accents, blanks or signs, and one sign for those that look alike. */
const lookalikeKey = (name: SQL) =>
  sql`translate(regexp_replace(plain(${name}), '[^[:alnum:]]', '', 'g'), '01i', 'oll')`;

/**
 * Of vendors that are not in the directory: one that is, and whose name looks the same.
 * @returns vendor → the other's name; who has no namesake is not in it
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
