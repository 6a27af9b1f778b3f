import type pg from "pg";
import { vendorCategories } from "#app/vendors/contract.ts";

// What a card in the directory shows (app/vendors/directory.server.ts).
const columns = `id, contact_name, business_name, business_name_english, photo_id, logo_id, rating, review_count,
  verified_checks, verified_at, category, location, services, price_range, years_in_business, speaks_english,
  speaks_spanish, smokes, has_transportation, available_dates, available_times, is_sample`;
const best = "order by rating desc, id desc limit 20";

/** A page of a category, the categories in turn. */
export async function readCategory(pool: pg.Pool, turn: number): Promise<string> {
  const { rows } = await pool.query({
    name: "category",
    text: `select ${columns} from vendor where status = 'approved' and category = $1 ${best}`,
    values: [vendorCategories[turn % vendorCategories.length]],
  });
  return JSON.stringify(rows);
}

/** Who has the words, found by the index: not in the order of fit, and not counted. */
export async function readMatching(pool: pg.Pool, words: readonly string[], turn: number): Promise<string> {
  const { rows } = await pool.query({
    name: "matching",
    text: `select ${columns} from vendor where status = 'approved' and search @@ to_tsquery('simple', $1) ${best}`,
    values: [words[turn % words.length]],
  });
  return JSON.stringify(rows);
}
