import { z } from "zod";
import { packageIds } from "#app/site/packages/contract.ts";
import {
  email,
  line,
  optionalLine,
  optionalPhone,
  paging,
  phone,
  recordId,
  recordNumber,
  search,
  seenVersion,
  texts,
} from "#platform/contract.ts";
import { contactKinds, linkedKinds, maxTagLength, maxTags, mergeReasons, mergeStates } from "./values.ts";

const language = z.enum(["en", "es"]);
/** How many records of each kind; kinds without any are left out. */
const counts = z.partialRecord(z.enum(linkedKinds), z.number().int());
export type RecordCounts = z.infer<typeof counts>;

export const personGroups = ["customers", "vendors", "proposals"] as const;
export const peopleQuery = z.object({
  search,
  status: z.enum(personGroups).optional(),
  /** A whole address or number: only who has it, and not where several people share it. */
  contact: line(254).optional(),
  ...paging,
});

export const personSummary = z.object({
  id: z.number().int(),
  name: z.string(),
  locale: language,
  town: z.string(),
  tags: z.array(z.string()),
  owner: z.string().nullable(),
  /** The first of each, confirmed ones first. */
  email: z.string(),
  phone: z.string(),
  lastAt: z.iso.datetime(),
  counts,
  /** Whether it may be the same as another one. */
  isProposed: z.boolean(),
});
export type PersonSummary = z.infer<typeof personSummary>;

const contactPoint = z.object({
  id: z.number().int(),
  kind: z.enum(contactKinds),
  value: z.string(),
  confirmedAt: z.iso.datetime().nullable(),
  confirmedBy: z.string().nullable(),
  isShared: z.boolean(),
  seen: z.object({ kind: z.enum(linkedKinds), id: z.number().int() }).nullable(),
});
export type ContactPoint = z.infer<typeof contactPoint>;

const openRecord = z.object({
  kind: z.enum(linkedKinds),
  id: z.number().int(),
  /** A reference, a service, a subject. */
  title: z.string(),
  status: z.string(),
  at: z.iso.datetime(),
  /** When an answer or the appointment is due. */
  dueAt: z.iso.datetime().nullable(),
  assignee: z.string().nullable(),
});
export type OpenRecord = z.infer<typeof openRecord>;

/** A package that was sold to the person, with the lead that it belongs to. */
const personSale = z.object({
  lead: z.number().int(),
  package: z.enum(packageIds),
  price: z.object({ cents: z.number().int(), currency: z.enum(["USD", "DOP"]) }),
  /** Santo Domingo's. */
  soldOn: z.iso.date(),
});
export type PersonSale = z.infer<typeof personSale>;

const otherPerson = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  counts,
});

const merge = z.object({
  id: z.number().int(),
  state: z.enum(mergeStates),
  reason: z.enum(mergeReasons),
  /** Where both met. */
  record: z.object({ kind: z.enum(linkedKinds), id: z.number().int() }).nullable(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  other: otherPerson,
});
export type PersonMerge = z.infer<typeof merge>;

export const personDetail = z.object({
  /** Of the root: another one than was asked for, if that one was merged. */
  id: z.number().int(),
  name: z.string(),
  /** As records spell it, without `name`. */
  otherNames: z.array(z.string()),
  locale: language,
  town: z.string(),
  tags: z.array(z.string()),
  owner: z.string().nullable(),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  contacts: z.array(contactPoint),
  counts,
  open: z.array(openRecord),
  sales: z.array(personSale),
  /** The newest ones, and how many others there are, at most about a thousand. */
  proposals: z.array(merge),
  moreProposals: z.number().int(),
  /** That can still be undone. */
  merges: z.array(merge),
});
export type PersonDetail = z.infer<typeof personDetail>;

/** `status`: a change of it, or one without a record of its own; `sale`: `from` is the package, `to` the price, `when` its day. */
const entryKinds = [
  ...linkedKinds,
  "status",
  "words",
  "note",
  "answer",
  "time",
  "call",
  "contact",
  "photo",
  "review",
  "letter",
  "sale",
  "details",
  "prices",
  "no_show",
  "reassigned",
  "released",
  "undone",
  "written_down",
] as const;
const entrySides = ["person", "team", "vendor", "firm"] as const;

const chatLine = z.object({
  side: z.enum(entrySides),
  by: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  translation: z.string().nullable(),
  language,
});

export const timelineEntry = z.object({
  /** Of its source; with the source unique in a timeline. */
  id: z.number().int(),
  source: z.string(),
  what: z.enum(entryKinds),
  /** "person" for what belongs to no single record. */
  record: z.object({ kind: z.enum([...linkedKinds, "review", "person"]), id: z.number().int() }),
  at: z.iso.datetime(),
  side: z.enum(entrySides),
  /** A name; "" if it is the side's only one. */
  by: z.string(),
  title: z.string(),
  words: z.string(),
  /** Of the words. */
  language: language.nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** A chosen time. */
  when: z.iso.datetime().nullable(),
  lines: z.array(chatLine),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;
export const timelineQuery = recordId.extend(paging);

/** Whom staff write down by hand: an address or a number is enough. */
export const newPerson = z
  .object({
    name: line(200),
    email: email.or(z.literal("")).default(""),
    phone: optionalPhone,
    locale: language,
    town: optionalLine(120),
  })
  .refine((one) => one.email !== "" || one.phone !== "", {
    path: ["email"],
    params: { reason: "contact" },
  });
export type NewPerson = z.output<typeof newPerson>;

export const personChange = z.object({
  name: line(200).optional(),
  locale: language.optional(),
  town: optionalLine(120).optional(),
  tags: texts(maxTagLength, maxTags).optional(),
  /** A colleague's address; null: nobody's. */
  owner: email.nullable().optional(),
  version: seenVersion,
});

export const newContactPoint = z
  .object({ kind: z.enum(contactKinds), value: line(254) })
  .refine(({ kind, value }) => (kind === "email" ? email : phone).safeParse(value).success, {
    path: ["value"],
    params: { reason: "contact" },
  });
export const contactPointPath = recordId.extend({ point: recordNumber });
export const contactPointChange = z.object({
  confirmed: z.boolean().optional(),
  shared: z.boolean().optional(),
});

export const recordMove = z.object({
  kind: z.enum(linkedKinds),
  record: recordNumber,
  /** Another person; null: a new one. */
  to: recordNumber.nullable(),
  /** Whether the records that came by the same contacts alone go along; without it the call asks, if there are such. */
  together: z.boolean().optional(),
});
/** The question, as `details` of the refusal. */
export const recordsTogether = z.object({
  /** The first of them. */
  records: z.array(z.object({ kind: z.enum(linkedKinds), id: z.number().int() })),
  more: z.number().int(),
});
export type RecordsTogether = z.infer<typeof recordsTogether>;
export const mergeRequest = z.object({ other: recordNumber });

export const peopleOfRecords = z.array(
  z.object({
    record: z.string(),
    person: z.object({ id: z.number().int(), name: z.string(), counts }).nullable(),
  }),
);
