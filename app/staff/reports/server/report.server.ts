import { recordAudit } from "#app/staff/audit/public.server.ts";
import { csvLines } from "#app/staff/shell/csv/csv.server.ts";
import { amountText } from "#app/staff/shell/money/read-money.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Report } from "../contract.ts";
import { type DayRange, type ReportFilter, rangeOf } from "../rules/period.ts";
import { type Cell, type ColumnKind, columnsOf, type TableId } from "../rules/tables.ts";
import { readAnswers } from "./answers.server.ts";
import { readBookings } from "./bookings.server.ts";
import { readFunnel } from "./leads.server.ts";
import { readChats, readSafety } from "./support.server.ts";

/** The owner's figures of some days (Santo Domingo). Amounts of different currencies are never added. */
export async function readReport(ctx: Ctx, filter: ReportFilter): Promise<Report> {
  requireStaff(ctx, "reports");
  const days: DayRange = rangeOf(filter, ctx.now);
  const [answers, leads, bookings, chats, safety] = await Promise.all([
    readAnswers(ctx, days),
    readFunnel(ctx, days),
    readBookings(ctx, days),
    readChats(ctx, days),
    readSafety(ctx, days),
  ]);
  return { ...days, tables: { ...answers, ...leads, ...bookings, chats, safety } };
}

/** One of its tables as CSV, with the columns' names of the code: money in units, durations in minutes. Audited. */
export async function exportTable(
  ctx: Ctx,
  { table, ...filter }: ReportFilter & { table: TableId },
): Promise<{ csv: string; days: DayRange }> {
  requireStaff(ctx, "reports");
  const { tables, from, to } = await readReport(ctx, filter);
  await recordAudit(ctx, {
    act: "figures.export",
    subject: "figures",
    subjectId: 0,
    detail: { table, from, to },
  });
  const columns = columnsOf(table);
  const lines = [
    columns.map(([id]) => id),
    ...tables[table].map((row) => columns.map(([id, kind]) => cellText(row[id] ?? null, kind))),
  ];
  return {
    csv: `\uFEFF${csvLines(lines)}`,
    days: { from, to },
  };
}

function cellText(value: Cell, kind: ColumnKind): string {
  if (value === null) return "";
  if (kind === "usd" || kind === "dop") return amountText(Number(value));
  return kind === "share" ? Number(value).toFixed(4) : String(value);
}
