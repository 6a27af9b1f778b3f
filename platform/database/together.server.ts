import { DatabaseError } from "pg";
import { rawPool } from "./pool.server.ts";

/** Statements of one kind under way in this process: while one is with the database, Node prepares the next. */
const atOnce = 2;
/** As many items as one statement takes at most. */
const most = 8;
/** As long as the pool lets somebody wait for a connection, in milliseconds. */
const patience = 2_000;

type Waiting<Item, Result> = {
  item: Item;
  since: number;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Does in one statement what several requests ask for at the same moment. There is no timer: whoever comes while
 * fewer than `atOnce` are under way begins at once, and who comes later goes with all the others that wait, as soon as
 * one has ended. So a quiet house answers as ever, and a busy one shares its trips, commits and flushes of the disk.
 * @param work one statement for all items, all or nothing; answers in their order. When PostgreSQL refuses it, nothing
 *   was done, so each is done alone and only the culprit fails. Any other failure is everybody's: nobody knows.
 */
export function together<Item, Result>(
  work: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let underWay = 0;

  function start(): void {
    while (underWay < atOnce && queue.length > 0) {
      underWay += 1;
      void finish(queue.splice(0, most).filter(hasPatience)).finally(() => {
        underWay -= 1;
        start();
      });
    }
  }

  async function finish(batch: Waiting<Item, Result>[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
    } catch (error) {
      if (batch.length > 1 && isRefusal(error)) await Promise.all(batch.map((one) => finish([one])));
      else for (const { reject } of batch) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, since: performance.now(), resolve, reject });
      start();
    });
}

/** Whoever waited too long behind a slow database is refused, as by the pool, instead of waiting for one more. */
function hasPatience({ since, reject }: Pick<Waiting<unknown, never>, "since" | "reject">): boolean {
  const patient = performance.now() - since < patience;
  if (!patient) reject(new Error("timeout exceeded when trying to connect"));
  return patient;
}

/**
 * SQLSTATE classes 22 (data exception), 23 (integrity constraint violation) and 40 (undone for the sake of another
 * transaction): the fault of some rows, and nothing was done.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof DatabaseError && /^(2[23]|40)/.test(error.code ?? "");
}

/**
 * One reading for all who ask at the same moment.
 * @param columns of `asked`, the table of what they ask, as SQL ("email text, …")
 * @param text selects `asked.place` among what it tells; at most one row for each, and undefined where there is none
 */
export function readTogether<Asked extends object, Row extends object>(
  name: string,
  columns: string,
  text: string,
): (asked: Asked) => Promise<Row | undefined> {
  const statement = {
    name,
    text: `with asked as (select * from json_to_recordset($1) as asked (place integer, ${columns})) ${text}`,
  };
  return together(async (all) => {
    const values = [JSON.stringify(all.map((asked, place) => ({ ...asked, place })))];
    const { rows } = await rawPool().query<Row & { place: number }>({ ...statement, values });
    const found = new Map(rows.map((row) => [row.place, row]));
    return all.map((_, place) => found.get(place));
  });
}
