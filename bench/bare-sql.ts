// The limit of the database side: the statements alone, through bare `pg`, without HTTP.
import pg from "pg";
import { vendorCategories } from "#app/vendors/contract.ts";
import { insertBooking, insertWholeBooking, readBookings, sampleBooking } from "./booking-statements.ts";
import { processorTime, takeOrders } from "./child.ts";
import { readBoardPage } from "./community-statements.ts";
import { insertOnly, readLeads, sampleLead } from "./lead-statements.ts";
import { Timings } from "./timings.ts";
import { readAllMatching, readCategory, readMatching } from "./vendor-statements.ts";

export type SqlWork =
  | "insert"
  | "insert booking"
  | "whole booking"
  | "list"
  | "bookings"
  | "directory"
  | "search"
  | "search all"
  | "board first"
  | "board deep";
export type SqlOrder =
  | { open: string; poolSize: number; sessionToken: string; searches: string[]; lastPage: number }
  | { work: SqlWork; seconds: number; connections: number };

let pool: pg.Pool | undefined;
let token = "";
let searches: string[] = [];
let lastPage = 1;
let turn = 0;

function once(db: pg.Pool, work: SqlWork): Promise<unknown> {
  if (work === "list") return readLeads(db, token);
  if (work === "bookings") return readBookings(db, token);
  if (work === "insert booking") return insertBooking(db, sampleBooking());
  if (work === "whole booking") return insertWholeBooking(db, sampleBooking());
  if (work === "directory") return readCategory(db, inTurn(vendorCategories));
  if (work === "search") return readMatching(db, inTurn(searches));
  if (work === "search all") return readAllMatching(db, inTurn(searches));
  if (work === "board first") return readBoardPage(db, 1);
  if (work === "board deep") return readBoardPage(db, inTurn([Math.ceil(lastPage / 2), lastPage]));
  return insertOnly(db, sampleLead());
}

function inTurn<T>(list: readonly T[]): T {
  turn += 1;
  return list[turn % list.length] as T;
}

async function repeat(db: pg.Pool, work: SqlWork, until: number, timings: Timings): Promise<void> {
  while (performance.now() < until) {
    const started = performance.now();
    await once(db, work);
    timings.add(performance.now() - started);
  }
}

takeOrders<SqlOrder>(async (order) => {
  if ("open" in order) {
    pool = new pg.Pool({ connectionString: order.open, max: order.poolSize });
    token = order.sessionToken;
    searches = order.searches;
    lastPage = order.lastPage;
    return true;
  }
  const db = pool;
  if (!db) throw new Error("no database was named");
  const timings = new Timings();
  const until = performance.now() + order.seconds * 1000;
  const before = processorTime();
  await Promise.all(Array.from({ length: order.connections }, () => repeat(db, order.work, until, timings)));
  return timings.round(processorTime() - before);
});
