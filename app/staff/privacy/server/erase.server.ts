import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type erasure, recordKinds } from "../contract.ts";
import { countRecords, countsByKind, findRecords, requirePerson } from "./find.server.ts";
import { personalDataRegistry } from "./registry.server.ts";

/**
 * Erases everything that the house holds of a person, in the caller's transaction: all of it or nothing. What stays says
 * nothing of them: the history of deeds, by numbers, and the place of what other people's records hang on.
 * @throws AppError conflict when there is more, or less, than was looked at
 */
export async function erasePerson(
  ctx: Ctx,
  { total, ...asked }: z.output<typeof erasure>,
): Promise<{ erased: number }> {
  const person = await requirePerson(ctx, asked);
  const found = await findRecords(ctx, person);
  if (countRecords(found) !== total) throw new AppError("conflict");
  for (const kind of recordKinds)
    if (found[kind].length > 0) await personalDataRegistry[kind].erase(ctx, found[kind]);
  // What arrived while the rest went was looked at by nobody, and would survive.
  if (countRecords(await findRecords(ctx, person)) > 0) throw new AppError("conflict");
  await recordAudit(ctx, {
    act: "person.erase",
    subject: "person",
    subjectId: 0,
    detail: countsByKind(found),
  });
  return { erased: total };
}
