import { setTimeout as sleep } from "node:timers/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";

import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { fillIndex } from "#app/marketplace/vendors/search/fill.server.ts";
import { services } from "#app/marketplace/vendors/search/lists/services.ts";
import { vendorCategories } from "#app/marketplace/vendors/values.ts";
import { lockPeople } from "#app/staff/people/public.server.ts";
import { closeDatabase, openDatabase, rawPool } from "#platform/database/pool.server.ts";

import { firstNames, kinds, kindsInEnglish, secondNames, surnames } from "./statements/vendor-words.ts";

/** Like platform/database/pool.server.ts. */
export const poolSize = 16;

export type Counts = Record<"leads" | "vendors" | "bookings" | "posts" | "chats" | "letters", number>;

/** The small database for comparison. */
export const smallCounts: Counts = {
  leads: 2000,
  vendors: 2000,
  bookings: 2000,
  posts: 200,
  chats: 2000,
  letters: 2000,
};

/** Adds records up to these counts. */
export async function fill(url: string, counts: Counts): Promise<void> {
  await fillLeads(url, counts.leads);
  await fillVendors(url, counts.vendors);
  await fillBookings(url, counts.bookings);
  await fillPosts(url, counts.posts);
  await fillChats(url, counts.chats);
  await fillLetters(url, counts.letters);
  await fillPeople(url);
}

export function fillLeads(url: string, count: number): Promise<void> {
  return withClient(url, async (client) => {
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
    await vacuum(client, "lead");
  });
}

/** English names first, then Spanish: neighbours in the list belong together. */
const serviceNames = [...services.map(({ en }) => en[0] ?? ""), ...services.map(({ es }) => es[0] ?? "")];

async function fillVendors(url: string, count: number): Promise<void> {
  await insertVendors(url, count);
  await indexVendorsOf(url);
  await withClient(url, (client) =>
    vacuum(client, "vendor, vendor_document, vendor_key_entry, vendor_word_entry"),
  );
}

/** Adds approved vendors with 3 to 6 services, one in five without reviews. The job has to index them. */
export function insertVendors(url: string, count: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query("select setseed(0.5)"); // the same vendors each time
    await client.query(
      `insert into vendor (business_name, business_name_english, contact_name, email, phone, category, location,
         services, description, description_spanish, price_range, years_in_business, speaks_english,
         has_transportation, available_dates, available_times, locale, status, verified_checks, verified_at,
         verified_by, rating, review_count, created_at, updated_at)
       select kind || ' ' || surname || ' ' || second, surname || ' ' || second || ' ' || kind_english,
         first || ' ' || surname, 'vendor-' || n || '@example.com', '+1809555' || lpad((n % 10000)::text, 4, '0'),
         category, location,
         array(select ($1::text[])[1 + (at + i) % $2::int] from generate_series(0, 2 + n % 4) i),
         'Family business in ' || location || ' that answers the same day and gives you the price before it begins.',
         'Negocio familiar en ' || location || ' que responde el mismo día y da el precio antes de empezar.',
         repeat('$', 1 + n % 4), 1 + n % 25, n % 2 = 0, n % 3 = 0,
         case when n % 5 = 0 then '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday}'::text[]
           else '{Monday,Tuesday,Wednesday,Thursday,Friday}' end, '8:00 AM - 5:00 PM', 'es', 'approved',
         case when n % 3 = 0 then '{identity,registration}'::text[] else '{}' end,
         case when n % 3 = 0 then created end, case when n % 3 = 0 then 'Arribo' end,
         case when reviews > 0 then rating else 0 end, reviews, created, created
       from (select n, floor(random() * $2)::int as at, greatest(0, floor(random() * 100) - 20)::int as reviews,
           round((1 + 4 * sqrt(random()))::numeric, 1) as rating, now() - random() * interval '3 years' as created,
           floor(random() * cardinality($3::text[]))::int + 1 as k,
           ${pick("$5")} as first, ${pick("$6")} as surname, ${pick("$7")} as second,
           ${pick("$8")} as category, ${pick("$9")} as location
         from generate_series(1, greatest(0, $10::int - (select count(*)::int from vendor))) n) made,
         lateral (select ($3::text[])[k] as kind, ($4::text[])[k] as kind_english) kinds`,
      [
        serviceNames,
        serviceNames.length,
        kinds,
        kindsInEnglish,
        firstNames,
        surnames,
        secondNames,
        vendorCategories,
        locations,
        count,
      ],
    );
  });
}

