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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { timestampColumn } from "#platform/database/columns.server.ts";
import { locales } from "#platform/i18n/locale.ts";
import { mayHoldContact } from "#platform/security/personal-data.server.ts";
import { heldReasons, postStatuses } from "./contract.ts";
import { topics } from "./values.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Words as written, and their stems in both languages. */
const searchVector: SQL = sql`
  to_tsvector('simple'::regconfig, search_words(title || ' ' || content || ' ' || author)) ||
  to_tsvector('english'::regconfig, search_words(title || ' ' || content)) ||
  to_tsvector('spanish'::regconfig, search_words(title || ' ' || content))`;

/** SQL: whether a post may hold somebody's contact, which few do. */
export const postMayHoldContact = mayHoldContact("(author || ' ' || title || ' ' || content)");

/** Numbers posts in the order of their publication. */
export const communityPlace = pgSequence("community_place");

export const communityPost = pgTable(
  "community_post",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** The post that this replies to; null for a post. */
    topicId: bigint("topic_id", { mode: "number" }).references((): AnyPgColumn => communityPost.id, {
      onDelete: "cascade",
    }),
    /**
     * Position on the board, assigned on first publication and kept while hidden: an approved post starts at the top, a
     * restored one returns to its position.
     */
    place: bigint("place", { mode: "number" }).unique(),
    author: text("author").notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    /** What a post is about, and the town if it concerns one; a reply has those of its post. */
    topic: text("topic", { enum: topics }).notNull().default("other"),
    town: text("town", { enum: locations }),
    status: text("status", { enum: postStatuses }).notNull(),
    heldReason: text("held_reason", { enum: heldReasons }),
    /** Fingerprint of the browser's device key. */
    device: text("device"),
    /** Hash of the secret by which its author may remove it. */
    secretHash: text("secret_hash"),
    /** When its author removed it: the words are gone, whatever the status. */
    removedAt: timestampColumn("removed_at"),
    links: boolean("links").notNull().default(false),
    byTeam: boolean("by_team").notNull().default(false),
    isSample: boolean("is_sample").notNull().default(false),
    createdAt: timestampColumn("created_at").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: timestampColumn("decided_at"),
    reason: text("reason").notNull().default(""),
    search: tsvector("search").generatedAlwaysAs(searchVector),
  },
  (table) => [
    check("community_post_place", sql`${table.status} <> 'visible' or ${table.place} is not null`),
    index("community_post_board").on(table.place).where(sql`topic_id is null and status = 'visible'`),
    // With all values of the columns that a filter leaves open these two serve every filter, in order.
    index("community_post_samples").on(table.id).where(sql`is_sample`),
    index("community_post_by_topic")
      .on(table.topic, table.locale, table.place)
      .where(sql`topic_id is null and status = 'visible'`),
    index("community_post_by_town")
      .on(table.town, table.topic, table.locale, table.place)
      .where(sql`topic_id is null and status = 'visible' and town is not null`),
    index("community_post_replies").on(table.topicId, table.place).where(sql`status = 'visible'`),
    index("community_post_topic").on(table.topicId),
    index("community_post_status").on(table.status, table.id),
    index("community_post_device").on(table.device).where(sql`device is not null`),
    // Finds repeated texts; hashed, since a text can exceed the maximum index row size.
    index("community_post_text").on(sql`md5(content)`, table.createdAt),
    index("community_post_search").using("gin", table.search),
    index("community_post_contact").on(table.id).where(sql.raw(postMayHoldContact)),
  ],
);

const { search: _searched, ...columns } = getTableColumns(communityPost);
export const postColumns = columns;
export type PostRow = Omit<typeof communityPost.$inferSelect, "search">;

/**
 * Number of visible posts per 100 (level 1), 10,000 (2) and 1,000,000 (3) positions: any page and the total are found
 * by reading at most 100 small rows per level. Maintained by triggers on `community_post`; the triggers and
 * `community_places`, which reads a page, are in the migration.
 */
export const communityCount = pgTable(
  "community_count",
  {
    level: integer("level").notNull(),
    /** Position divided by the positions per count of this level. */
    part: bigint("part", { mode: "number" }).notNull(),
    count: integer("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.level, table.part] })],
);

/**
 * Who gets letters about the replies to a post: asked for in a form, confirmed by the link of one letter. Deleted with the
 * post.
 */
export const communityFollow = pgTable(
  "community_follow",
  {
    id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    topicId: bigint("topic_id", { mode: "number" })
      .notNull()
      .references(() => communityPost.id, { onDelete: "cascade" }),
    /** The post or reply with which it was asked for. */
    postId: bigint("post_id", { mode: "number" })
      .notNull()
      .references(() => communityPost.id, { onDelete: "cascade" }),
    /** "" once stopped. */
    email: text("email").notNull(),
    locale: text("locale", { enum: locales }).notNull(),
    /** Fingerprint of the follower's device key: nobody gets letters about their own replies. */
    device: text("device"),
    tokenHash: text("token_hash").notNull().unique(),
    sealedToken: text("sealed_token").notNull(),
    createdAt: timestampColumn("created_at").notNull(),
    confirmedAt: timestampColumn("confirmed_at"),
    stoppedAt: timestampColumn("stopped_at"),
    /** The letters told of all replies up to this position. */
    notifiedPlace: bigint("notified_place", { mode: "number" }).notNull(),
    /** When the last letter about replies was written. */
    letteredAt: timestampColumn("lettered_at"),
  },
  (table) => [
    uniqueIndex("community_follow_address")
      .on(table.topicId, sql`lower(${table.email})`)
      .where(sql`stopped_at is null`),
    // The one above has only those that were not stopped: deleting a conversation looks for all.
    index("community_follow_topic").on(table.topicId),
    index("community_follow_post").on(table.postId),
    index("community_follow_email").on(sql`lower(${table.email})`),
  ],
);
