import { recordAudit } from "#app/staff/audit/public.server.ts";
import { type CsvColumn, csvResponse } from "#app/staff/shell/csv/csv.server.ts";
import { amountText } from "#app/staff/shell/money/read-money.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { Lead, LeadFilter } from "../contract.ts";
import { iterateLeads } from "./manage.server.ts";

const columns: readonly CsvColumn<Lead>[] = [
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
  "assignee",
  ["soldPackage", ({ sale }) => sale?.package],
  ["soldPrice", ({ sale }) => sale && amountText(sale.price.cents)],
  ["soldCurrency", ({ sale }) => sale?.price.currency],
  ["soldOn", ({ sale }) => sale?.soldOn],
  "source",
];

/** The leads of a filter as CSV, newest first. Audited, without the search text: it may be a name. */
export async function exportLeads(ctx: Ctx, filter: LeadFilter): Promise<Response> {
  requireStaff(ctx, "export");
  const detail = { ...filter, search: filter.search ? "…" : undefined };
  await recordAudit(ctx, { act: "lead.export", subject: "lead", subjectId: 0, detail });
  return csvResponse("arribo-leads", columns, iterateLeads(ctx, filter));
}
