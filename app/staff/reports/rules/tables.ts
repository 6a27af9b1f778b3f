/** How a column's values are to be read: money in integer cents, a duration in minutes, a share from 0 to 1. */
export type ColumnKind = "name" | "text" | "week" | "count" | "share" | "minutes" | "usd" | "dop";

/** The report's tables with their columns; the first column names the row. Labels are in messages.ts. */
const reportTables = {
  answersByChannel: {
    channel: "name",
    received: "count",
    answered: "count",
    within: "count",
    late: "count",
    unanswered: "count",
    share: "share",
    median: "minutes",
    p90: "minutes",
  },
  answersByColleague: {
    colleague: "text",
    answered: "count",
    within: "count",
    share: "share",
    median: "minutes",
    p90: "minutes",
  },
  funnel: { stage: "name", leads: "count", share: "share" },
  leadsByWeek: { week: "week", received: "count", converted: "count", sales: "count" },
  salesByPackage: { package: "name", sales: "count", usd: "usd", dop: "dop" },
  bookingsByStatus: { status: "name", bookings: "count", share: "share" },
  bookingsByWeek: { week: "week", received: "count", cancelled: "count", noShows: "count" },
  bookingsByVendor: {
    vendor: "text",
    received: "count",
    completed: "count",
    cancelled: "count",
    noShows: "count",
    priceUsd: "usd",
    priceDop: "dop",
    commissionUsd: "usd",
    commissionDop: "dop",
  },
  money: { amount: "name", bookings: "count", usd: "usd", dop: "dop" },
  chats: { answeredBy: "name", chats: "count", share: "share" },
  safety: {
    urgency: "name",
    received: "count",
    reached: "count",
    inTime: "count",
    share: "share",
    median: "minutes",
    p90: "minutes",
  },
} as const satisfies Record<string, Readonly<Record<string, ColumnKind>>>;

export type TableId = keyof typeof reportTables;
export const tableIds = Object.keys(reportTables) as [TableId, ...TableId[]];
export type ColumnId = { [T in TableId]: keyof (typeof reportTables)[T] }[TableId];
export type Cell = string | number | null;
/** A row has the columns of its table. */
export type Row = Readonly<Record<string, Cell>>;

export const columnsOf = (table: TableId): [ColumnId, ColumnKind][] =>
  Object.entries(reportTables[table]) as [ColumnId, ColumnKind][];

/** A part of a whole; null where there is none. */
export const shareOfWhole = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);
