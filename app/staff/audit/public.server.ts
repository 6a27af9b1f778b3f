/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { personalDeeds } from "./server/personal-data.server.ts";
export {
  auditDetailsOf,
  auditHistoryOf,
  changedSince,
  recordAudit,
  recordOperatorAudit,
} from "./server/record.server.ts";
