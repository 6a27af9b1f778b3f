import { sql } from "drizzle-orm";
import { anonymous } from "../../visitor-name.ts";

/** In SQL, of a row of `chat_session`: the name of the person whose conversation it is, or "". */
export const personNameInSql = sql<string>`coalesce((
  select person.name from person where person.id = (
    select person_root(person_id) from person_record
    where kind = 'chat' and record_id = chat_session.id order by person_record.id desc limit 1)), '')`;

const isNamed = sql`chat_session.name not in ('', ${sql.raw(`'${anonymous}'`)})`;

/** In SQL, of a row of `chat_session`: the visitor as `visitorName` says it; "" if only the conversation's number tells. */
export const visitorNameInSql = sql<string>`case when ${isNamed} then chat_session.name
  else coalesce(nullif(${personNameInSql}, ''), chat_session.contact) end`;
