import { z } from "zod";
import { assignment } from "#app/staff/shell/contract.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import {
  lead,
  leadFilter,
  leadHistory,
  leadQuery,
  leadReceipt,
  leadStatistics,
  leadStatusChange,
  newLead,
  planning,
  planningToken,
  slotChoice,
} from "./contract.ts";
import { createLead } from "./server/create.server.ts";
import { auditExport, streamLeadsCsv } from "./server/csv.server.ts";
import {
  assignLead,
  changeLeadStatus,
  listLeadHistory,
  listLeads,
  releaseLead,
} from "./server/manage.server.ts";
import { chooseSlot, giveSlotBack, planningCalendar, readPlanning } from "./server/planning.server.ts";
import { leadStatistics as statistics } from "./server/statistics.server.ts";

export const leadCalls = [
  call({
    method: "POST",
    path: "/api/leads",
    summary: "Request a consultation",
    caller: "anyone",
    body: newLead,
    answer: leadReceipt,
    creates: true,
    limit: "form",
    handler: createLead,
  }),
  call({
    method: "GET",
    path: "/api/planning-call/:token",
    summary: "Get a planning call by its link token, and the free slots",
    caller: "anyone",
    params: planningToken,
    answer: planning,
    handler: readPlanning,
  }),
  call({
    method: "PUT",
    path: "/api/planning-call/:token",
    summary: "Choose or change the slot of a planning call",
    caller: "anyone",
    params: planningToken,
    body: slotChoice,
    answer: planning,
    limit: "form",
    prepare: chooseSlot,
  }),
  call({
    method: "DELETE",
    path: "/api/planning-call/:token",
    summary: "Give the slot of a planning call back",
    caller: "anyone",
    params: planningToken,
    answer: planning,
    limit: "form",
    handler: giveSlotBack,
  }),
  call({
    method: "GET",
    path: "/api/planning-call/:token/calendar.ics",
    summary: "Get the planning call as a calendar file",
    caller: "anyone",
    params: planningToken,
    answer: z.string(),
    async respond(_c, ctx, input) {
      return new Response(await planningCalendar(ctx, input), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": `attachment; filename="arribo-call.ics"`,
          "Cache-Control": "no-store",
        },
      });
    },
  }),
  call({
    method: "GET",
    path: "/api/admin/leads",
    summary: "List leads, newest first",
    caller: "staff",
    query: leadQuery,
    answer: z.array(lead),
    list: true,
    handler: listLeads,
  }),
  call({
    method: "GET",
    path: "/api/admin/leads.csv",
    summary: "Export the filtered leads as CSV",
    caller: "staff",
    requiresConfirmation: true,
    query: leadFilter,
    answer: z.string(),
    async respond(_c, ctx, filter) {
      requireStaff(ctx);
      await auditExport(ctx, filter);
      return new Response(streamLeadsCsv(ctx, filter), {
        headers: {
          "Content-Type": "text/csv; charset=utf-8",
          "Content-Disposition": `attachment; filename="arribo-leads.csv"`,
          "Cache-Control": "no-store",
        },
      });
    },
  }),
  call({
    method: "GET",
    path: "/api/admin/leads/statistics",
    summary: "Get lead statistics",
    caller: "staff",
    answer: leadStatistics,
    handler: statistics,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/leads/:id/status",
    summary: "Change a lead's status",
    caller: "staff",
    params: recordId,
    body: leadStatusChange,
    answer: lead,
    handler: changeLeadStatus,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/leads/:id/assignee",
    summary: "Assign a lead to the caller, or unassign it",
    caller: "staff",
    params: recordId,
    body: assignment,
    answer: lead,
    handler: assignLead,
  }),
  call({
    method: "GET",
    path: "/api/admin/leads/:id/history",
    summary: "List a lead's status changes",
    caller: "staff",
    params: recordId,
    answer: leadHistory,
    handler: listLeadHistory,
  }),
  call({
    method: "POST",
    path: "/api/admin/leads/:id/release",
    summary: "Release a lead from the spam hold",
    caller: "staff",
    params: recordId,
    answer: lead,
    handler: releaseLead,
  }),
] as const;
