import { inArray } from "drizzle-orm";
import type { z } from "zod";
import { bookingOfReview } from "#app/clients/reviews/public.server.ts";
import type { recordsQuery } from "#app/staff/shell/contract.ts";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { peopleOfRecords } from "../contract.ts";
import { person } from "../schema.server.ts";
import { type LinkedKind, linkedKinds } from "../values.ts";
import { countRecords } from "./counts.server.ts";
import { keyOf, linksOfRecords, rootsOf } from "./family.server.ts";
import type { RecordRef } from "./link.server.ts";
import { linkNow } from "./waiting.server.ts";

const isLinked = (kind: string): kind is LinkedKind => (linkedKinds as readonly string[]).includes(kind);

/** The record to whose person another record belongs: a review belongs to its booking's. */
async function tellingRecord(ctx: Ctx, { kind, id }: DeskRecord): Promise<RecordRef | undefined> {
  if (isLinked(kind)) return { kind, recordId: id };
  if (kind !== "review") return undefined;
  const booking = await bookingOfReview(ctx, id);
  return booking === null ? undefined : { kind: "booking", recordId: booking };
}

type Answer = z.infer<typeof peopleOfRecords>;

/** Whose the records of a list are, with how many more they have; for staff. A kind that belongs to nobody is left out. */
export async function listPeopleOfRecords(
  ctx: Ctx,
  { records }: z.output<typeof recordsQuery>,
): Promise<Answer> {
  requireStaff(ctx);
  const asked = new Map<string, RecordRef>();
  for (const written of records?.split(",") ?? []) {
    const [kind = "", id = ""] = written.split(":");
    if (kind !== "review" && !isLinked(kind)) continue;
    const telling = await tellingRecord(ctx, { kind, id: Number(id) });
    if (telling) asked.set(written, telling);
  }
  const refs = [...asked.values()];
  await linkNow(ctx, refs);
  const links = await linksOfRecords(ctx.db, refs);
  const roots = await rootsOf(
    ctx.db,
    [...links.values()].map(({ personId }) => personId),
  );
  const ids = [...new Set(roots.values())];
  const counts = await countRecords(ctx.db, ids);
  const rows = ids.length > 0 ? await ctx.db.select().from(person).where(inArray(person.id, ids)) : [];
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return [...asked].map(([record, telling]) => {
    const id = roots.get(links.get(keyOf(telling))?.personId ?? 0);
    if (id === undefined) return { record, person: null };
    return { record, person: { id, name: names.get(id) ?? "", counts: counts.get(id) ?? {} } };
  });
}
