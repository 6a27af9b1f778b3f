import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { withTotal } from "#platform/database/lists/capped-count.server.ts";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import { readSegments, type Segment } from "#platform/database/lists/keyset.server.ts";
import { createSliceReader, type Page } from "#platform/database/lists/page.server.ts";
import { mayBeName, searchFilter } from "#platform/database/lists/search.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { PersonSummary, peopleQuery } from "../contract.ts";
import { listingSearchText, person, personListing } from "../schema.server.ts";
import { normalizeNumber } from "./contacts.ts";
import {
  countOlderProposals,
  countRecords,
  findProposed,
  mainContacts,
  proposedRoots,
} from "./counts.server.ts";

type Query = z.output<typeof peopleQuery>;

const newest: Segment = {
  keys: [
    { by: personListing.lastAt, type: "moment" },
    { by: personListing.id, type: "integer" },
  ],
  descending: true,
};

const groups = {
  customers: eq(personListing.isCustomer, true),
  vendors: eq(personListing.isVendor, true),
  proposals: sql`person_listing.person_id in (${proposedRoots})`,
} as const satisfies Record<NonNullable<Query["status"]>, SQL>;

/**
 * Lists people for staff, who came last first. A search finds parts of names, addresses and numbers; if nobody has them, names
 * that are like the one searched for. The group "proposals" is of the newest ones; the fact `older` is how many others there are.
 */
export async function listPeople(ctx: Ctx, query: Query): Promise<Page<PersonSummary>> {
  requireStaff(ctx);
  const page = await readPeople(ctx, query);
  if (query.status !== "proposals") return page;
  const older = await countOlderProposals(ctx.db);
  return older > 0 ? { ...page, facts: { older: String(older) } } : page;
}

async function readPeople(ctx: Ctx, query: Query): Promise<Page<PersonSummary>> {
  const group = and(
    query.status && groups[query.status],
    query.contact ? isReachedBy(query.contact) : undefined,
  );
  const exact = await readListed(
    ctx,
    query,
    and(group, searchFilter(query.search, personListing.id, listingSearchText)),
  );
  if (exact.total > 0 || !query.search || !mayBeName(query.search)) return exact;
  const alike = await findAlike(ctx, query.search);
  return alike.length === 0 ? exact : readListed(ctx, query, and(group, inArray(personListing.id, alike)));
}

/** In SQL: the address or the number is theirs, however it is written. */
function isReachedBy(contact: string): SQL {
  const value = contact.includes("@") ? contact.toLowerCase() : normalizeNumber(contact);
  if (value === undefined) return sql`false`;
  return sql`person_listing.person_id = (select person_root(person_id) from contact_point
    where value = ${value} and not is_shared)`;
}

/**
 * Those of whom the trigram index names a word like each searched for, at most `mostFound`. Before the order of the list: by it the
 * planner would compare everybody if there are few.
 */
async function findAlike({ db }: Ctx, search: string): Promise<number[]> {
  return db.transaction(async (tx) => {
    // Two letters in the wrong order leave a word of six 0.57 alike; by default 0.6 are asked for.
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', '0.5', true), set_config('enable_seqscan', 'off', true)`,
    );
    const { rows } = await tx.execute<{ id: string }>(
      sql`select person_id as id from person_listing where search %> plain(${search}) limit ${mostFound}`,
    );
    return rows.map(({ id }) => Number(id));
  });
}

async function readListed(ctx: Ctx, query: Query, filter: SQL | undefined): Promise<Page<PersonSummary>> {
  const reading = readSegments(
    query,
    ctx.now,
    () => [newest],
    createSliceReader(ctx.db, personListing, filter),
  );
  const page = await withTotal(ctx.db, personListing, filter, query, reading);
  return { ...page, items: await presentPeople(ctx, page.items) };
}

/**
 * People of whom a text names a part of a name, an address or a number, who came last first; for the finder.
 * @returns `detail`: an address and a number
 */
export async function findPeople(
  { db, now }: Ctx,
  query: { search: string; limit: number },
): Promise<{ id: number; name: string; detail: string }[]> {
  const filter = searchFilter(query.search, personListing.id, listingSearchText);
  const read = createSliceReader(db, personListing, filter);
  const ids = (await readSegments(query, now, () => [newest], read)).items.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: person.id, name: person.name })
    .from(person)
    .where(inArray(person.id, ids));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const contacts = await mainContacts(db, ids);
  return ids.map((id) => {
    const { email = "", phone = "" } = contacts.get(id) ?? {};
    return { id, name: names.get(id) || email || phone, detail: [email, phone].filter(Boolean).join(" · ") };
  });
}

type Listed = Pick<typeof personListing.$inferSelect, "id" | "lastAt">;

async function presentPeople({ db }: Ctx, listed: readonly Listed[]): Promise<PersonSummary[]> {
  if (listed.length === 0) return [];
  const ids = listed.map(({ id }) => id);
  const rows = await db.select().from(person).where(inArray(person.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const counts = await countRecords(db, ids);
  const contacts = await mainContacts(db, ids);
  const proposed = await findProposed(db, ids);
  return listed.flatMap(({ id, lastAt }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { name, locale, town, tags, owner } = row;
    return [
      {
        ...{ id, name, locale, town, tags, owner, lastAt: lastAt.toISOString() },
        ...(contacts.get(id) ?? { email: "", phone: "" }),
        counts: counts.get(id) ?? {},
        isProposed: proposed.has(id),
      },
    ];
  });
}
