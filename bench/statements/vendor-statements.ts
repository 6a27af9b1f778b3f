import type pg from "pg";

// A directory card's columns (app/marketplace/vendors/server/directory.server.ts).
const columns = `id, contact_name, business_name, business_name_english, photo_id, logo_id, rating, review_count,
  verified_checks, verified_at, category, location, services, price_range, years_in_business, speaks_english,
  speaks_spanish, smokes, has_transportation, available_dates, available_times, is_sample`;
const best = "order by rating desc, id desc limit 20";

export function readCategory(pool: pg.Pool, category: string): Promise<string> {
  return read(pool, {
    name: "category",
    text: `select ${columns} from vendor where status = 'approved' and category = $1 ${best}`,
    values: [category],
  });
}

/** A vendor's page (app/marketplace/vendors/server/public-view.server.ts). */
export function readOne(pool: pg.Pool, id: number): Promise<string> {
  return read(pool, {
    name: "vendor",
    text: `select ${columns}, business_type, year_established, description, description_spanish, sub_categories,
      certifications, business_hours from vendor where status = 'approved' and id = $1`,
    values: [id],
  });
}

async function read(pool: pg.Pool, statement: pg.QueryConfig): Promise<string> {
  return JSON.stringify((await pool.query(statement)).rows);
}
