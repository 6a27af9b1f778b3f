import { and, asc, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { mostOpen, type PeoplePart, type TimelineContent } from "#app/staff/people/people-part.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { mayHoldContact } from "#platform/security/personal-data.server.ts";
import { translationOf } from "../../rules/own-translation.ts";
import { chatMessage, chatSession } from "../../schema.server.ts";
import { visitorName } from "../../visitor-name.ts";
import { letterPrefix } from "../unseen.server.ts";

/** Of one conversation on a person's page. */
const mostLines = 40;

/** Messages in which a visitor may have left an address or a number, oldest first. */
async function readTexts({ db }: Ctx, ids: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .select({ id: chatMessage.sessionId, text: chatMessage.text })
    .from(chatMessage)
    .where(
      and(
        inArray(chatMessage.sessionId, [...ids]),
        eq(chatMessage.author, "visitor"),
        sql.raw(mayHoldContact("text")),
      ),
    )
    .orderBy(asc(chatMessage.id));
  const texts = Map.groupBy(rows, ({ id }) => id);
  return new Map([...texts].map(([id, said]) => [id, said.map(({ text }) => text)]));
}

/** The last words of visitor and team in each conversation; what the assistant said is on the chat's own screen. */
async function readLines({ db }: Ctx, ids: readonly number[]) {
  const place = sql<number>`row_number() over (partition by session_id order by id desc)`.as("place");
  const ranked = db
    .select({ id: chatMessage.id, place })
    .from(chatMessage)
    .where(and(inArray(chatMessage.sessionId, [...ids]), ne(chatMessage.author, "assistant")))
    .as("ranked");
  const newest = db.select({ id: ranked.id }).from(ranked).where(sql`place <= ${mostLines}`);
  const rows = await db
    .select()
    .from(chatMessage)
    .where(inArray(chatMessage.id, newest))
    .orderBy(asc(chatMessage.id));
  return Map.groupBy(rows, ({ sessionId }) => sessionId);
}

async function readConversations(ctx: Ctx, ids: readonly number[]): Promise<TimelineContent[]> {
  const lines = await readLines(ctx, ids);
  const rows = await ctx.db
    .select()
    .from(chatSession)
    .where(inArray(chatSession.id, [...ids]));
  return rows.map((row) => ({
    ...{ id: row.id, what: "chat", side: "person", to: row.state },
    by: visitorName(row, () => ""),
    lines: (lines.get(row.id) ?? []).map((said) => ({
      side: said.author === "visitor" ? "person" : "team",
      by: said.by,
      at: said.createdAt.toISOString(),
      text: said.text,
      translation: translationOf(said),
      language: said.locale,
    })),
  }));
}

/** A conversation is somebody's once a name or a message holds an address or a number, or its visitor left one. */
export const peopleOfChats: PeoplePart = {
  kind: "chat",
  letters: [letterPrefix],
  async facts(ctx, ids) {
    const texts = await readTexts(ctx, ids);
    const rows = await ctx.db
      .select()
      .from(chatSession)
      .where(inArray(chatSession.id, [...ids]));
    return rows.map((row) => ({
      ...{ id: row.id, name: visitorName({ ...row, contact: "" }, () => ""), locale: row.locale, town: "" },
      ...{ at: row.lastActivityAt, emails: [] },
      texts: [row.contact, row.name, ...(texts.get(row.id) ?? [])],
    }));
  },
  timeline: [
    {
      name: "chat",
      moments: (records) =>
        sql`select id as record, last_activity_at as at, id from ${chatSession} where id = any(${records})`,
      read: readConversations,
    },
  ],
  async open({ db }, ids) {
    const rows = await db
      .select()
      .from(chatSession)
      .where(and(inArray(chatSession.id, [...ids]), inArray(chatSession.state, ["waiting", "staff"])))
      .orderBy(desc(chatSession.lastActivityAt))
      .limit(mostOpen);
    return rows.map((row) => ({
      ...{ kind: "chat", id: row.id, title: visitorName(row, () => ""), status: row.state },
      ...{ at: row.lastActivityAt.toISOString(), dueAt: null, assignee: row.assignee },
    }));
  },
};
