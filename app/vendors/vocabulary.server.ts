import type { Db } from "#platform/database/pool.server.ts";
import { learnWords } from "./search.server.ts";
import type { vendor } from "./table.server.ts";

type Row = typeof vendor.$inferSelect;
type Named = Pick<Row, "businessName" | "businessNameEnglish" | "contactName" | "services" | "subCategories">;

/** A vendor of the directory: its words can be meant by a mistyped one. Not those of one who is not in it. */
export function learnWordsOf(db: Db, vendor: Named): Promise<void> {
  const { businessName, businessNameEnglish, contactName, services, subCategories } = vendor;
  return learnWords(db, [businessName, businessNameEnglish, contactName, ...services, ...subCategories]);
}
