import { personalRecords } from "#platform/security/personal-data.server.ts";
import { lead, leadSearchText, leadStatusChange, planningCall } from "../schema.server.ts";

export const personalLeads = personalRecords({
  table: lead,
  emails: [lead.email],
  phones: [lead.phone],
  indexed: { words: leadSearchText, digits: leadSearchText },
  about: ({ reference }) => reference,
  attached: { history: leadStatusChange.leadId, call: planningCall.leadId },
  letters: ["lead-receipt", "lead-notice", "lead-planning"],
  news: ["new_lead", "planning_call"],
  subject: "lead",
  calls: ["POST /api/leads", "POST /api/admin/chats/:id/lead"],
});
