import type { z } from "zod";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type erasure, recordKinds } from "../contract.ts";
import { countRecords, findRecords, recordRequest, requirePerson } from "./find.server.ts";
import { personalDataRegistry } from "./registry.server.ts";

/**
 * Erases all records of a person in the caller's transaction; audited. Audit events stay without personal data, as do
 * rows that other people's records refer to.
 * @throws AppError conflict if the number of records is not the one that staff saw; invalid, see `requirePerson`
 */
export async function erasePerson(
  ctx: Ctx,
  { total, ...query }: z.output<typeof erasure>,
): Promise<{ erased: number }> {
  const person = await requirePerson(ctx, query);
  const found = await findRecords(ctx, person);
  if (countRecords(found) !== total) throw new AppError("conflict");
  for (const kind of recordKinds)
    if (found[kind].length > 0) await personalDataRegistry[kind].erase(ctx, found[kind]);
  // Records that arrived during the erasure would survive it.
  if (countRecords(await findRecords(ctx, person)) > 0) throw new AppError("conflict");
  await recordRequest(ctx, "person.erase", found);
  return { erased: total };
}
