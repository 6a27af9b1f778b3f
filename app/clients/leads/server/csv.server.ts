import { Readable } from "node:stream";
import Papa from "papaparse";
import { recordAudit } from "#app/staff/audit/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import type { Lead, LeadFilter } from "../contract.ts";
import { iterateLeads } from "./manage.server.ts";

const columns = [
  "reference",
  "createdAt",
  "status",
  "name",
  "email",
  "phone",
  "package",
  "message",
  "locale",
  "answerDueAt",
  "firstAnsweredAt",
  "heldReason",
] as const satisfies (keyof Lead)[];

/** Formula prefixes, full-width ones too. Papa's own pattern misses these, and cells with line breaks. */
const formulaStart = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;

/** Audits the export of personal data. The search text is left out: it may be a name. */
export function auditExport(ctx: Ctx, { search, ...filter }: LeadFilter): Promise<void> {
  const detail = { ...filter, search: search ? "…" : undefined };
  return recordAudit(ctx, { act: "lead.export", subject: "lead", subjectId: 0, detail });
}

/**
 * The leads of a filter as UTF-8 with a byte order mark, newest first. Streams page by page, so that memory use stays
 * constant. Formula cells are escaped.
 */
export function streamLeadsCsv(ctx: Ctx, filter: LeadFilter): ReadableStream<Uint8Array> {
  async function* lines() {
    // Byte order mark: makes Excel read UTF-8.
    yield `\uFEFF${columns.join(",")}\r\n`;
    for await (const page of iterateLeads(ctx, filter)) {
      if (page.length === 0) return;
      const rows = page.map((lead) => columns.map((column) => lead[column] ?? ""));
      yield `${Papa.unparse(rows, { escapeFormulae: formulaStart, newline: "\r\n" })}\r\n`;
    }
  }
  return Readable.toWeb(Readable.from(lines(), { objectMode: false })) as ReadableStream<Uint8Array>;
}
