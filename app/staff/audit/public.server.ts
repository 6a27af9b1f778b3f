/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */

export {
  type AuditChange,
  hasAuditEventSince,
  listAuditDetails,
  listAuditEntries,
  listRecordHistory,
  recordAudit,
  recordAudits,
  recordOperatorAudit,
} from "./server/audit-log.server.ts";
export { personalAuditEvents } from "./server/personal-data.server.ts";
