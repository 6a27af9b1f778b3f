import { z } from "zod";
import { outboxMessage } from "#app/staff/outbox/contract.ts";
import { undoOffer } from "#app/staff/shell/contract.ts";
import {
  line,
  optionalLine,
  optionalText,
  paging,
  recordNumber,
  search,
  seenVersion,
  text,
  writtenText,
} from "#platform/contract.ts";
import { placeholderKeys } from "./rules/placeholders.ts";
import { maxLetterLength, maxSubjectLength, templateChannels, writableKinds } from "./values.ts";

const language = z.enum(["en", "es"]);
const pairOf = <S extends z.ZodType>(one: S) => z.object({ en: one, es: one });

const templateFields = {
  name: line(80),
  /** `/first-answer`: checked by `templateProblems`, as the placeholders are. */
  shortcut: line(41).overwrite((typed) => typed.toLowerCase()),
  channel: z.enum(templateChannels),
  /** Kinds of records that it is offered for; none: for all. */
  kinds: z.array(z.enum(writableKinds)).max(writableKinds.length),
  /** Of a letter; blank: the person who writes gives one. */
  subjectEn: optionalLine(maxSubjectLength),
  subjectEs: optionalLine(maxSubjectLength),
  textEn: text(maxLetterLength),
  textEs: text(maxLetterLength),
};

export const newTemplate = z.object(templateFields);
export type NewTemplate = z.output<typeof newTemplate>;

/** PATCH /api/admin/templates/{id}: the whole template; `version` is the one the caller saw. */
export const templateChange = z.object({ ...templateFields, archived: z.boolean(), version: seenVersion });
export type TemplateChange = z.output<typeof templateChange>;

export const messageTemplate = z.object({
  id: z.number().int(),
  name: z.string(),
  /** What a reader of each language sees: `name`, unless it is still one that the product supplied in both. */
  names: pairOf(z.string()),
  shortcut: z.string(),
  channel: z.enum(templateChannels),
  kinds: z.array(z.enum(writableKinds)),
  subjectEn: z.string(),
  subjectEs: z.string(),
  textEn: z.string(),
  textEs: z.string(),
  archived: z.boolean(),
  /** Name of who changed it last; "" for one that came with the product. */
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
  version: z.number().int(),
});
export type MessageTemplate = z.infer<typeof messageTemplate>;

export const templateStates = ["in_use", "archived"] as const;
export const templateQuery = z.object({
  search,
  status: z.enum(templateStates).optional(),
  /** Only those that may be used there: of this channel or of any. */
  channel: z.enum(templateChannels).optional(),
  ...paging,
});
export type TemplateQuery = z.output<typeof templateQuery>;

const record = { kind: z.enum(writableKinds), id: recordNumber };
export const recordQuery = z.object(record);
export const lettersAboutQuery = z.object({ ...record, ...paging });
export type LettersAboutQuery = z.output<typeof lettersAboutQuery>;

/** Whom a letter from a record goes to, and what its placeholders stand for there. */
export const addressee = z.object({
  name: z.string(),
  /** "" without one. */
  email: z.string(),
  /** E.164, which WhatsApp can reach; "" without one. */
  phone: z.string(),
  locale: language,
  /** Of a letter that is given none. */
  subject: pairOf(z.string()),
  /** Only those that the record has a value for. */
  values: z.partialRecord(z.enum(placeholderKeys), pairOf(z.string())),
  /** When the number asked for no more WhatsApp messages, if it still does. */
  stoppedAt: z.iso.datetime().nullable(),
  /** Whether the first words from here answer the request: `answers` of `sentLetter` will then say so. */
  isUnanswered: z.boolean(),
});
export type Addressee = z.infer<typeof addressee>;

/** A letter as the person will read it. By WhatsApp it is recorded as sent by hand: the writer has sent it. */
export const newLetter = z.object({
  ...record,
  channel: z.enum(["email", "whatsapp"]),
  /** The address or number that the writer saw; one that has changed since is a conflict. */
  to: line(254),
  /** Blank: the record's usual one. */
  subject: optionalLine(maxSubjectLength),
  text: writtenText(maxLetterLength),
  /** Language of subject and text. */
  language,
});
export type NewLetter = z.output<typeof newLetter>;

export const sentLetter = z.object({
  /** Without a link of the person's own in its text, as this answer is kept for retries. */
  letter: outboxMessage,
  /** What the letter did besides: the lead counts as contacted, the message as answered. */
  answered: z.enum(["lead", "contact_message"]).nullable(),
  undo: undoOffer,
});
export type SentLetter = z.infer<typeof sentLetter>;

export const translationQuestion = z.object({
  ...record,
  subject: optionalText(maxSubjectLength),
  text: text(maxLetterLength),
  language,
});
export type TranslationQuestion = z.output<typeof translationQuestion>;
/** Null where no translator is set up, or it failed. */
export const letterTranslation = z.object({
  translation: z.object({ subject: z.string(), text: z.string() }).nullable(),
});
