import pg from "pg";

/** One statement over a connection of its own. @returns its rows */
export async function query<R extends object>(url: string, statement: string): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query<R>(statement).finally(() => client.end())).rows;
}
