import { sql } from "drizzle-orm";
import type { Db } from "#platform/database/pool.server.ts";
import { vendorKinds } from "../values.ts";
import { families, isCurrent, numberList, rootsOf } from "./family.server.ts";

const isOfVendor = sql`link.kind = any(${sql.param([...vendorKinds])}::text[])`;

/**
 * Computes the list's rows of the families of some people, from their rows alone: after a merge and its undoing they are the
 * same again.
 */
export async function refreshListing(db: Db, personIds: readonly number[]): Promise<void> {
  if (personIds.length === 0) return;
  const roots = [...new Set((await rootsOf(db, personIds)).values())];
  await db.execute(sql`delete from person_listing using person
    where person.id = person_listing.person_id and person.merged_into is not null
      and person.id = any(${numberList(personIds)})`);
  await db.execute(sql`
    with recursive ${families(numberList(roots))},
    link as (select family.root, link.kind, link.name, link.record_at from family
      join person_record as link on link.person_id = family.id where ${isCurrent("link")}),
    records as (select link.root, max(link.record_at) as last_at, bool_or(not ${isOfVendor}) as is_customer,
      bool_or(${isOfVendor}) as is_vendor, string_agg(distinct link.name, chr(10)) as names from link group by link.root),
    points as (select family.root, string_agg(value, chr(10) order by value) as contacts from family
      join contact_point on contact_point.person_id = family.id group by family.root),
    said as (select family.root, string_agg(person.name || ' ' || person.town || ' ' ||
        array_to_string(person.tags, ' '), chr(10) order by person.id) as words, max(last_record_at) as last_at
      from family join person on person.id = family.id group by family.root)
    insert into person_listing (person_id, last_at, is_customer, is_vendor, search)
    select person.id, coalesce(records.last_at, said.last_at, person.created_at), coalesce(records.is_customer, true),
      coalesce(records.is_vendor, false), plain(concat_ws(chr(10), said.words, records.names, points.contacts))
    from person join said on said.root = person.id left join records on records.root = person.id
      left join points on points.root = person.id
    on conflict (person_id) do update set last_at = excluded.last_at, is_customer = excluded.is_customer,
      is_vendor = excluded.is_vendor, search = excluded.search`);
}
