import { and, desc, eq, inArray } from "drizzle-orm";
import { adminNotification } from "#app/notifications/table.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { copyOf, idsOf, type PersonalData, standsIn } from "#platform/personal-data.server.ts";
import type { reportSubjects } from "./contract.ts";
import { flagIncident, report } from "./table.server.ts";

const news = "new_report";

/** Strikes are a vendor's, and go with it. */
export const personalReports: PersonalData = {
  tables: [report, flagIncident],
  news: ({ id }) => [[news, Number(id)]],
  subject: "report",
  calls: [
    "POST /api/vendors/:id/report",
    "POST /api/reviews/:id/report",
    "POST /api/community/posts/:id/report",
  ],
  async find({ db }, person) {
    const rows = await db
      .select()
      .from(report)
      .where(standsIn(person, { emails: [report.email] }))
      .orderBy(desc(report.id));
    return rows.map((row) => ({ id: row.id, at: row.createdAt, about: row.reason, data: copyOf(row) }));
  },
  async erase({ db }, held) {
    await db.delete(report).where(inArray(report.id, idsOf(held)));
  },
};

/** Of what somebody else reported only the reason stays, not the words of who is erased. */
export async function forgetWordsOf(
  { db }: Ctx,
  subject: (typeof reportSubjects)[number],
  ids: readonly number[],
): Promise<void> {
  const blanked = await db
    .update(report)
    .set({ about: "" })
    .where(and(eq(report.subject, subject), inArray(report.subjectId, [...ids])))
    .returning({ id: report.id });
  const reports = blanked.map(({ id }) => id);
  await db
    .delete(adminNotification)
    .where(and(eq(adminNotification.type, news), inArray(adminNotification.subjectId, reports)));
}
