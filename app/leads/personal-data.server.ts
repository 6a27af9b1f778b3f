import { desc, inArray } from "drizzle-orm";
import { copyOf, idsOf, type PersonalData, standsIn, withRows } from "#platform/personal-data.server.ts";
import { lead, leadStatusChange } from "./table.server.ts";

export const personalLeads: PersonalData = {
  tables: [lead, leadStatusChange],
  letters: (id) => [`lead-receipt:${id}`, `lead-notice:${id}`],
  news: ({ id }) => [["new_lead", Number(id)]],
  subject: "lead",
  calls: ["POST /api/leads", "POST /api/admin/chats/:id/lead"],
  async find(ctx, person) {
    const rows = await ctx.db
      .select()
      .from(lead)
      .where(standsIn(person, { emails: [lead.email], phones: [lead.phone] }))
      .orderBy(desc(lead.id));
    const held = rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.reference,
      data: copyOf(row),
    }));
    return withRows(ctx, held, "history", leadStatusChange, leadStatusChange.leadId);
  },
  async erase({ db }, held) {
    await db.delete(lead).where(inArray(lead.id, idsOf(held)));
  },
};
