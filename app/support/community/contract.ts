import { z } from "zod";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import {
  email,
  formSignals,
  line,
  optionalText,
  paging,
  recordNumber,
  search,
  text,
} from "#platform/contract.ts";
import { topics } from "./values.ts";

/**
 * held: waits for review. hidden: staff took it off the board; it can be restored. removed: its author took it off, and
 * its words are gone.
 */
export const postStatuses = ["held", "visible", "hidden", "removed"] as const;

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
  /**
   * Where to write when somebody replies; first a letter there asks whether that is wanted. `asked` of the receipt tells
   * whether it is stored.
   */
  email: email.optional(),
  ...formSignals,
};

export const newPost = z.object({
  ...postFields,
  title: line(200),
  topic: z.enum(topics).default("other"),
  town: z.enum(locations).optional(),
});
/** Same endpoint; `replyTo` is the id of the post. */
export const newReply = z.object({ ...postFields, replyTo: recordNumber });

export const postReceipt = z.object({
  success: z.literal(true),
  id: z.number().int(),
  /** Not visible until staff have reviewed it. */
  held: z.boolean(),
  /**
   * With an e-mail: whether it is stored. Not over the limit of letters of one sender, nor without a mail service. It
   * tells nobody whether the address follows already.
   */
  asked: z.boolean().optional(),
  /**
   * Lets its author remove the post; only its hash is stored. Given to a browser that sent its `device` key: who repeats a
   * public text under a guessed Idempotency-Key gets the stored answer, and must not get this with it.
   */
  secret: z.string().optional(),
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
  topic: z.enum(topics),
  town: z.enum(locations).nullable(),
  replies: z.number().int(),
  /** Its author removed it; it stays without its words, because others answered. */
  removed: z.boolean(),
});
export type PublicPost = z.infer<typeof publicPost>;

/** Five posts a page, newest first. A search and each filter find at most the newest 500. */
export const boardQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000_000).default(1),
  search,
  topic: z.enum(topics).optional(),
  town: z.enum(locations).optional(),
  language: z.enum(["en", "es"]).optional(),
});
export const board = z.object({ posts: z.array(publicPost), total: z.number().int() });
export type Board = z.infer<typeof board>;

/** `reply`: only that one, if it is visible. */
export const replyQuery = z.object({ ...paging, reply: recordNumber.optional() });

/** The secret of the receipt. */
export const removal = z.object({ secret: z.string().regex(/^[\w-]{43}$/) });
/** `stays`: others have answered, so the conversation stays on the board without the post's words. */
export const removalReceipt = z.object({ success: z.literal(true), stays: z.boolean() });

export const followToken = z.object({ token: z.string().regex(/^[\w-]{43}$/) });
export const follow = z.object({
  /** asked: not confirmed yet. off: its letters were stopped, and the address is deleted. */
  state: z.enum(["asked", "on", "off"]),
  postId: z.number().int(),
  /** Null while the conversation is not on the board. */
  title: z.string().nullable(),
  /** Of the letters. */
  language: z.enum(["en", "es"]),
});
export type Follow = z.infer<typeof follow>;

export const managedPost = publicReply.extend({
  title: z.string(),
  topicId: z.number().int().nullable(),
  topicTitle: z.string(),
  /** A reply's are those of its post. */
  topic: z.enum(topics),
  town: z.enum(locations).nullable(),
  removed: z.boolean(),
  status: z.enum(postStatuses),
  heldReason: z.enum(heldReasons).nullable(),
  reports: z.number().int(),
  decidedBy: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  reason: z.string(),
});
export type ManagedPost = z.infer<typeof managedPost>;

export const postFilters = ["held", "reported", "visible", "hidden", "removed"] as const;
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
