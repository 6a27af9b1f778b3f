import { inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { type vendor, vendorWord } from "../schema.server.ts";
import { plainWords } from "../search-words.ts";
import { addSearchWords } from "./search.server.ts";

type Row = typeof vendor.$inferSelect;
type NamedVendor = Pick<
  Row,
  "businessName" | "businessNameEnglish" | "contactName" | "services" | "subCategories"
>;

/** Texts whose words a search can be corrected to. */
export function searchTexts(vendor: NamedVendor): string[] {
  const { businessName, businessNameEnglish, contactName, services, subCategories } = vendor;
  return [businessName, businessNameEnglish, contactName, ...services, ...subCategories];
}

/** Adds the words of a vendor that searches can be corrected to. Call it for vendors in the directory only. */
export function addVendorWords(db: Db, vendor: NamedVendor): Promise<void> {
  return addSearchWords(db, searchTexts(vendor));
}

/** Removes the words of an erased vendor that no other vendor in the directory has. */
export async function removeSearchWords(db: Db, texts: readonly string[]): Promise<void> {
  const words = [...new Set(texts.flatMap(plainWords))].map((word) => word.slice(0, 200));
  const isUsed = sql`exists (select from vendor
    where status = 'approved' and search @@ plainto_tsquery('simple'::regconfig, ${vendorWord.word}))`;
  await db.delete(vendorWord).where(sql`${inArray(vendorWord.word, words)} and not ${isUsed}`);
}
