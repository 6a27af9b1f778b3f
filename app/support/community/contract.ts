import { z } from "zod";
import { formSignals, line, optionalText, paging, recordNumber, search, text } from "#platform/contract.ts";

/** held: waits for review. hidden: staff took it off the board; it can be restored. */
export const postStatuses = ["held", "visible", "hidden"] as const;

/**
 * first: nothing of this author and browser was approved yet. links: too many web addresses. Others: bot signals
 * ("Spam" in docs/reliability.md).
 */
export const heldReasons = ["first", "links", "trap", "too_fast", "repeated"] as const;

export const postsPerPage = 5;

const postFields = {
  /** Display name; there are no accounts. */
  userId: line(80),
  content: text(10_000),
  language: z.enum(["en", "es"]).optional(),
  /** Random key of the browser, to recognise it next time; only its fingerprint is stored. */
  device: z
    .string()
    .regex(/^[\w-]{20,64}$/)
    .optional(),
  ...formSignals,
};

export const newPost = z.object({ ...postFields, title: line(200) });
/** Same endpoint; `replyTo` is the id of the post. */
export const newReply = z.object({ ...postFields, replyTo: recordNumber });

export const postReceipt = z.object({
  success: z.literal(true),
  id: z.number().int(),
  /** Not visible until staff have reviewed it. */
  held: z.boolean(),
});
export type PostReceipt = z.infer<typeof postReceipt>;

export const publicReply = z.object({
  id: z.number().int(),
  userId: z.string(),
  content: z.string(),
  createdAt: z.iso.datetime(),
  language: z.enum(["en", "es"]),
  /** Written by signed-in staff. */
  byTeam: z.boolean(),
  /** Staff approved its web addresses as links. */
  links: z.boolean(),
  isSample: z.boolean(),
});
export type PublicReply = z.infer<typeof publicReply>;

export const publicPost = publicReply.extend({
  title: z.string(),
  replies: z.number().int(),
});
export type PublicPost = z.infer<typeof publicPost>;

/** Five posts a page, newest first. A search finds at most the newest 500. */
export const boardQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  search,
});
export const board = z.object({ posts: z.array(publicPost), total: z.number().int() });
export type Board = z.infer<typeof board>;

export const replyQuery = z.object(paging);

export const managedPost = publicReply.extend({
  title: z.string(),
  topicId: z.number().int().nullable(),
  topicTitle: z.string(),
  status: z.enum(postStatuses),
  heldReason: z.enum(heldReasons).nullable(),
  reports: z.number().int(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string(),
});
export type ManagedPost = z.infer<typeof managedPost>;

export const postFilters = ["held", "reported", "visible", "hidden"] as const;
export const managedQuery = z.object({
  search,
  status: z.enum(postFilters).optional(),
  post: recordNumber.optional(),
  ...paging,
});
export type ManagedQuery = z.output<typeof managedQuery>;

/**
 * PATCH /api/admin/community/{id}; `from` is the status the caller saw. Deciding closes the open reports, also if the
 * status stays.
 */
export const postDecision = z.object({
  status: z.enum(["visible", "hidden"]),
  reason: optionalText(1000),
  from: z.enum(postStatuses).optional(),
});
export type PostDecision = z.output<typeof postDecision>;

export const linksDecision = z.object({ allowed: z.boolean() });
