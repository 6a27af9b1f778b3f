import type { z } from "zod";
import { api } from "#platform/api-client/api.ts";
import { pageCursor } from "#platform/contract.ts";
import { auditFilter } from "./contract.ts";

/** What the address of the record can ask. */
export const auditAddress = auditFilter.extend({ cursor: pageCursor.optional() });
export type AuditAddress = Partial<z.output<typeof auditAddress>>;

export function auditReading(filter: AuditAddress) {
  return api.listQuery("/api/admin/audit", filter);
}
