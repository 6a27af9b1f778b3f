import { inArray, sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { type vendor, vendorWord } from "../schema.server.ts";
import { plainWords } from "../search-words.ts";
import { learnWords } from "./search.server.ts";

type Row = typeof vendor.$inferSelect;
type Named = Pick<Row, "businessName" | "businessNameEnglish" | "contactName" | "services" | "subCategories">;

/** What of a vendor a search is corrected by. */
export function wordsOf(vendor: Named): string[] {
  const { businessName, businessNameEnglish, contactName, services, subCategories } = vendor;
  return [businessName, businessNameEnglish, contactName, ...services, ...subCategories];
}

/** A vendor of the directory: its words can be meant by a mistyped one. Not those of one who is not in it. */
export function learnWordsOf(db: Db, vendor: Named): Promise<void> {
  return learnWords(db, wordsOf(vendor));
}

/** After a vendor went for good: words that no other one of the directory bears are nobody's to be corrected to. */
export async function forgetWords(db: Db, texts: readonly string[]): Promise<void> {
  const words = [...new Set(texts.flatMap(plainWords))].map((word) => word.slice(0, 200));
  const borne = sql`exists (select from vendor
    where status = 'approved' and search @@ plainto_tsquery('simple'::regconfig, ${vendorWord.word}))`;
  await db.delete(vendorWord).where(sql`${inArray(vendorWord.word, words)} and not ${borne}`);
}
