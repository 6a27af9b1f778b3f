import pg from "pg";
import { vi } from "vitest";

type Cost = { pages: number; execution: number; planning: number; statements: number };

/**
 * What the product's reading statements cost the database meanwhile: each is run once more, alone and explained.
 * @param url of the database
 * @returns pages read, from memory or disk; execution and planning in milliseconds (of a named statement the product plans
 *   once for each connection); how many statements
 */
export async function databaseCost(url: string, act: () => Promise<unknown>): Promise<Cost> {
  const spied = vi.spyOn(pg.Client.prototype, "query");
  await act();
  const calls = spied.mock.calls.map(([first, values]) => statementOf(first, values));
  spied.mockRestore();
  const client = new pg.Client({
    connectionString: url,
    options: "-c max_parallel_workers_per_gather=0",
  });
  await client.connect();
  await client.query("begin");
  const cost: Cost = { pages: 0, execution: 0, planning: 0, statements: 0 };
  for (const { text, values } of calls) {
    // What one sets for its transaction holds for those after it.
    if (text.includes("set_config(")) await client.query(text, values);
    if (!/^\s*(select|with)\b/i.test(text) || /\b(insert|update|delete)\b/i.test(text)) continue;
    const { rows } = await client.query(
      `explain (analyze, buffers, timing off, format json) ${text}`,
      values,
    );
    const [explained] = rows[0]["QUERY PLAN"];
    cost.pages += Number(explained.Plan["Shared Hit Blocks"]) + Number(explained.Plan["Shared Read Blocks"]);
    cost.execution += Number(explained["Execution Time"]);
    cost.planning += Number(explained["Planning Time"]);
    cost.statements += 1;
  }
  await client.end();
  return cost;
}

/** The pages of the database that the product's statements read meanwhile. @param url of its database */
export async function pagesRead(url: string, act: () => Promise<unknown>): Promise<number> {
  return (await databaseCost(url, act)).pages;
}

function statementOf(first: unknown, second: unknown): { text: string; values: unknown[] } {
  const { text, values } = (typeof first === "string" ? { text: first } : first) as {
    text?: string;
    values?: unknown[];
  };
  return { text: text ?? "", values: values ?? (Array.isArray(second) ? second : []) };
}
