import pg from "pg";
import type { Kind } from "./write-load.ts";

const places: Record<Kind, [table: string, column: string]> = {
  lead: ["lead", "email"],
  contact: ["contact_message", "email"],
  booking: ["booking", "email"],
  community: ["community_post", "author"],
  local: ["local_vendor", "email"],
  chat: ["chat_message", "client_id"],
};
/** Kinds that cause one receipt. */
const receipted = new Set<Kind>(["lead", "contact", "booking"]);

const counted = [
  ...Object.values(places).map(
    ([table, column]) =>
      `select '${table}' as place, split_part(${column}, '@', 1) as mark, count(*)::int as times
       from ${table} where ${column} like $1 || '%' group by 2`,
  ),
  `select 'outbox', split_part(recipient, '@', 1), count(*)::int
   from outbox where recipient like $1 || '%' group by 2`,
].join(" union all ");

/** Letters that were sent or that a worker sends. */
const letters = `
  select split_part(recipient, '@', 1) as mark from outbox
  where recipient like $1 || '%' and (status <> 'waiting' or due_at is not null)`;

export type Compared = { lost: string[]; doubled: string[] };

/** Compares the acknowledged writes with tables and outbox; all marks have this prefix. */
export async function compare(
  url: string,
  prefix: string,
  acknowledged: readonly { kind: Kind; mark: string }[],
): Promise<Compared> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    type Count = { place: string; mark: string; times: number };
    const found = (await client.query<Count>(counted, [prefix])).rows;
    const times = new Map(found.map((row) => [`${row.place} ${row.mark}`, row.times]));
    const { rows } = await client.query<{ mark: string }>(letters, [prefix]);
    const queued = new Set(rows.map(({ mark }) => mark));
    const isThere = ({ kind, mark }: { kind: Kind; mark: string }) => {
      if (!times.has(`${places[kind][0]} ${mark}`)) return false;
      return !receipted.has(kind) || queued.has(mark);
    };
    return {
      lost: acknowledged.filter((one) => !isThere(one)).map(({ mark }) => mark),
      doubled: found.filter((row) => row.times > 1).map(({ place, mark }) => `${place}: ${mark}`),
    };
  } finally {
    await client.end();
  }
}
