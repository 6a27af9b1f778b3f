import type { SQL } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import type { OpenRecord, PersonSale, TimelineEntry } from "./contract.ts";
import type { LinkedKind } from "./values.ts";

/** What a record says of the person it is of. */
export type PersonFacts = {
  id: number;
  name: string;
  locale: Locale;
  town: string;
  at: Date;
  /** Each an address, or "". */
  emails: readonly string[];
  /** Each with any numbers and addresses in it, or none. */
  texts: readonly string[];
};

/** What one source of a timeline says of an entry; the rest has the usual values (`entryOf`). */
export type TimelineContent = Pick<TimelineEntry, "id" | "what" | "side"> &
  Partial<Pick<TimelineEntry, "by" | "title" | "words" | "language" | "from" | "to" | "when" | "lines">>;

export type TimelineSource = {
  /** Unique among all sources. */
  name: string;
  /**
   * SQL: a select of (record bigint, at timestamptz, id bigint) of all entries about some records.
   * @param records SQL, a bigint[] with the numbers of records of the part's kind
   */
  moments: (records: SQL) => SQL;
  /** The entries with these ids, in any order; one that is gone by now is left out. */
  read: (ctx: Ctx, ids: readonly number[]) => Promise<TimelineContent[]>;
};

/** A module's part in the people: who wrote its records, and what a person's page shows of them. */
export type PeoplePart = {
  kind: LinkedKind;
  /** Of the records that exist, in any order. */
  facts: (ctx: Ctx, ids: readonly number[]) => Promise<PersonFacts[]>;
  timeline: readonly TimelineSource[];
  /** Those of the records that wait for somebody, newest first, at most `mostOpen`. */
  open: (ctx: Ctx, ids: readonly number[]) => Promise<OpenRecord[]>;
  /** What was sold with the records, newest first. */
  sales?: (ctx: Ctx, ids: readonly number[]) => Promise<PersonSale[]>;
  /** The beginnings of the keys of letters to the person (`lead-receipt` of `lead-receipt:17`). */
  letters: readonly string[];
};

/** Of each kind. */
export const mostOpen = 20;
