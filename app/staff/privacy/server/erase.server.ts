import type { z } from "zod";
import { lockPeople } from "#app/staff/people/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type erasure, recordKinds } from "../contract.ts";
import { countRecords, findRecords, recordRequest, requireRequest } from "./find.server.ts";
import { personalDataRegistry } from "./registry.server.ts";

/**
 * Erases all records of a person in the caller's transaction; audited. Audit events stay without personal data, as do
 * rows that other people's records refer to.
 * @throws AppError conflict if the number of records is not the one that staff saw; invalid, see `requireRequest`
 */
export async function erasePerson(
  ctx: Ctx,
  { total, ...query }: z.output<typeof erasure>,
): Promise<{ erased: number }> {
  const request = await requireRequest(ctx, query);
  // A record that is being linked at this moment would make the person again.
  await lockPeople(ctx.db);
  const found = await findRecords(ctx, request);
  if (countRecords(found) !== total) throw new AppError("conflict");
  for (const kind of recordKinds)
    if (found[kind].length > 0) await personalDataRegistry[kind].erase(ctx, found[kind]);
  // Records that arrived during the erasure would survive it.
  if (countRecords(await findRecords(ctx, request)) > 0) throw new AppError("conflict");
  await recordRequest(ctx, "person.erase", found);
  return { erased: total };
}
