import { z } from "zod";
import { day, email, optionalText } from "#platform/contract.ts";

const address = z.string().max(254).nullable();

/**
 * Gives a record to a colleague (`to`: their address), to the caller (`take`) or to nobody. `from`: the assignee that the
 * caller saw, for conflict detection. `note`: for the colleague and the history.
 */
export const assignment = z
  .object({
    take: z.boolean().optional(),
    to: address.optional(),
    from: address,
    note: optionalText(1000).optional(),
  })
  .refine(({ take, to }) => (take === undefined) !== (to === undefined), { path: ["to"] });

/** Filter of a list: the caller's own, nobody's, a colleague's by their address; absent for all. */
export const assigneeFilter = z
  .union([z.enum(["mine", "nobody"]), email.overwrite((address) => address.toLowerCase())])
  .optional();

/** Records of a list as "lead:17,chat:4", at most as many as a page shows; without them a call answers nothing. */
export const recordsQuery = z.object({
  records: z
    .string()
    .max(4_000)
    .regex(/^[a-z_]{4,20}:\d{1,15}(?:,[a-z_]{4,20}:\d{1,15}){0,99}$/)
    .optional(),
});

/** What one act on several records takes: each id once. */
export const bulkIds = z
  .array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))
  .min(1)
  .max(100)
  .transform((ids) => [...new Set(ids)]);

/**
 * What staff do with several leads or bookings: give them to a colleague (`to`; null: to nobody), set their status, or hide
 * them from Today until a day (`until`; null: show them again).
 */
export function bulkChange<const S extends readonly [string, ...string[]]>(statuses: S) {
  const needed = { assign: "to", status: "status", snooze: "until" } as const;
  return z
    .object({
      act: z.enum(["assign", "status", "snooze"]),
      to: address.optional(),
      status: z.enum(statuses).optional(),
      until: day.nullable().optional(),
      ids: bulkIds,
    })
    .superRefine((change, refused) => {
      const field = needed[change.act];
      if (change[field] === undefined)
        refused.addIssue({ code: "custom", path: [field], params: { reason: "blank" } });
    });
}

/** How long the messages of an act wait, and it can be undone. */
export const undoMs = 10_000;

/** What the answer of an undoable act offers; null where nothing can be undone. */
export const undoOffer = z
  .object({
    /** The number of the act. */
    act: z.number().int(),
    /** Milliseconds that are left when the answer is written: the clocks of server and browser differ. */
    leftMs: z.number().int(),
    /** How many letters wait for its end. */
    letters: z.number().int(),
  })
  .nullable();
export type UndoOffer = z.infer<typeof undoOffer>;

const actNumber = z.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** The body of a call that undoes an act of the record in its path. */
export const undoRequest = z.object({ act: actNumber });

/** The acts of one's own that a bulk act's answer offered to undo. */
export const bulkUndo = z.object({
  acts: z
    .array(z.object({ id: actNumber, act: actNumber }))
    .min(1)
    .max(100),
});

/**
 * done; already: it was so before, by `by` where known; ahead: its appointment is still to come; conflict: its state does
 * not allow it, or a colleague changed it; not_found; failed: an error of ours, nothing changed.
 */
const bulkOutcomes = ["done", "already", "ahead", "conflict", "not_found", "failed"] as const;
export const bulkAnswer = z.object({
  results: z.array(
    z.object({
      id: z.number().int(),
      outcome: z.enum(bulkOutcomes),
      by: z.string().nullable(),
      undo: undoOffer,
    }),
  ),
});
export type BulkAnswer = z.output<typeof bulkAnswer>;
export type BulkOutcome = BulkAnswer["results"][number];

/** How somebody reached us whose request staff write down. */
export const handSources = ["phone", "whatsapp", "in_person", "email", "other"] as const;
export type HandSource = (typeof handSources)[number];
/** How a request came: by a form of the site, from a chat, or written down by staff. */
export const recordSources = ["site", "chat", ...handSources] as const;
export type RecordSource = (typeof recordSources)[number];

/** What staff say of a request that they write down, besides its fields. */
export const byHand = {
  source: z.enum(handSources),
  /** Whether they have answered the person already. */
  answered: z.boolean().default(false),
  /** Whether the receipt with the person's own link is written; only to an e-mail address. */
  receipt: z.boolean().default(false),
};
