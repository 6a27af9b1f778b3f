import { getTableColumns, type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import { at } from "#platform/database/columns.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { heldReasons, postStatuses } from "./contract.ts";

const words = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What a search of the board reads: the words as they stand, and their stems in both languages. */
const searched: SQL = sql`
  to_tsvector('simple'::regconfig, search_words(title || ' ' || content || ' ' || author)) ||
  to_tsvector('english'::regconfig, search_words(title || ' ' || content)) ||
  to_tsvector('spanish'::regconfig, search_words(title || ' ' || content))`;

/** Numbers the posts in the order in which they first come onto the board. */
export const communityPlace = pgSequence("community_place");

/** A post of the board, or a reply to one. */
export const communityPost = pgTable(
  "community_post",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The post that a reply answers. */
    topicId: bigint("topic_id", { mode: "number" }).references((): AnyPgColumn => communityPost.id, {
      onDelete: "cascade",
    }),
    /**
     * Where it stands on the board: given when it is first seen there, and kept while it is hidden. So what was held
     * begins at the top, where people look, and what is put back stands where it stood.
     */
    place: bigint("place", { mode: "number" }).unique(),
    author: text("author").notNull(),
    /** Blank for a reply. */
    title: text("title").notNull(),
    content: text("content").notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    status: text("status", { enum: postStatuses }).notNull(),
    heldReason: text("held_reason", { enum: heldReasons }),
    /** A fingerprint of what the author's browser names itself by. */
    device: text("device"),
    links: boolean("links").notNull().default(false),
    byTeam: boolean("by_team").notNull().default(false),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: at("created_at").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: at("decided_at"),
    reason: text("reason").notNull().default(""),
    search: words("search").generatedAlwaysAs(searched),
  },
  (table) => [
    check("community_post_place", sql`${table.status} <> 'visible' or ${table.place} is not null`),
    index("community_post_board").on(table.place).where(sql`topic_id is null and status = 'visible'`),
    index("community_post_replies").on(table.topicId, table.place).where(sql`status = 'visible'`),
    index("community_post_topic").on(table.topicId),
    index("community_post_status").on(table.status, table.id),
    index("community_post_device").on(table.device).where(sql`device is not null`),
    // The same text again within minutes; by its hash, since a text can be longer than an index takes.
    index("community_post_text").on(sql`md5(content)`, table.createdAt),
    index("community_post_search").using("gin", table.search),
  ],
);

const { search: _searched, ...columns } = getTableColumns(communityPost);
/** A post without what only searches read of it. */
export const postColumns = columns;
export type PostRow = Omit<typeof communityPost.$inferSelect, "search">;

/**
 * How many posts are on the board, by hundreds (level 1), ten thousands (2) and millions (3) of places: so the five posts of
 * any page, and how many there are, are found by reading at most a hundred small rows a level, wherever the page lies. Kept
 * by triggers on `community_post`, in the transaction that changes it: no way to write a post can forget it. The triggers
 * and the function that reads a page (`community_places`) come with the migration.
 */
export const communityCount = pgTable(
  "community_count",
  {
    level: integer("level").notNull(),
    /** The place divided by how many places a count of this level covers. */
    part: bigint("part", { mode: "number" }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.part] })],
);
