import type { z } from "zod";
import { withFilter } from "#app/desk/list-filter.ts";
import type { Reading } from "#app/desk/staff-page.ts";
import { type ListPage, readList } from "#platform/api-reading.ts";
import { pageCursor } from "#platform/contract.ts";
import { type AuditLine, auditFilter } from "./contract.ts";

/** What the address of the record can ask. */
export const auditAddress = auditFilter.extend({ cursor: pageCursor.optional() });
export type AuditAddress = Partial<z.output<typeof auditAddress>>;

const auditCall = "/api/admin/audit";

export function auditReading(filter: AuditAddress): Reading<ListPage<AuditLine>> {
  return {
    queryKey: [auditCall, filter],
    queryFn: ({ signal }) => readList<AuditLine>(withFilter(auditCall, filter), signal),
  };
}
