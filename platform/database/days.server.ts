import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";

/** In SQL: a moment lies within these days, both included; either may be left open. Days are Santo Domingo's. */
export function withinDays(
  moment: AnyColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined {
  return and(
    from ? sql`${moment} >= ${from}::date::timestamp at time zone 'America/Santo_Domingo'` : undefined,
    to ? sql`${moment} < (${to}::date + 1)::timestamp at time zone 'America/Santo_Domingo'` : undefined,
  );
}
