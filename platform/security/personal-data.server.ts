import { and, desc, getTableColumns, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { containsPart, tellingPart } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";

/** A data subject (Ley 172-13): e-mail in lower case, phone as E.164; "" if unknown. */
export type Person = { email: string; phone: string };

export type PersonalRecord = {
  id: number | string;
  at: Date;
  /** Its reference, or its first words. */
  about: string;
  /** The full record, for the person's copy. */
  data: Record<string, unknown>;
  /** Times of further changes, beside `at`. */
  moments?: readonly Date[];
};

/** The records found so far; modules find further ones by them (a review by its booking, a message by its lead). */
export type FoundRecords = {
  found: Readonly<Record<string, readonly PersonalRecord[]>>;
  /** The keys of outbox messages, notifications and audit entries about these records. */
  letters: readonly string[];
  news: readonly (readonly [type: string, subjectId: number])[];
  subjects: readonly (readonly [subject: string, subjectId: number])[];
  /** The calls that created them, whose answers may be saved for retries. */
  answers: readonly { call: string; at: Date }[];
  /** Of a request about a known person: the ids of those they are, and their records, by the audit log's name of the kind. */
  family?: readonly number[];
  linked?: Readonly<Record<string, readonly number[]>>;
};

/** How a module finds and erases a person's records. */
export type PersonalData = {
  /** All tables of the module with personal data; a test checks that none is missing. */
  tables: readonly PgTable[];
  find: (ctx: Ctx, person: Person, known: FoundRecords) => Promise<PersonalRecord[]>;
  /** Deletes the records and all that depends on them. `records` is never empty. */
  erase: (ctx: Ctx, records: readonly PersonalRecord[]) => Promise<void>;
  /** Keys of outbox messages about a record: each of these, or one followed by a colon and more. */
  letters?: (id: number | string) => readonly string[];
  /** Staff notifications about a record; and the audit log's name for such records. */
  news?: (record: PersonalRecord) => readonly (readonly [type: string, subjectId: number])[];
  subject?: string;
  /** The calls whose saved answers contain a record. */
  calls?: readonly string[];
};

/** Numbers without a country code are taken for Dominican ones. What is no phone number keeps its digits and "+". */
export function normalizePerson(input: { email: string; phone: string }): Person {
  const phone = parsePhoneNumberFromString(input.phone, "DO");
  return { email: input.email.toLowerCase(), phone: phone?.number ?? input.phone.replace(/[^\d+]/g, "") };
}

type PersonColumns = {
  /** Columns with only an e-mail address, with only a phone number, and with free text that may contain either. */
  emails?: readonly AnyPgColumn[];
  phones?: readonly AnyPgColumn[];
  texts?: readonly (AnyPgColumn | SQL)[];
  /**
   * For large tables: SQL texts with a trigram index that contain all these columns (`searchText`), and all digits of each
   * that may contain a phone number (`digitsIn`).
   */
  indexed?: { words: string; digits: string };
  /** For a large table whose texts seldom hold a contact: `mayHoldContact` of all of them, the condition of an index. */
  contactIndex?: string;
};

/** In digits. */
const shortestPhone = 7;

/** @returns SQL: whether a text has an at sign, or as many digits in a row as the shortest phone number */
export function mayHoldContact(text: string): string {
  return `${text} ~ '@|([0-9][^0-9A-Za-z]{0,3}){${shortestPhone}}'`;
}

/** An SQL condition: the columns contain the person's e-mail or phone, in any format. */
export function mentionsPerson(
  { email, phone }: Person,
  { emails = [], phones = [], texts = [], indexed, contactIndex }: PersonColumns,
): SQL {
  const asAddress = [
    ...emails.map((column) => sql`lower(${column}) = ${email}`),
    ...texts.map(
      (column) => sql`(position(${email} in lower(${column})) > 0 and ${column} ~* ${emailPattern(email)})`,
    ),
  ];
  const asNumber = [...phones, ...texts].map((column) => sql`${column} ~ ${phonePattern(phone)}`);
  // Letters outside ASCII may be written in more than one way.
  const isPlain = /^[!-~]+$/.test(email);
  const hasAddress = indexed && isPlain ? containsPart(indexed.words, tellingPart(email)) : undefined;
  const { national } = nationalNumber(phone);
  const hasNumber = indexed && containsPart(indexed.digits, tellingPart(national));
  const hasContact = contactIndex === undefined ? undefined : sql.raw(contactIndex);
  const isFound = or(
    email ? and(hasContact, hasAddress, or(...asAddress)) : undefined,
    phone
      ? and(national.length < shortestPhone ? undefined : hasContact, hasNumber, or(...asNumber))
      : undefined,
  );
  return isFound ?? sql`false`;
}

/** Matches the whole address: not "mariana@example.com" or "ana@example.com.do" for "ana@example.com". */
export function emailPattern(email: string): string {
  const escaped = email.replace(/[^a-z0-9@]/gi, (sign) => `\\${sign}`);
  return `(?<![a-z0-9._%+-])${escaped}(?![a-z0-9-]|\\.[a-z0-9])`;
}

/** Matches the number in any grouping, with or without its country code: "+1 (809) 555-0100", "8095550100". */
export function phonePattern(phone: string): string {
  const separator = "[^0-9A-Za-z]{0,3}";
  const spaced = (digits: string) => [...digits].join(separator);
  const { code, national } = nationalNumber(phone);
  // A short number without its country code may be another's, or a price.
  const prefix =
    code && (national.length < 9 ? spaced(code) + separator : `(?:${spaced(code)}${separator})?`);
  return `(?<![0-9])${prefix}${spaced(national)}(?![0-9])`;
}

/** Digits only; `code` is "" for what is no phone number. */
function nationalNumber(phone: string): { code: string; national: string } {
  const parsed = parsePhoneNumberFromString(phone, "DO" satisfies CountryCode);
  return parsed
    ? { code: parsed.countryCallingCode, national: parsed.nationalNumber }
    : { code: "", national: phone.replace(/\D/g, "") };
}

/** Columns left out of a person's copy: secrets, search indexes, and staff's e-mail addresses. */
const excludedColumns = new Set([
  "token",
  "tokenHash",
  "sealedToken",
  "passwordHash",
  "secretHash",
  "hash",
  "search",
  "device",
  "deliveryHash",
  "byEmail",
  "assignee",
  "addedBy",
  "doneBy",
  "owner",
  "confirmedBy",
]);

/** A row as JSON for the person's copy; pictures as base64. */
export function toExport(row: Record<string, unknown>): Record<string, unknown> {
  const fields = Object.entries(row).filter(([name]) => !excludedColumns.has(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name, Buffer.isBuffer(value) ? value.toString("base64") : value]),
  );
}

