// The database's limit: the statements alone, through bare `pg`.
import pg from "pg";
import { vendorCategories } from "#app/marketplace/vendors/values.ts";
import { takeOrders } from "../load/child.ts";
import {
  insertBooking,
  insertWholeBooking,
  readBookings,
  sampleBooking,
} from "../statements/booking-statements.ts";
import { readBoardPage } from "../statements/community-statements.ts";
import { insertOnly, readLeads, sampleLead } from "../statements/lead-statements.ts";
import { readCategory, readOne } from "../statements/vendor-statements.ts";
import { timeRepeated } from "../timings.ts";

export type SqlWork =
  | "insert"
  | "insert booking"
  | "whole booking"
  | "list"
  | "bookings"
  | "directory"
  | "vendor"
  | "board first"
  | "board deep";
export type SqlFacts = { token: string; vendors: number[]; lastPage: number };
export type SqlOrder =
  | ({ open: string; poolSize: number } & SqlFacts)
  | { work: SqlWork; seconds: number; concurrency: number };

let pool: pg.Pool | undefined;
let facts: SqlFacts = { token: "", vendors: [], lastPage: 1 };
let turn = 0;

function once(db: pg.Pool, work: SqlWork): Promise<unknown> {
  const { token, vendors, lastPage } = facts;
  if (work === "list") return readLeads(db, token);
  if (work === "bookings") return readBookings(db, token);
  if (work === "insert booking") return insertBooking(db, sampleBooking());
  if (work === "whole booking") return insertWholeBooking(db, sampleBooking());
  if (work === "directory") return readCategory(db, inTurn(vendorCategories));
  if (work === "vendor") return readOne(db, inTurn(vendors));
  if (work === "board first") return readBoardPage(db, 1);
  if (work === "board deep") return readBoardPage(db, inTurn([Math.ceil(lastPage / 2), lastPage]));
  return insertOnly(db, sampleLead());
}

function inTurn<T>(list: readonly T[]): T {
  turn += 1;
  return list[turn % list.length] as T;
}

takeOrders<SqlOrder>((order) => {
  if ("open" in order) {
    pool = new pg.Pool({ connectionString: order.open, max: order.poolSize });
    facts = order;
    return true;
  }
  const db = pool;
  if (!db) throw new Error("no database was named");
  return timeRepeated(order, () => once(db, order.work));
});
