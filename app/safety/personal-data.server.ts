import { desc, inArray } from "drizzle-orm";
import { copyOf, idsOf, type PersonalData, standsIn, withRows } from "#platform/personal-data.server.ts";
import { safetyRequest, safetyRequestEvent } from "./table.server.ts";

export const personalSafetyRequests: PersonalData = {
  tables: [safetyRequest, safetyRequestEvent],
  letters: (id) => [`safety-notice:${id}`, `safety-contact:${id}`],
  news: ({ id }) =>
    ["new_safety_emergency", "new_safety_request", "safety_marked", "safety_contact"].map((type) => [
      type,
      Number(id),
    ]),
  subject: "safety_request",
  calls: [
    "POST /api/safety-requests",
    "POST /api/safety-requests/contact",
    "POST /api/admin/chats/:id/safety-request",
  ],
  async find(ctx, person) {
    const rows = await ctx.db
      .select()
      .from(safetyRequest)
      .where(standsIn(person, { texts: [safetyRequest.contact] }))
      .orderBy(desc(safetyRequest.id));
    const held = rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.reference,
      data: copyOf(row),
    }));
    return withRows(ctx, held, "history", safetyRequestEvent, safetyRequestEvent.requestId);
  },
  async erase({ db }, held) {
    await db.delete(safetyRequest).where(inArray(safetyRequest.id, idsOf(held)));
  },
};
