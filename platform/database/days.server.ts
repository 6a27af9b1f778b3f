import { type AnyColumn, and, type SQL, sql } from "drizzle-orm";
import { timeZone } from "#platform/i18n/santo-domingo.ts";

/**
 * In SQL: `moment` is within these days of Santo Domingo, both included; either may be open.
 * @param range `from` and `to` as "2026-11-25"
 * @returns undefined if both are open
 */
export function withinDays(
  moment: AnyColumn,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): SQL | undefined {
  return and(
    from ? sql`${moment} >= ${from}::date::timestamp at time zone ${timeZone}` : undefined,
    to ? sql`${moment} < (${to}::date + 1)::timestamp at time zone ${timeZone}` : undefined,
  );
}