/** Like the product's job, which may be at it too. */
async function indexVendorsOf(url: string): Promise<void> {
  openDatabase(url);
  while (await isIncomplete()) if ((await fillIndex(new AbortController().signal)) === 0) await sleep(200);
  await closeDatabase();
}

async function isIncomplete(): Promise<boolean> {
  const { rowCount } = await rawPool().query("select from vendor_unindexed limit 1");
  return rowCount === 1;
}

export function fillBookings(url: string, count: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into booking (reference, token, token_hash, vendor_id, vendor_name, customer_name, email, customer_phone, customer_contact,
         service_requested, preferred_at, preferred_time, message, urgency, budget, status, locale, created_at, due_at, answered_at)
       select lpad((n % 1000000)::text, 6, '0'), md5(n::text) || md5((n + 1)::text),
         translate(encode(sha256(convert_to(md5(n::text) || md5((n + 1)::text), 'UTF8')), 'base64'), '+/=', '-_'), vendor.id, vendor.business_name,
         (array['Marsha Whitcomb','Tomás Echevarría','Priya Raman','Gerald Okafor','Ingrid Solheim'])[1 + n % 5] || ' ' || n,
         'booking-' || n || '@example.com', '+1614555' || lpad((n % 10000)::text, 4, '0'), '',
         coalesce(vendor.services[1], 'Other Service'), made + interval '9 days', '10:00 AM',
         (array['The sink in the kitchen drips and the pump on the roof is loud at night.',
           'Somos dos y llegamos en marzo; queremos ver tres apartamentos cerca de la playa.'])[1 + n % 2] || ' ' || md5((n * 7)::text),
         (array['standard','urgent','asap'])[1 + n % 3], 'US$200',
         (array['pending','confirmed','in-progress','completed','cancelled'])[1 + n % 5], (array['en','es'])[1 + n % 2],
         made, made + interval '24 hours', case when n % 5 > 0 then made + interval '5 hours' end
       from (select n, now() - n * interval '2 years' / $1::int as made
         from generate_series(1, greatest(0, $1::int - (select count(*)::int from booking))) n) numbered
       join (select *, row_number() over (order by id) as place from vendor limit 50) vendor on vendor.place = 1 + n % 50`,
      [count],
    );
    await vacuum(client, "booking");
  });
}

/** Their last word differs, and has no digits, which might be taken for a phone number. */
export function fillPosts(url: string, count: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into community_post (place, author, title, content, locale, status, created_at)
       select nextval('community_place'),
         (array['Marsha W.','Tomás E.','Priya R.','Gerald O.','Ingrid S.'])[1 + n % 5],
         (array['What do you wish you had packed?','¿Cómo encontraron médico de cabecera?','Renting first: what did your lease not say?'])[1 + n % 3] || ' ' || n,
         (array['We fly with four suitcases in March and I keep changing my mind about what goes in them.',
           'Llegamos a Santiago hace dos meses. ¿Ustedes preguntaron en el seguro, a los vecinos, o fueron probando?'])[1 + n % 2] || ' ' || translate(md5((n * 7)::text), '0123456789', 'ghijklmnop'),
         (array['en','es'])[1 + n % 2], 'visible', now() - interval '2 years' + n * interval '2 years' / $1::int
       from generate_series(1, greatest(0, $1::int - (select count(*)::int from community_post
         where topic_id is null and status = 'visible'))) n`,
      [count],
    );
    await vacuum(client, "community_post, community_count");
  });
}

/** One in five waits for a person. All are recent, as old ones are deleted. */
export function fillChats(url: string, count: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `with made as (
         insert into chat_session (token_hash, locale, name, contact, state, waiting_since, created_at, last_activity_at)
         select md5('chat ' || n), (array['en','es'])[1 + n % 2],
           (array['Marsha Whitcomb','Tomás Echevarría','Priya Raman','Gerald Okafor','Ingrid Solheim'])[1 + n % 5] || ' ' || n,
           'chat-' || n || '@example.com', case when n % 5 = 0 then 'waiting' else 'closed' end,
           case when n % 5 = 0 then began + interval '2 minutes' end, began, began + interval '10 minutes'
         from (select n, now() - n * interval '20 days' / $1::int as began
           from generate_series(1, greatest(0, $1::int - (select count(*)::int from chat_session))) n) numbered
         returning id, locale, created_at)
       insert into chat_message (session_id, author, locale, text, created_at)
       select id, author, locale, message || ' ' || md5(id::text), created_at from made, lateral (values
         ('visitor', (array['Do I need an inverter in Sosúa?','¿Cuánto tarda la cédula?','Which bank opens accounts for newcomers?'])[1 + id % 3]),
         ('assistant', 'A person of our team can answer that.')) said (author, message)`,
      [count],
    );
    await vacuum(client, "chat_session, chat_message");
  });
}

