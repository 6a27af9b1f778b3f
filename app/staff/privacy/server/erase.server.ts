import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { type erasure, heldKinds } from "../contract.ts";
import { countsOf, demandPerson, everythingOf, totalOf } from "./find.server.ts";
import { parts } from "./parts.server.ts";

/**
 * Erases everything that the house holds of a person, in the caller's transaction: all of it or nothing. What stays says
 * nothing of them: the history of deeds, by numbers, and the place of what other people's records hang on.
 * @throws AppError conflict when there is more, or less, than was looked at
 */
export async function erasePerson(
  ctx: Ctx,
  { total, ...asked }: z.output<typeof erasure>,
): Promise<{ erased: number }> {
  const person = await demandPerson(ctx, asked);
  const found = await everythingOf(ctx, person);
  if (totalOf(found) !== total) throw new AppError("conflict");
  for (const kind of heldKinds) if (found[kind].length > 0) await parts[kind].erase(ctx, found[kind]);
  // What arrived while the rest went was looked at by nobody, and would survive.
  if (totalOf(await everythingOf(ctx, person)) > 0) throw new AppError("conflict");
  await recordAudit(ctx, { act: "person.erase", subject: "person", subjectId: 0, detail: countsOf(found) });
  return { erased: total };
}
