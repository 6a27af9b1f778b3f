import { randomBytes } from "node:crypto";
import pg from "pg";

const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.POOL_SIZE),
});

export type Vendor = {
  id: string;
  business_name: string;
  business_name_english: string;
  contact_name: string;
  category: string;
  location: string;
  services: string[];
  description: string;
  description_spanish: string;
  price_range: string | null;
  years_in_business: number;
  speaks_english: boolean;
  speaks_spanish: boolean;
  has_transportation: boolean;
  available_dates: string[];
  available_times: string;
  verified_checks: string[];
  rating: number;
  review_count: number;
};

const columns = `id, business_name, business_name_english, contact_name, category, location, services, description,
  description_spanish, price_range, years_in_business, speaks_english, speaks_spanish, has_transportation, available_dates, available_times,
  verified_checks, rating, review_count`;

/** Twenty, the best rated first; each word of the search is somewhere in a name or a service. */
export async function listVendors(params: URLSearchParams): Promise<Vendor[]> {
  const conditions = ["status = 'approved'"];
  const values: string[] = [];
  const category = params.get("category");
  if (category) conditions.push(`category = $${values.push(category)}`);
  const words = params.get("search")?.match(/\S+/g) ?? [];
  for (const word of words)
    conditions.push(`search_text ilike $${values.push(`%${word.replace(/[\\%_]/g, "\\$&")}%`)}`);
  const where = conditions.join(" and ");
  const text = `select ${columns} from peer.vendor where ${where} order by rating desc, id desc limit 20`;
  return (await pool.query<Vendor>(text, values)).rows;
}

export async function findVendor(id: string): Promise<Vendor | undefined> {
  const text = `select ${columns} from peer.vendor where status = 'approved' and id = $1`;
  return (await pool.query<Vendor>(text, [id])).rows[0];
}

export type NewLead = { name: string; email: string; phone: string; package: string; message: string };

export async function insertLead(lead: NewLead): Promise<{ reference: string }> {
  const reference = `AR-${randomBytes(4).toString("hex").toUpperCase()}`;
  await pool.query(
    `insert into lead (reference, name, email, phone, package, message, locale, created_at)
     values ($1, $2, $3, $4, $5, $6, 'en', now())`,
    [reference, lead.name, lead.email, lead.phone, lead.package, lead.message],
  );
  return { reference };
}
