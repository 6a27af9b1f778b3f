import { and, asc, isNotNull } from "drizzle-orm";
import { booking } from "#app/clients/bookings/schema.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { addDays } from "#platform/i18n/calendar-days.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Calendar, CalendarEntry, CalendarQuery } from "../contract.ts";
import { isAppointment, sources } from "./sources.server.ts";

const maxDays = 42;
const maxEntries = 1000;
const maxNames = 200;

/**
 * What has a date in these days, for staff, with the vendors and colleagues who have something.
 * @throws AppError malformed for more than six weeks, or days in reverse
 */
export async function readCalendar(ctx: Ctx, query: CalendarQuery): Promise<Calendar> {
  requireStaff(ctx);
  if (query.to < query.from || query.to >= addDays(query.from, maxDays)) throw new AppError("malformed");
  const [{ entries, isCut }, vendors, assignees] = await Promise.all([
    readEntries(ctx, query, maxEntries),
    listVendors(ctx, query),
    listAssignees(ctx, query),
  ]);
  return { entries, isCut, vendors, assignees };
}

/** By day, then those of the whole day, then by time. The caller checks access. */
async function readEntries(
  ctx: Ctx,
  query: CalendarQuery,
  most: number,
): Promise<Pick<Calendar, "entries" | "isCut">> {
  const found = (await Promise.all(sources.map((source) => source(ctx, query, most + 1)))).flat();
  const sorted = found.toSorted((one, other) => order(one).localeCompare(order(other)));
  return { entries: sorted.slice(0, most), isCut: sorted.length > most };
}

const pageSize = 500;

/** All entries of some days, each kind by time, in pages: however many they are, a page of them is in memory. The caller checks access. */
export async function* eachEntry(ctx: Ctx, query: CalendarQuery): AsyncGenerator<CalendarEntry[]> {
  for (const source of sources) {
    let last: CalendarEntry | undefined;
    do {
      const page = await source(ctx, query, pageSize, last);
      yield page;
      last = page.length === pageSize ? page.at(-1) : undefined;
    } while (last);
  }
}

const order = ({ at, hasHour, kind, id }: CalendarEntry) =>
  [todayInSantoDomingo(new Date(at)), hasHour ? at : "", kind, String(id).padStart(16, "0")].join(" ");

function listVendors({ db }: Ctx, { from, to }: CalendarQuery): Promise<Calendar["vendors"]> {
  return db
    .selectDistinct({ id: booking.vendorId, name: booking.vendorName })
    .from(booking)
    .where(isAppointment({ from, to }))
    .orderBy(asc(booking.vendorName), asc(booking.vendorId))
    .limit(maxNames);
}

async function listAssignees({ db }: Ctx, { from, to }: CalendarQuery): Promise<string[]> {
  const rows = await db
    .selectDistinct({ assignee: booking.assignee })
    .from(booking)
    .where(and(isAppointment({ from, to }), isNotNull(booking.assignee)))
    .orderBy(asc(booking.assignee))
    .limit(maxNames);
  return rows.flatMap(({ assignee }) => assignee ?? []);
}
