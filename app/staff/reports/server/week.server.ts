import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { timeZone } from "#platform/i18n/santo-domingo.ts";

/** In SQL: the Monday of a moment's week in Santo Domingo, like "2026-12-28". */
export function weekOf(moment: AnyColumn): SQL<string> {
  return sql<string>`to_char(date_trunc('week', ${moment} at time zone ${timeZone}), 'YYYY-MM-DD')`;
}
