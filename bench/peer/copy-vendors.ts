import pg from "pg";

/** Arribo's vendors as a table of the peer's own, so that its index costs Arribo's writes nothing. */
export async function copyVendors(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`
      create extension if not exists pg_trgm;
      drop schema if exists peer cascade;
      create schema peer;
      create table peer.vendor as select *,
        business_name || ' ' || business_name_english || ' ' || array_to_string(services, ' ') as search_text from vendor;
      alter table peer.vendor add primary key (id);
      create index on peer.vendor (category, rating desc, id desc) where status = 'approved';
      create index on peer.vendor (rating desc, id desc) where status = 'approved';
      create index on peer.vendor using gin (search_text gin_trgm_ops)`);
    await client.query("vacuum analyze peer.vendor");
  } finally {
    await client.end();
  }
}
