/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { inspectTexts, type WrittenText } from "./server/inspect.server.ts";
export { eraseReportedText, personalReports, vendorReports } from "./server/personal-data.server.ts";
export { closeReports, saveReport } from "./server/reports.server.ts";
