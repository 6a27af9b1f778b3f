import { or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import {
  type FoundRecords,
  mentionsPerson,
  type PersonalData,
  personalRecords,
} from "#platform/security/personal-data.server.ts";
import { nextStep, note, noteMayHoldContact, noteMention, stepMayHoldContact } from "../schema.server.ts";

/** In SQL: the row belongs to a record that was found. */
function isOnFound(
  { recordKind, recordId }: Record<"recordKind" | "recordId", AnyPgColumn>,
  { subjects }: FoundRecords,
): SQL {
  return sql`(${recordKind}, ${recordId}) in (
    select one ->> 0, (one ->> 1)::bigint from jsonb_array_elements(${JSON.stringify(subjects)}::jsonb) as one)`;
}

/** Notes on the person's records, and those that name their e-mail address or phone number elsewhere. */
export const personalNotes: PersonalData = {
  ...personalRecords({
    table: note,
    where: (person, known) =>
      or(
        isOnFound(note, known),
        mentionsPerson(person, { texts: [note.text], contactIndex: noteMayHoldContact }),
      ),
    about: ({ text }) => text.slice(0, 40),
    calls: ["POST /api/admin/notes"],
  }),
  // Whom it mentions is no matter of the person's copy; the rows are deleted by cascade.
  tables: [note, noteMention],
};

/** The same of next steps. */
export const personalNextSteps = personalRecords({
  table: nextStep,
  where: (person, known) =>
    or(
      isOnFound(nextStep, known),
      mentionsPerson(person, { texts: [nextStep.what], contactIndex: stepMayHoldContact }),
    ),
  about: ({ what }) => what.slice(0, 40),
  moments: ({ doneAt }) => (doneAt ? [doneAt] : []),
  calls: ["POST /api/admin/next-steps"],
});
