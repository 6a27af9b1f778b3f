import { z } from "zod";
import { type DeskRecord, deskRecordKinds } from "#app/staff/shell/record/desk-record.ts";
import { recordNumber } from "#platform/contract.ts";

const kind = z.enum(deskRecordKinds);

/**
 * Sent over `/ws/chat` by a browser of staff, after each change and every `beatMs`: the record on its screen, whether unsent
 * words stand in one of that record's fields, and the kinds of the records that its list shows.
 */
export const presentFrame = z.object({
  type: z.literal("present"),
  record: z.object({ kind, id: recordNumber }).nullable(),
  isWriting: z.boolean(),
  lists: z.array(kind).max(deskRecordKinds.length),
});
export type PresentFrame = z.output<typeof presentFrame>;

/** A colleague who has a record on the screen. */
export type Present = { name: string; email: string; isWriting: boolean };

/** All that this browser may show: answers each `PresentFrame`, and comes after each change. Without the person themself. */
export type HereFrame = { type: "here"; records: (DeskRecord & { people: Present[] })[] };
