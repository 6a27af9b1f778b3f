import { desc, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { Ctx } from "#platform/database/pool.server.ts";

/** Whom an enquiry of Ley 172-13 is about: the e-mail in lower case, the phone as E.164; "" where it is not known. */
export type Person = { email: string; phone: string };

/** One record that the house holds of a person. */
export type Held = {
  id: number | string;
  at: Date;
  /** What staff know it by: its reference, or its first words. */
  about: string;
  /** All of it, for the person's own copy. */
  data: Record<string, unknown>;
  /** When else something was done with it, beside `at`. */
  moments?: readonly Date[];
};

/** What has been found so far, and what else must tell of it: a review is found by its booking, a letter by its lead. */
export type Known = {
  /** By kind. */
  found: Readonly<Record<string, readonly Held[]>>;
  /** How letters about it are named; the news of it; under what the history of deeds has it. */
  letters: readonly string[];
  news: readonly (readonly [type: string, subjectId: number])[];
  subjects: readonly (readonly [subject: string, subjectId: number])[];
  /** Calls that took it, and when. */
  answers: readonly { call: string; at: Date }[];
};

/** A domain's part in a person's rights: which of its records are theirs, and how they go. */
export type PersonalData = {
  /** Its tables that hold something of people; who adds one is reminded of this list by a test. */
  tables: readonly PgTable[];
  find: (ctx: Ctx, person: Person, known: Known) => Promise<Held[]>;
  /** Takes the records out, with what hangs on them. `held` is never empty. */
  erase: (ctx: Ctx, held: readonly Held[]) => Promise<void>;
  /** How letters about a record are named: each of these, alone or with more behind a colon. */
  letters?: (id: number | string) => readonly string[];
  /** Which news for staff tell of a record, and under which name the history of deeds knows it. */
  news?: (held: Held) => readonly (readonly [type: string, subjectId: number])[];
  subject?: string;
  /** The calls whose kept answers tell of a record. */
  calls?: readonly string[];
};

/** The house's own forms of what staff typed. */
export function personOf(typed: { email: string; phone: string }): Person {
  const phone = parsePhoneNumberFromString(typed.phone, "DO");
  return { email: typed.email.toLowerCase(), phone: phone?.number ?? typed.phone.replace(/[^\d+]/g, "") };
}

type Places = {
  /** Columns that hold an address and nothing else, a number and nothing else, or words in which either may stand. */
  emails?: readonly AnyPgColumn[];
  phones?: readonly AnyPgColumn[];
  texts?: readonly (AnyPgColumn | SQL)[];
};

/** In SQL: the person's address or number stands there, however it was typed. */
export function standsIn({ email, phone }: Person, { emails = [], phones = [], texts = [] }: Places): SQL {
  const tests: SQL[] = [];
  if (email) {
    for (const column of emails) tests.push(sql`lower(${column}) = ${email}`);
    for (const column of texts)
      tests.push(sql`(position(${email} in lower(${column})) > 0 and ${column} ~* ${emailPattern(email)})`);
  }
  if (phone) for (const column of [...phones, ...texts]) tests.push(sql`${column} ~ ${phonePattern(phone)}`);
  return or(...tests) ?? sql`false`;
}

/** The address by itself: "ana@example.com" is not in "mariana@example.com", nor in "ana@example.com.do". */
export function emailPattern(email: string): string {
  const literally = email.replace(/[^a-z0-9@]/gi, (sign) => `\\${sign}`);
  return `(?<![a-z0-9._%+-])${literally}(?![a-z0-9-]|\\.[a-z0-9])`;
}

/** The number in any grouping, with its country's code or without: "+1 (809) 555-0100", "8095550100". */
export function phonePattern(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone, "DO" satisfies CountryCode);
  const between = "[^0-9A-Za-z]{0,3}";
  const spaced = (digits: string) => [...digits].join(between);
  const [code, own] = parsed
    ? [parsed.countryCallingCode, parsed.nationalNumber]
    : ["", phone.replace(/\D/g, "")];
  // A short number without its country's code may be somebody else's, or a price.
  const before = code && (own.length < 9 ? spaced(code) + between : `(?:${spaced(code)}${between})?`);
  return `(?<![0-9])${before}${spaced(own)}(?![0-9])`;
}

