import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { notesSource } from "#app/staff/follow-up/public.server.ts";
import { lettersSource } from "#app/staff/outbox/public.server.ts";
import { readSegments, type Segment, type Slice } from "#platform/database/lists/keyset.server.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { TimelineEntry, timelineQuery } from "../contract.ts";
import type { TimelineContent, TimelineSource } from "../people-part.ts";
import { type LinkedKind, personLetters } from "../values.ts";
import { type CurrentLink, familyOf, linksOfPeople, numberList } from "./family.server.ts";
import { rootOf } from "./read.server.ts";
import { peopleRegistry } from "./registry.server.ts";

/** `person`: what belongs to no single record. */
type Kind = LinkedKind | "person";
type Place = { source: string; kind: Kind; record: number; at: Date; id: number };
/** A person's records of one kind, with the sources of their timeline. */
type Sources = { kind: Kind; ids: readonly number[]; sources: readonly TimelineSource[] }[];

/** Newest first. The names are unique, so that no entry is met twice or missed at the end of a page. */
const newest: Segment = {
  keys: [
    { by: sql.raw("at"), type: "moment" },
    { by: sql.raw("source"), type: "text" },
    { by: sql.raw("id"), type: "integer" },
  ],
  descending: true,
};

/**
 * Everything of a person in one order, with its words: records, what happened to them, letters, and the team's notes.
 * @throws AppError not_found; malformed for a cursor of another list
 */
export async function readTimeline(
  ctx: Ctx,
  { id, ...paging }: z.output<typeof timelineQuery>,
): Promise<Page<TimelineEntry>> {
  requireStaff(ctx);
  const family = await familyOf(ctx.db, await rootOf(ctx, id));
  const sources = sourcesOf(family, await linksOfPeople(ctx.db, family));
  const all = sql.join(sources.flatMap(momentsOf), sql` union all `);
  const page = await readSegments(
    paging,
    ctx.now,
    () => [newest],
    (slice) => readPlaces(ctx, all, slice),
  );
  const { rows } = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int as total from (${all}) as entry`,
  );
  return { ...page, items: await readEntries(ctx, sources, page.items), total: rows[0]?.total ?? 0 };
}

function sourcesOf(family: readonly number[], links: readonly CurrentLink[]): Sources {
  const byKind = Map.groupBy(links, ({ kind }) => kind);
  const ofRecords = [...byKind].map(([kind, some]) => ({
    kind,
    ids: some.map(({ recordId }) => recordId),
    sources: [...peopleRegistry[kind].timeline, ...writtenAbout(kind, peopleRegistry[kind].letters)],
  }));
  return [...ofRecords, { kind: "person", ids: family, sources: writtenAbout("person", [personLetters]) }];
}

function writtenAbout(kind: Kind, letters: readonly string[]): TimelineSource[] {
  return [lettersSource(kind, letters), notesSource(kind)];
}

function momentsOf({ kind, ids, sources }: Sources[number]): SQL[] {
  return sources.map(
    ({ name, moments }) => sql`
      select ${name}::text collate "C" as source, ${kind}::text as kind, record::bigint, at, id::bigint
      from (${moments(numberList(ids))}) as told`,
  );
}

async function readPlaces({ db }: Ctx, all: SQL, { where, order, keys, limit }: Slice) {
  const bounds = where.length > 0 ? sql` where ${sql.join(where, sql` and `)}` : sql``;
  const { rows } = await db.execute<
    Omit<Place, "at" | "id" | "record"> & Record<string, string> & { keys: [] }
  >(sql`
    select source, kind, record, at, id, ${keys} as keys from (${all}) as entry${bounds}
    order by ${sql.join(order, sql`, `)} limit ${limit}`);
  return rows.map((row) => ({
    row: {
      ...{ source: row.source, kind: row.kind, record: Number(row.record), id: Number(row.id) },
      at: new Date(String(row.at)),
    },
    keys: row.keys,
  }));
}

async function readEntries(ctx: Ctx, sources: Sources, places: readonly Place[]): Promise<TimelineEntry[]> {
  const readers = new Map(sources.flatMap((one) => one.sources.map((source) => [source.name, source])));
  const contents = new Map<string, TimelineContent>();
  for (const [name, some] of Map.groupBy(places, ({ source }) => source)) {
    const read =
      (await readers.get(name)?.read(
        ctx,
        some.map(({ id }) => id),
      )) ?? [];
    for (const content of read) contents.set(`${name} ${content.id}`, content);
  }
  return places.flatMap((place) => {
    const content = contents.get(`${place.source} ${place.id}`);
    return content ? [entryOf(place, content)] : [];
  });
}

function entryOf({ source, kind, record, at }: Place, content: TimelineContent): TimelineEntry {
  return {
    ...{ source, record: { kind, id: record }, at: at.toISOString() },
    ...{ by: "", title: "", words: "", language: null, from: null, to: null, when: null, lines: [] },
    ...content,
  };
}
