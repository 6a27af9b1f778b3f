import type { z } from "zod";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { newPerson, PersonDetail } from "../../contract.ts";
import type { Contact } from "../contacts.ts";
import { lockPeople } from "../family.server.ts";
import { createPerson } from "../link.server.ts";
import { refreshListing } from "../listing.server.ts";
import { presentPerson } from "../read.server.ts";
import { insertByHand, requireFree } from "./new-contact.server.ts";

/**
 * Stores a person whom staff write down before they have any record; audited.
 * @throws AppError conflict if somebody has the address or the number, with `details.person`; invalid for our own, and for no
 * number
 */
export async function createPersonByHand(
  ctx: Ctx,
  { email, phone, ...facts }: z.output<typeof newPerson>,
): Promise<PersonDetail> {
  requireStaff(ctx);
  await lockPeople(ctx.db);
  const contacts: Contact[] = [];
  if (email) contacts.push(await requireFree(ctx, { kind: "email", value: email }, "email"));
  if (phone) contacts.push(await requireFree(ctx, { kind: "phone", value: phone }, "phone"));
  const id = await createPerson(ctx, facts);
  await insertByHand(ctx, id, contacts);
  await recordAudit(ctx, { act: "person.created", subject: "person", subjectId: id });
  await refreshListing(ctx.db, [id]);
  return presentPerson(ctx, id);
}
