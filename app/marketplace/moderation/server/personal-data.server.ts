import { and, eq, inArray } from "drizzle-orm";
import { adminNotification } from "#app/staff/outbox/schema.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { personalRecords } from "#platform/security/personal-data.server.ts";
import type { reportSubjects } from "../contract.ts";
import { flagIncident, report } from "../schema.server.ts";

const notificationType = "new_report";

/** Strikes are exported and erased with their vendor. */
export const personalReports = {
  ...personalRecords({
    table: report,
    emails: [report.email],
    about: ({ reason }) => reason,
    news: [notificationType],
    subject: "report",
    calls: [
      "POST /api/vendors/:id/report",
      "POST /api/reviews/:id/report",
      "POST /api/community/posts/:id/report",
    ],
  }),
  tables: [report, flagIncident],
};

/** Blanks the quoted text in other people's reports and deletes the notifications that quote it; the reason stays. */
export async function eraseReportedText(
  { db }: Ctx,
  subject: (typeof reportSubjects)[number],
  ids: readonly number[],
): Promise<void> {
  const updated = await db
    .update(report)
    .set({ about: "" })
    .where(and(eq(report.subject, subject), inArray(report.subjectId, [...ids])))
    .returning({ id: report.id });
  const reports = updated.map(({ id }) => id);
  await db
    .delete(adminNotification)
    .where(and(eq(adminNotification.type, notificationType), inArray(adminNotification.subjectId, reports)));
}
