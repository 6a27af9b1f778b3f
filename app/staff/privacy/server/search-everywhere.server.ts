import { sql } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import { emailPattern, type Person, phonePattern } from "#platform/security/personal-data.server.ts";
import type { PersonFound, Trace } from "../contract.ts";

/** Searches every text column of every table, for data that no module reports. */
export async function searchEverywhere(
  { db }: Pick<Ctx, "db">,
  { email, phone }: Person,
): Promise<NonNullable<PersonFound["searched"]>> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as "table", column_name as "column" from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and data_type in ('text', 'character varying', 'jsonb', 'ARRAY')
    order by table_name, ordinal_position`);
  const patterns = [email && emailPattern(email), phone && phonePattern(phone)].filter(Boolean);
  const traces: Trace[] = [];
  for (const [table, tableColumns] of Map.groupBy(columns, (one) => one.table)) {
    const counts = tableColumns.map(({ column }) => {
      const tests = patterns.map((pattern) => sql`${sql.identifier(column)}::text ~* ${pattern}`);
      return sql`count(*) filter (where ${sql.join(tests, sql` or `)})::int as ${sql.identifier(column)}`;
    });
    const { rows } = await db.execute<Record<string, number>>(
      sql`select ${sql.join(counts, sql`, `)} from ${sql.identifier(table)}`,
    );
    for (const [column, count] of Object.entries(rows[0] ?? {}))
      if (count > 0) traces.push({ table, column, count });
  }
  return { columns: columns.length, traces };
}
