/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { notesSource } from "./server/notes-of-people.server.ts";
export { personalNextSteps, personalNotes } from "./server/personal-data.server.ts";
export { changeSnooze, endSnooze, endSnoozeInSql, endSnoozesOf } from "./server/snooze.server.ts";
export { stepWork } from "./server/step-work.server.ts";