type RecordTable = PgTable & { id: AnyPgColumn; createdAt: AnyPgColumn };

type Records<T extends RecordTable> = PersonColumns &
  Pick<PersonalData, "subject" | "calls"> & {
    table: T;
    /** Replaces the default condition (`mentionsPerson` of the columns). */
    where?: (person: Person, known: FoundRecords) => SQL | undefined;
    about: (row: T["$inferSelect"]) => string;
    /** Rows of other tables that belong to a record: by their name in the copy, the column with the record's id. */
    attached?: Record<string, AnyPgColumn>;
    letters?: readonly string[];
    news?: readonly string[];
    moments?: (row: T["$inferSelect"]) => readonly Date[];
    /** Replaces the deletion of the rows. */
    erase?: PersonalData["erase"];
  };

/** PersonalData for records of one table. Attached rows must be deleted with them by `on delete cascade`. */
export function personalRecords<T extends RecordTable>(definition: Records<T>): PersonalData {
  const { table, where, about, attached = {}, letters = [], news = [], subject, calls } = definition;
  return {
    tables: [table, ...Object.values(attached).map((owner) => owner.table as PgTable)],
    letters: (id) => letters.map((letter) => `${letter}:${id}`),
    news: ({ id }) => news.map((type) => [type, Number(id)]),
    ...(subject && { subject }),
    ...(calls && { calls }),
    async find(ctx, person, known) {
      const linked = known.linked?.[subject ?? ""] ?? [];
      const rows: Record<string, unknown>[] = await ctx.db
        .select()
        .from(table as PgTable)
        .where(
          or(
            where ? where(person, known) : mentionsPerson(person, definition),
            linked.length > 0 ? inArray(table.id, [...linked]) : undefined,
          ),
        )
        .orderBy(desc(table.id));
      let records: PersonalRecord[] = rows.map((row) => ({
        id: Number(row.id),
        at: row.createdAt as Date,
        about: about(row as T["$inferSelect"]),
        data: toExport(row),
        moments: definition.moments?.(row as T["$inferSelect"]) ?? [],
      }));
      for (const [name, owner] of Object.entries(attached))
        records = await attachRows(ctx, records, name, owner);
      return records;
    },
    async erase(ctx, records) {
      if (definition.erase) return definition.erase(ctx, records);
      await ctx.db.delete(table).where(inArray(table.id, idsOf(records)));
    },
  };
}

/**
 * Adds a table's rows to the records that they belong to.
 * @param name of the rows in the person's copy
 * @param owner the column with the record's id
 * @param which a condition for the rows, if not all count
 */
export async function attachRows(
  { db }: Ctx,
  records: readonly PersonalRecord[],
  name: string,
  owner: AnyPgColumn,
  which?: SQL,
): Promise<PersonalRecord[]> {
  if (records.length === 0) return [];
  const table = owner.table as PgTable;
  const key = Object.entries(getTableColumns(table)).find(([, column]) => column.name === owner.name)?.[0];
  const ids = records.map(({ id }) => id);
  const rows: Record<string, unknown>[] = await db
    .select()
    .from(table)
    .where(and(inArray(owner, ids), which));
  return records.map((record) => {
    const own = rows.filter((row) => row[key ?? ""] === record.id);
    const moments = own.flatMap((row) => [row.at, row.createdAt].filter((at) => at instanceof Date));
    return {
      ...record,
      data: { ...record.data, [name]: own.map(toExport) },
      moments: [...(record.moments ?? []), ...moments],
    };
  });
}

/** For tables whose ids are numbers; none for a kind that was not searched. */
export function idsOf(records: readonly PersonalRecord[] | undefined): number[] {
  return (records ?? []).map(({ id }) => Number(id));
}
