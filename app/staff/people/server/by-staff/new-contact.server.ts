import { eq } from "drizzle-orm";
import { emailOf } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { contactPoint } from "../../schema.server.ts";
import type { ContactKind } from "../../values.ts";
import { type Contact, normalizeNumber } from "../contacts.ts";
import { ownContacts } from "../link.server.ts";
import { rootOf } from "../read.server.ts";

type Typed = { kind: ContactKind; value: string };

/**
 * An address or a number that staff typed, if nobody has it. The caller holds `lockPeople`.
 * @param field the field that an error names
 * @throws AppError conflict if somebody has it, with `details.person`; invalid for our own, and for no number
 */
export async function requireFree(ctx: Ctx, { kind, value }: Typed, field: string): Promise<Contact> {
  const normal = kind === "email" ? value.toLowerCase() : normalizeNumber(value);
  if (normal === undefined || (await ownContacts(ctx)).has(normal)) {
    const { contact } = inLocale(httpMessages, ctx.locale).fields;
    throw new AppError("invalid", { fields: { [field]: contact } });
  }
  const [known] = await ctx.db.select().from(contactPoint).where(eq(contactPoint.value, normal));
  if (known) throw new AppError("conflict", { details: { person: await rootOf(ctx, known.personId) } });
  return { kind, value: normal };
}

/** Stores contact points that staff know to be the person's. */
export async function insertByHand(
  { db, now, actor }: Ctx,
  personId: number,
  contacts: readonly Contact[],
): Promise<void> {
  const confirmed = { createdAt: now, confirmedAt: now, confirmedBy: emailOf(actor) };
  await db.insert(contactPoint).values(contacts.map((one) => ({ ...one, personId, ...confirmed })));
}
