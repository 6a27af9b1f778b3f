import type { z } from "zod";
import { api } from "#platform/api-client/api.ts";
import { pageCursor } from "#platform/contract.ts";
import { auditFilter } from "./contract.ts";

export const auditFilterParams = auditFilter.extend({ cursor: pageCursor.optional() });
export type AuditSearchParams = Partial<z.output<typeof auditFilterParams>>;

/** One page of the audit log; `cursor` names it. */
export function auditQueryOptions(filter: AuditSearchParams) {
  return api.listQuery("/api/admin/audit", filter);
}
