import { inArray, sql } from "drizzle-orm";
import { auditReference } from "#app/staff/audit/schema.server.ts";
import { idsOf, mentionsPerson, personalRecords } from "#platform/security/personal-data.server.ts";
import {
  chatMessage,
  chatMessageDigits,
  chatMessageSearchText,
  chatPhoto,
  chatSearchText,
  chatSession,
} from "../schema.server.ts";
import { visitorName } from "../visitor-name.ts";
import { notifyChat } from "./save-message.server.ts";
import { letterPrefix } from "./unseen.server.ts";

/**
 * A conversation belongs to a person whose contact is in it, in the contact field or a message, or from whose words
 * staff made that person's request.
 */
export const personalChats = personalRecords({
  table: chatSession,
  about: (row) => visitorName(row, (id) => `#${id}`),
  attached: { messages: chatMessage.sessionId, photos: chatPhoto.ownerId },
  letters: [letterPrefix, "chat-letter"],
  news: ["chat_waiting", "chat_assigned"],
  subject: "chat",
  calls: ["POST /api/chat/session"],
  where(person, { found }) {
    const references = [found.lead, found.booking, found.safety_request].flatMap((records = []) =>
      records.map(({ data }) => String(data.reference)),
    );
    const named = { words: chatSearchText, digits: chatSearchText };
    const said = { words: chatMessageSearchText, digits: chatMessageDigits };
    // A union, since with OR over three tables PostgreSQL uses none of their indexes.
    return sql`${chatSession.id} in (
      select chat_session.id from chat_session
        where ${mentionsPerson(person, { texts: [chatSession.contact, chatSession.name], indexed: named })}
      union all select session_id from chat_message
        where author = 'visitor' and ${mentionsPerson(person, { texts: [chatMessage.text], indexed: said })}
      union all select subject_id from audit_log
        where act = 'chat.became' and ${inArray(auditReference, references)})`;
  },
  async erase(ctx, records) {
    await ctx.db.delete(chatSession).where(inArray(chatSession.id, idsOf(records)));
    await notifyChat(ctx, ...idsOf(records));
  },
});
