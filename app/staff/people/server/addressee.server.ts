import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { contactPoint, isTheirs, person } from "../schema.server.ts";
import { personLetters } from "../values.ts";
import { familyOf, rootsOf } from "./family.server.ts";

/** Whom a letter to a person goes to; "" where there is no address or number. */
export type PersonAddressee = { name: string; locale: Locale; email: string; phone: string };

/** The keys of letters to one row of a family. */
export const lettersToPerson = (id: number): readonly string[] => [`${personLetters}:${id}`];

/**
 * Where staff reach a person: an address, and a number. Confirmed ones go first, then those by which the newest record was
 * joined, then numbers of WhatsApp. None that several people use, and none that may be a stranger's (`isTheirs`).
 * @returns undefined for nobody; `family`: everybody whom merges made this person
 */
export async function readAddressee(
  { db }: Ctx,
  id: number,
): Promise<(PersonAddressee & { family: number[] }) | undefined> {
  const root = (await rootsOf(db, [id])).get(id);
  if (root === undefined) return undefined;
  const family = await familyOf(db, root);
  const [row] = await db.select().from(person).where(eq(person.id, root));
  if (!row) return undefined;
  const points = await db
    .select({ kind: contactPoint.kind, value: contactPoint.value })
    .from(contactPoint)
    .where(and(inArray(contactPoint.personId, family), eq(contactPoint.isShared, false), isTheirs))
    .orderBy(
      desc(isNotNull(contactPoint.confirmedAt)),
      sql`(select max(record_at) from person_record where contact_point_id = ${contactPoint.id}) desc nulls last`,
      desc(eq(contactPoint.kind, "whatsapp")),
      contactPoint.id,
    );
  const { name, locale } = row;
  return {
    name,
    locale,
    email: points.find(({ kind }) => kind === "email")?.value ?? "",
    phone: points.find(({ kind }) => kind !== "email")?.value ?? "",
    family,
  };
}
