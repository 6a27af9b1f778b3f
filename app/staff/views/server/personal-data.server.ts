import { desc, inArray, sql } from "drizzle-orm";
import {
  type FoundRecords,
  idsOf,
  mentionsPerson,
  type PersonalData,
  toExport,
} from "#platform/security/personal-data.server.ts";
import { savedView } from "../schema.server.ts";

/** Fields of records that hold a person's name, by the names that modules give them. */
const nameFields = ["name", "customerName", "nombreCompleto", "contactName", "ownerName", "author"];
/** "de", "la" are in many names, and in many searches. */
const shortestWord = 3;

/** In lower case and without accents, as the lists' searches compare them. */
function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
  return plain.split(/[^\p{L}]+/u).filter((word) => word.length >= shortestWord);
}

/** The words of the names in the person's records. */
function namesIn({ found }: FoundRecords): Set<string> {
  const names = Object.values(found).flatMap((records) =>
    records.flatMap(({ data }) => nameFields.map((field) => data[field])),
  );
  return new Set(names.flatMap((name) => (typeof name === "string" ? wordsOf(name) : [])));
}

/**
 * Views whose name or search holds the person's address or number, or a word of the name in their records: rather one
 * view too many than a trace. They are removed.
 */
export const personalViews: PersonalData = {
  tables: [savedView],
  subject: "view",
  calls: ["POST /api/admin/views"],
  async find({ db }, person, known) {
    const text = sql`(${savedView.name} || ' ' || ${savedView.query}::text)`;
    const mentioning = await db
      .select({ id: savedView.id })
      .from(savedView)
      .where(mentionsPerson(person, { texts: [text] }));
    const ids = new Set(mentioning.map(({ id }) => id));
    const names = namesIn(known);
    // A team has some hundreds of views at most (`maxOwnViews`).
    const rows = await db.select().from(savedView).orderBy(desc(savedView.id));
    return rows
      .filter(
        ({ id, name, query }) =>
          ids.has(id) || wordsOf(`${name} ${query.search ?? ""}`).some((word) => names.has(word)),
      )
      .map((row) => ({ id: row.id, at: row.createdAt, about: row.name, data: toExport(row) }));
  },
  async erase({ db }, records) {
    await db.delete(savedView).where(inArray(savedView.id, idsOf(records)));
  },
};
