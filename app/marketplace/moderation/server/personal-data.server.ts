import { and, eq, inArray } from "drizzle-orm";
import type { VendorReferences } from "#app/marketplace/vendors/public.server.ts";
import { deleteNotifications } from "#app/staff/outbox/public.server.ts";
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

/** Reports of an erased vendor stay without its text; its strikes go. */
export const vendorReports: VendorReferences = {
  exist: async ({ db }, vendorId) => (await db.$count(report, eq(report.vendorId, vendorId))) > 0,
  async anonymize(ctx, { id }) {
    await ctx.db.delete(flagIncident).where(eq(flagIncident.vendorId, id));
    await eraseReportedText(ctx, "vendor", [id]);
  },
};

/** Blanks the quoted text in other people's reports and deletes the notifications that quote it; the reason stays. */
export async function eraseReportedText(
  ctx: Ctx,
  subject: (typeof reportSubjects)[number],
  ids: readonly number[],
): Promise<void> {
  const updated = await ctx.db
    .update(report)
    .set({ about: "" })
    .where(and(eq(report.subject, subject), inArray(report.subjectId, [...ids])))
    .returning({ id: report.id });
  await deleteNotifications(
    ctx,
    notificationType,
    updated.map(({ id }) => id),
  );
}
