import { type SQL, sql } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { emailPattern, type Person, phonePattern } from "#platform/security/personal-data.server.ts";
import type { PersonFound, Trace } from "../contract.ts";

/** 32 MB: what one statement can search long before its timeout. */
const pagesAtOnce = 4_096;

type Columns = { table: string; pages: number; columns: string[] };

/**
 * Searches every text column of every table, for data that no module reports.
 * @param pages of a table that are searched by one statement
 */
export async function searchEverywhere(
  ctx: Pick<Ctx, "db">,
  { email, phone }: Person,
  pages = pagesAtOnce,
): Promise<NonNullable<PersonFound["searched"]>> {
  const { rows: tables } = await ctx.db.execute<Columns>(sql`
    select table_name as "table", array_agg(column_name::text order by ordinal_position) as columns,
      ceil(pg_relation_size(format('public.%I', table_name)) / 8192.0)::int as pages
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and data_type in ('text', 'character varying', 'jsonb', 'ARRAY')
    group by table_name order by table_name`);
  const patterns = [email && emailPattern(email), phone && phonePattern(phone)].filter(Boolean);
  const traces: Trace[] = [];
  for (const one of tables) {
    const counts = new Map<string, number>();
    for (let from = 0; from < one.pages; from += pages)
      for (const [column, count] of await countMentions(ctx, one, patterns, { from, to: from + pages }))
        counts.set(column, (counts.get(column) ?? 0) + count);
    for (const column of one.columns) {
      const count = counts.get(column) ?? 0;
      if (count > 0) traces.push({ table: one.table, column, count });
    }
  }
  return { columns: tables.reduce((sum, { columns }) => sum + columns.length, 0), traces };
}

/** Of some pages of a table: in how many rows each column matches. */
async function countMentions(
  { db }: Pick<Ctx, "db">,
  { table, columns }: Columns,
  patterns: readonly string[],
  { from, to }: Record<"from" | "to", number>,
): Promise<[column: string, count: number][]> {
  const matches = (text: SQL) =>
    sql.join(
      patterns.map((pattern) => sql`${text} ~* ${pattern}`),
      sql` or `,
    );
  const texts = columns.map((column) => sql`${sql.identifier(column)}::text`);
  const counts = columns.map(
    (column, at) =>
      sql`count(*) filter (where ${matches(texts[at] ?? sql``)})::int as ${sql.identifier(column)}`,
  );
  // Nearly all rows are excluded by one comparison.
  const whole = sql`concat_ws(chr(10), ${sql.join(texts, sql`, `)})`;
  const { rows } = await db.execute<Record<string, number>>(sql`
    select ${sql.join(counts, sql`, `)} from ${sql.identifier(table)}
    where ctid >= ${`(${from},0)`}::tid and ctid < ${`(${to},0)`}::tid and (${matches(whole)})`);
  return Object.entries(rows[0] ?? {});
}
