import { and, desc, eq, exists, inArray, or, sql } from "drizzle-orm";
import { auditLog } from "#app/audit/table.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { copyOf, idsOf, type PersonalData, standsIn, withRows } from "#platform/personal-data.server.ts";
import { tell } from "./keep.server.ts";
import { chatMessage, chatSession } from "./table.server.ts";
import { letterEffect } from "./unseen.server.ts";

/**
 * A conversation is somebody's who left an address or a number in it, in the field for it or in their own words, or of
 * whose words staff made a request that is theirs.
 */
export const personalChats: PersonalData = {
  tables: [chatSession, chatMessage],
  letters: (id) => [letterEffect(id)],
  news: ({ id }) => [["chat_waiting", Number(id)]],
  subject: "chat",
  calls: ["POST /api/chat/session"],
  async find(ctx, person, { found }) {
    const references = [found.lead, found.booking, found.safety_request].flatMap((held = []) =>
      held.map(({ data }) => String(data.reference)),
    );
    const becameTheirs = db()
      .select({ id: auditLog.subjectId })
      .from(auditLog)
      .where(
        and(eq(auditLog.act, "chat.became"), inArray(sql`${auditLog.detail} ->> 'reference'`, references)),
      );
    const saidIt = db()
      .select({ one: sql`1` })
      .from(chatMessage)
      .where(
        and(
          sql`${chatMessage.sessionId} = ${chatSession.id}`,
          eq(chatMessage.author, "visitor"),
          standsIn(person, { texts: [chatMessage.text] }),
        ),
      );
    const rows = await ctx.db
      .select()
      .from(chatSession)
      .where(
        or(
          standsIn(person, { texts: [chatSession.contact, chatSession.name] }),
          exists(saidIt),
          inArray(chatSession.id, becameTheirs),
        ),
      )
      .orderBy(desc(chatSession.id));
    const held = rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.name,
      data: copyOf(row),
    }));
    return withRows(ctx, held, "messages", chatMessage, chatMessage.sessionId);
  },
  async erase(ctx, held) {
    await ctx.db.delete(chatSession).where(inArray(chatSession.id, idsOf(held)));
    for (const id of idsOf(held)) await tell(ctx, id);
  },
};
