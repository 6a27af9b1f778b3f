import { pathWithFilter } from "#app/staff/shell/list/list-filter.ts";
import { api } from "#platform/api-client/api.ts";
import type { ReportFilter } from "./rules/period.ts";
import type { TableId } from "./rules/tables.ts";

export function reportQueryOptions(filter: ReportFilter) {
  return api.query("/api/admin/report", filter);
}

/** URL of one table of the report as a CSV file. */
export function tableUrl(table: TableId, filter: ReportFilter): string {
  return pathWithFilter("/api/admin/report.csv", { table, ...filter });
}
