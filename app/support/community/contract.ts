import { z } from "zod";
import { formSignals, line, optionalText, paging, recordNumber, search, text } from "#platform/contract.ts";

/** held: waits until staff have looked; hidden: staff took it off the board, and can put it back. */
export const postStatuses = ["held", "visible", "hidden"] as const;

/**
 * Why a post waits for a look: nothing of this author and browser was looked at before, more web addresses than a
 * conversation needs, or a robot's marks (RELIABILITY, "Spam").
 */
export const heldReasons = ["first", "links", "trap", "too_fast", "repeated"] as const;

/** Posts on one page of the board. */
export const postsPerPage = 5;

/** What a post and a reply have in common. */
const written = {
  /** The author's display name (RULINGS 24). */
  userId: line(80),
  content: text(10_000),
  /** The language it is written in; the page's if nobody says. */
  language: z.enum(["en", "es"]).optional(),
  /** What this browser names itself by, so that it is known the next time; only a fingerprint is kept. */
  device: z
    .string()
    .regex(/^[\w-]{20,64}$/)
    .optional(),
  ...formSignals,
};

/** POST /api/community/post. */
export const newPost = z.object({ ...written, title: line(200) });
/** The same call, with the post it answers. */
export const newReply = z.object({ ...written, replyTo: recordNumber });

export const postReceipt = z.object({
  success: z.literal(true),
  id: z.number().int(),
  /** It is on the board once one of us has looked at it. */
  held: z.boolean(),
});
export type PostReceipt = z.infer<typeof postReceipt>;

/** A reply, as everybody reads it. */
export const publicReply = z.object({
  id: z.number().int(),
  userId: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  language: z.enum(["en", "es"]),
  /** Written by somebody of the house, signed in. */
  byTeam: z.boolean(),
  /** Staff have looked at its web addresses: they may be links. */
  links: z.boolean(),
  isSample: z.boolean(),
});
export type PublicReply = z.infer<typeof publicReply>;

/** A post with which a conversation begins. */
export const publicPost = publicReply.extend({
  title: z.string(),
  /** How many replies it has, counted to a hundred. */
  replies: z.number().int(),
});
export type PublicPost = z.infer<typeof publicPost>;

/** GET /api/community/all?page={n}: a page of the board, the newest first. A search finds at most its newest 500. */
export const boardQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  search,
});
export const board = z.object({ posts: z.array(publicPost), total: z.number().int() });
export type Board = z.infer<typeof board>;

/** A conversation's replies, oldest first. */
export const replyQuery = z.object(paging);

/** A post or a reply, as staff see it. */
export const managedPost = publicReply.extend({
  /** Blank for a reply. */
  title: z.string(),
  /** The post a reply answers, with its title; null for a post itself. */
  topicId: z.number().int().nullable(),
  topicTitle: z.string(),
  status: z.enum(postStatuses),
  heldReason: z.enum(heldReasons).nullable(),
  /** Open reports about it. */
  reports: z.number().int(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** Why it was hidden, put back or left. */
  reason: z.string(),
});
export type ManagedPost = z.infer<typeof managedPost>;

/** What staff's list can be narrowed to. */
export const postShows = ["held", "reported", "visible", "hidden"] as const;
export const managedFilter = z.object({
  search,
  status: z.enum(postShows).optional(),
  /** One conversation: a post and its replies. */
  post: recordNumber.optional(),
});
export const managedQuery = managedFilter.extend({
  ...paging,
});
export type ManagedQuery = z.output<typeof managedQuery>;

/**
 * PATCH /api/admin/community/{id}: on the board, or off it with a reason; `from` is what the caller saw before. A post
 * that is left as it is was looked at: its open reports are closed.
 */
export const postDecision = z.object({
  status: z.enum(["visible", "hidden"]),
  reason: optionalText(1000),
  from: z.enum(postStatuses).optional(),
});
export type PostDecision = z.output<typeof postDecision>;

/** PATCH /api/admin/community/{id}/links. */
export const linksDecision = z.object({ allowed: z.boolean() });
