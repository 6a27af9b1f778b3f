import { z } from "zod";
import { deskRecordKinds } from "#app/staff/shell/record/desk-record.ts";
import { day, email, paging, recordNumber, seenVersion, text } from "#platform/contract.ts";
import { canSleep, maxNoteLength, maxStepLength } from "./values.ts";

/** Which record a note, a next step or a snooze belongs to. */
export const onRecord = z.object({ kind: z.enum(deskRecordKinds), record: recordNumber });

/** Of the records of a list. */
export const followUpOfRecords = z.array(
  z.object({
    /** "lead:17" */
    record: z.string(),
    notes: z.number().int(),
    /** The day on which Today shows it again. */
    sleepsUntil: z.iso.date().nullable(),
    /** The open one that is due first; without an hour it is due on the day of `dueAt`. */
    step: z.object({ what: z.string(), dueAt: z.iso.datetime(), hasHour: z.boolean() }).nullable(),
  }),
);

export const recordListQuery = onRecord.extend(paging);
export type RecordListQuery = z.output<typeof recordListQuery>;

/** Addresses of the colleagues whom a note names. */
const mentions = z
  .array(email)
  .max(20)
  .default([])
  .transform((list) => [...new Set(list.map((one) => one.toLowerCase()))]);

export const note = z.object({
  id: z.number().int(),
  by: z.string(),
  byEmail: z.string(),
  text: z.string(),
  mentions: z.array(z.string()),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type Note = z.infer<typeof note>;

export const newNote = onRecord.extend({ text: text(maxNoteLength), mentions });
export type NewNote = z.output<typeof newNote>;

export const noteChange = z.object({ text: text(maxNoteLength), mentions, version: seenVersion });
export type NoteChange = z.output<typeof noteChange>;

/** "HH:MM" in Santo Domingo; "" for a day without an hour. */
const hour = z.union([z.literal(""), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)]).default("");
const assignee = email.nullable();

export const nextStep = z.object({
  id: z.number().int(),
  what: z.string(),
  /** Null: nobody in particular. */
  assignee: z.string().nullable(),
  day: z.string(),
  hour: z.string(),
  dueAt: z.iso.datetime(),
  addedBy: z.string(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  doneBy: z.string().nullable(),
  version: z.number().int(),
});
export type NextStep = z.infer<typeof nextStep>;

export const newStep = onRecord.extend({ what: text(maxStepLength), assignee, day, hour });
export type NewStep = z.output<typeof newStep>;

export const stepChange = z.object({ what: text(maxStepLength), assignee, day, hour, version: seenVersion });
export type StepChange = z.output<typeof stepChange>;

/** `done: false` opens it again. */
export const stepDone = z.object({ done: z.boolean(), version: seenVersion.optional() });

export const snooze = z.object({
  /** The first day on which Today shows the record again; null if it does not sleep. */
  until: z.string().nullable(),
  by: z.string().nullable(),
});
export type Snooze = z.infer<typeof snooze>;

export const newSnooze = onRecord.extend({ until: day }).refine(({ kind }) => canSleep(kind), {
  path: ["kind"],
  params: { reason: "neverSleeps" },
});
export type NewSnooze = z.output<typeof newSnooze>;
