import { Readable } from "node:stream";
import Papa from "papaparse";
import { z } from "zod";
import { type AuditChange, recordAudit } from "#app/staff/audit/public.server.ts";
import type { Page } from "#platform/database/lists/page.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { guardedCell } from "./cell.ts";

type Cell = string | number | boolean | null | undefined;
/** A column of the file: a field of the row; or its name, and how it is read of a row. */
export type CsvColumn<T> = (keyof T & string) | readonly [name: string, read: (row: T) => Cell];

const nameOf = <T>(column: CsvColumn<T>): string => (typeof column === "string" ? column : column[0]);
const readOf = <T>(column: CsvColumn<T>, row: T): unknown =>
  (typeof column === "string" ? row[column] : column[1](row)) ?? "";

/** Rows as lines of CSV, each ended; no cell runs as a formula. */
export function csvLines(rows: readonly (readonly unknown[])[]): string {
  const guarded = rows.map((row) => row.map(guardedCell));
  return `${Papa.unparse(guarded, { newline: "\r\n" })}\r\n`;
}

/**
 * Rows as a CSV file: UTF-8 with a byte order mark (for Excel), formula cells escaped. It streams page by page, so that
 * memory use stays constant.
 * @param file name without ".csv"
 */
export function csvResponse<T>(
  file: string,
  columns: readonly CsvColumn<T>[],
  pages: AsyncIterable<readonly T[]>,
): Response {
  async function* lines() {
    yield `\uFEFF${columns.map(nameOf).join(",")}\r\n`;
    for await (const page of pages) {
      if (page.length === 0) return;
      yield csvLines(page.map((row) => columns.map((column) => readOf(column, row))));
    }
  }
  const body = Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream<Uint8Array>;
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${file}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

type ExportAct = Extract<AuditChange, { act: `${string}.export` }>["act"];

type CsvList<Path extends `/api/${string}`, Q extends z.ZodObject, T> = {
  path: Path;
  /** As in "arribo-bookings.csv" and in the call's summary. */
  name: string;
  /** The list's filter, without its paging. */
  query: Q;
  /** The service function of the list call. */
  list: (ctx: Ctx, query: z.output<Q> & { limit: number; cursor?: string | undefined }) => Promise<Page<T>>;
  columns: readonly CsvColumn<T>[];
  /** Its detail is `filter`. */
  act: Exclude<ExportAct, "lead.export" | "figures.export" | "person.export">;
  subject: AuditChange["subject"];
};

/** The call that exports a list with its filter. Staff confirm who they are first; it is recorded in the audit log. */
export function csvCall<Path extends `/api/${string}`, Q extends z.ZodObject, T>({
  path,
  name,
  query,
  list,
  columns,
  act,
  subject,
}: CsvList<Path, Q, T>) {
  return call({
    method: "GET",
    path,
    summary: `Export the filtered ${name} as CSV`,
    caller: "staff",
    permission: "export",
    requiresConfirmation: true,
    query,
    answer: z.string(),
    async respond(_c, ctx, input) {
      requireStaff(ctx, "export");
      const filter = input as z.output<Q>;
      const detail = { filter: filterText(filter as Record<string, unknown>) };
      // All these acts have the same detail, which the union of them does not tell.
      const event = { act, subject, detail } as AuditChange;
      await recordAudit(ctx, { ...event, subjectId: 0 });
      return csvResponse(`arribo-${name.replaceAll(" ", "-")}`, columns, allPages(ctx, list, filter));
    },
  });
}

const pageSize = 500;

async function* allPages<Q, T>(
  ctx: Ctx,
  list: (ctx: Ctx, query: Q & { limit: number; cursor?: string | undefined }) => Promise<Page<T>>,
  filter: Q,
): AsyncGenerator<T[]> {
  let cursor: string | undefined;
  do {
    const page = await list(ctx, { ...filter, limit: pageSize, cursor });
    yield page.items;
    cursor = page.next;
  } while (cursor);
}

/** What was filtered by; of a search only that there was one: it may be a name. */
function filterText(filter: Record<string, unknown>): string {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => `${name}=${name === "search" ? "…" : value}`)
    .join(" ");
}
