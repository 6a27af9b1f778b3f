import { desc, inArray } from "drizzle-orm";
import { copyOf, idsOf, type PersonalData, standsIn } from "#platform/personal-data.server.ts";
import { contactMessage } from "./table.server.ts";

export const personalMessages: PersonalData = {
  tables: [contactMessage],
  letters: (id) => [`contact-receipt:${id}`, `contact-notice:${id}`],
  news: ({ id }) => [["new_contact_message", Number(id)]],
  subject: "contact_message",
  calls: ["POST /api/contact"],
  async find({ db }, person) {
    const { email, phone } = contactMessage;
    const rows = await db
      .select()
      .from(contactMessage)
      .where(standsIn(person, { emails: [email], phones: [phone] }))
      .orderBy(desc(contactMessage.id));
    return rows.map((row) => ({ id: row.id, at: row.createdAt, about: row.subject, data: copyOf(row) }));
  },
  async erase({ db }, held) {
    await db.delete(contactMessage).where(inArray(contactMessage.id, idsOf(held)));
  },
};