/** All are sent, so that no worker sends them. */
export function fillLetters(url: string, count: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query(
      `insert into outbox (effect, channel, recipient, letter, facts, locale, status, attempts, created_at, sent_at)
       select 'bench:' || n, 'email', 'letter-' || n || '@example.com', 'lead_receipt',
         jsonb_build_object('name', 'Marsha Whitcomb', 'email', 'letter-' || n || '@example.com', 'phone', '+16145550142',
           'reference', 'AR-0000-0000', 'message', 'We plan to move next March. ' || md5(n::text)),
         (array['en','es'])[1 + n % 2], 'sent', 1, made, made + interval '1 second'
       from (select n, now() - n * interval '2 years' / $1::int as made
         from generate_series(1, greatest(0, $1::int - (select count(*)::int from outbox))) n) numbered`,
      [count],
    );
    await vacuum(client, "outbox");
  });
}

/**
 * Makes a person of each record that the product has not linked yet: its own job does the same one by one, an hour for a
 * million, and would slow down what is measured meanwhile. A number belongs to the first who has it.
 */
function fillPeople(url: string): Promise<void> {
  return withClient(url, async (client) => {
    await drizzle({ client }).transaction(async (tx) => {
      await lockPeople(tx);
      for (const statement of peopleStatements) await tx.execute(statement);
    });
    await vacuum(client, "person, contact_point, person_record, person_listing");
  });
}

const peopleStatements = [
  `create temporary table unlinked on commit drop as
    select kind, id, name, locale, email, phone, at, nextval(pg_get_serial_sequence('person', 'id')) as person_id
    from (select 'lead' as kind, id, name, locale, email, phone, created_at as at from lead
      union all select 'booking', id, customer_name, locale, email, customer_phone, created_at from booking
      union all select 'chat', id, name, locale, contact, '', created_at from chat_session
      union all select 'vendor', id, contact_name, locale, email, phone, created_at from vendor) record
    where email like '%@example.com'
      and exists (select from person_waiting where person_waiting.kind = record.kind and record_id = record.id)`,
  `insert into person (id, name, locale, created_at) overriding system value
    select person_id, name, locale, at from unlinked`,
  `insert into contact_point (person_id, kind, value, seen_kind, seen_id, created_at)
    select person_id, 'email', email, kind, id, at from unlinked on conflict do nothing`,
  `insert into contact_point (person_id, kind, value, seen_kind, seen_id, created_at)
    select distinct on (phone) person_id, 'phone', phone, kind, id, at from unlinked where phone <> ''
    order by phone, at on conflict do nothing`,
  `insert into person_record (person_id, kind, record_id, name, at, record_at)
    select person_id, kind, id, name, at, at from unlinked`,
  `insert into person_listing (person_id, last_at, is_customer, is_vendor, search)
    select person_id, at, kind <> 'vendor', kind = 'vendor', plain(concat_ws(chr(10), name, email, phone)) from unlinked`,
  `delete from person_waiting using unlinked
    where person_waiting.kind = unlinked.kind and person_waiting.record_id = unlinked.id`,
];

/** @returns ids of people, from all over the table */
export function findSomePeople(url: string): Promise<number[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "select id from person order by md5(id::text) limit 50",
    );
    return rows.map(({ id }) => Number(id));
  });
}

const pick = (list: string) => `(${list}::text[])[1 + floor(random() * cardinality(${list}::text[]))::int]`;

/** Like autovacuum later: otherwise the first readers pay for it. */
async function vacuum(client: pg.Client, tables: string): Promise<void> {
  await client.query(`vacuum analyze ${tables}`);
  await client.query("checkpoint").catch(() => undefined); // not everybody may
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
