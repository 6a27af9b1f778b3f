import { and, eq, exists, inArray, or, sql } from "drizzle-orm";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { idsOf, mentionsPerson, personalRecords } from "#platform/security/personal-data.server.ts";
import { chatMessage, chatSession } from "../schema.server.ts";
import { notifyChat } from "./save-message.server.ts";
import { letterPrefix } from "./unseen.server.ts";

/**
 * A conversation belongs to a person whose contact is in it, in the contact field or a message, or from whose words
 * staff made that person's request.
 */
export const personalChats = personalRecords({
  table: chatSession,
  about: ({ name }) => name,
  attached: { messages: chatMessage.sessionId },
  letters: [letterPrefix],
  news: ["chat_waiting"],
  subject: "chat",
  calls: ["POST /api/chat/session"],
  where(person, { found }) {
    const references = [found.lead, found.booking, found.safety_request].flatMap((records = []) =>
      records.map(({ data }) => String(data.reference)),
    );
    const convertedForPerson = db()
      .select({ id: auditLog.subjectId })
      .from(auditLog)
      .where(
        and(eq(auditLog.act, "chat.became"), inArray(sql`${auditLog.detail} ->> 'reference'`, references)),
      );
    const mentionedByVisitor = db()
      .select({ one: sql`1` })
      .from(chatMessage)
      .where(
        and(
          sql`${chatMessage.sessionId} = ${chatSession.id}`,
          eq(chatMessage.author, "visitor"),
          mentionsPerson(person, { texts: [chatMessage.text] }),
        ),
      );
    return or(
      mentionsPerson(person, { texts: [chatSession.contact, chatSession.name] }),
      exists(mentionedByVisitor),
      inArray(chatSession.id, convertedForPerson),
    );
  },
  async erase(ctx, records) {
    await ctx.db.delete(chatSession).where(inArray(chatSession.id, idsOf(records)));
    for (const id of idsOf(records)) await notifyChat(ctx, id);
  },
});
