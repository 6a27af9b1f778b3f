import pg from "pg";

/** As many as platform/database/pool.server.ts gives the product. */
export const poolSize = 16;

/** Adds leads until there are `count`: over two years, in both languages, of every status, with words to search. */
export async function fillLeads(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into lead (reference, name, email, phone, package, message, status, locale, created_at, first_answered_at)
       select 'AR-' || upper(substr(md5(n::text), 1, 4)) || '-' || upper(substr(md5(n::text), 5, 4)),
         (array['Marsha Whitcomb','Tomás Echevarría','Priya Raman','Gerald Okafor','Ingrid Solheim','Yolanda Cruz','Peter Hallström'])[1 + n % 7] || ' ' || n,
         'lead-' || n || '@example.com', '+1614555' || lpad((n % 10000)::text, 4, '0'),
         (array['explorer','royal','elite',null])[1 + n % 4],
         (array['We plan to move next March and would like to rent for a year before we decide anything.',
           'Quiero volver a vivir en Santiago y trabajar a distancia. ¿Me ayudan con la cédula?',
           'Is the internet in Las Terrenas good enough for video calls all day? My employer asks.',
           'Family of five; we need a house near a bilingual school, with a garden and a room for my mother.'])[1 + n % 4] || ' ' || md5((n * 7)::text),
         (array['new','contacted','qualified','converted','closed'])[1 + n % 5], (array['en','es'])[1 + n % 2],
         now() - n * interval '2 years' / $1::int,
         case when n % 5 > 0 then now() - n * interval '2 years' / $1::int + interval '5 hours' end
       from generate_series(1, greatest(0, $1::int - (select count(*)::int from lead))) n`,
      [count],
    );
    // As autovacuum leaves it after a while, so that the first readers do not do its work.
    await client.query("vacuum analyze lead");
    await client.query("checkpoint").catch(() => undefined); // not everybody may
  } finally {
    await client.end();
  }
}