/**
 * Keys to accounts and pages, and what only searches read: theirs to use, not theirs to be handed over in a file. Of who did
 * something for them the name is enough.
 */
const kept = new Set([
  "token",
  "tokenHash",
  "sealedToken",
  "passwordHash",
  "hash",
  "search",
  "device",
  "deliveryHash",
  "byEmail",
]);

/** A row as the person's copy has it: every column under its name, pictures as base64. */
export function copyOf(row: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(row).filter(([name]) => !kept.has(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString("base64") : value]),
  );
}

type RecordTable = PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn };

/** Which records of a table are a person's, and what goes with them. */
type Records<T extends RecordTable> = Places &
  Pick<PersonalData, "subject" | "calls"> & {
    table: T;
    /** Where address and number do not say it alone. */
    where?: (person: Person, known: Known) => SQL | undefined;
    /** What staff know a record by. */
    about: (row: T["$inferSelect"]) => string;
    /** Rows of other tables that belong to a record: their name in the copy, and the column that holds the record's id. */
    attached?: Record<string, AnyPgColumn>;
    /** How letters about a record begin. */
    letters?: readonly string[];
    /** The types of news that tell of a record. */
    news?: readonly string[];
    /** When else something was done with a record. */
    moments?: (row: T["$inferSelect"]) => readonly Date[];
    /** Where taking the rows out is not all. */
    erase?: PersonalData["erase"];
  };

/**
 * A domain's part whose records lie in one table, with their `id` and `createdAt`; rows of other tables go with them by
 * `on delete cascade`.
 */
export function personalRecords<T extends RecordTable>(definition: Records<T>): PersonalData {
  const { table, where, about, attached = {}, letters = [], news = [], subject, calls } = definition;
  return {
    tables: [table, ...Object.values(attached).map((owner) => owner.table as PgTable)],
    letters: (id) => letters.map((letter) => `${letter}:${id}`),
    news: ({ id }) => news.map((type) => [type, Number(id)]),
    ...(subject && { subject }),
    ...(calls && { calls }),
    async find(ctx, person, known) {
      const rows: Record<string, unknown>[] = await ctx.db
        .select()
        .from(table as PgTable)
        .where(where ? where(person, known) : standsIn(person, definition))
        .orderBy(desc(table.id));
      let held: Held[] = rows.map((row) => ({
        id: Number(row.id),
        at: row.createdAt as Date,
        about: about(row as T["$inferSelect"]),
        data: copyOf(row),
        moments: definition.moments?.(row as T["$inferSelect"]) ?? [],
      }));
      for (const [name, owner] of Object.entries(attached)) held = await withRows(ctx, held, name, owner);
      return held;
    },
    async erase(ctx, held) {
      if (definition.erase) return definition.erase(ctx, held);
      await ctx.db.delete(table).where(inArray(table.id, idsOf(held)));
    },
  };
}

/** The rows of a table that belong to records, beside them in their copies. */
export async function withRows(
  { db }: Ctx,
  held: readonly Held[],
  name: string,
  owner: AnyPgColumn,
): Promise<Held[]> {
  if (held.length === 0) return [];
  const table = owner.table as PgTable;
  const key = Object.entries(getTableColumns(table)).find(([, column]) => column.name === owner.name)?.[0];
  const ids = held.map(({ id }) => id);
  const rows: Record<string, unknown>[] = await db.select().from(table).where(inArray(owner, ids));
  return held.map((one) => {
    const mine = rows.filter((row) => row[key ?? ""] === one.id);
    const moments = mine.flatMap((row) => [row.at, row.createdAt].filter((at) => at instanceof Date));
    return {
      ...one,
      data: { ...one.data, [name]: mine.map(copyOf) },
      moments: [...(one.moments ?? []), ...moments],
    };
  });
}

/** The ids of records of one kind. */
export function idsOf(held: readonly Held[] | undefined): number[] {
  return (held ?? []).map(({ id }) => Number(id));
}
