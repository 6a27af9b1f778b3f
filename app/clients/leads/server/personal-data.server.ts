import { personalRecords } from "#platform/security/personal-data.server.ts";
import { lead, leadSearchText, leadStatusChange, planningCall, sale } from "../schema.server.ts";

/** What the effects of a lead's letters begin with. */
export const leadLetters = ["lead-receipt", "lead-notice", "lead-planning", "lead-letter"] as const;

export const personalLeads = personalRecords({
  table: lead,
  emails: [lead.email],
  phones: [lead.phone],
  indexed: { words: leadSearchText, digits: leadSearchText },
  about: ({ reference }) => reference,
  attached: { history: leadStatusChange.leadId, call: planningCall.leadId, sale: sale.leadId },
  letters: leadLetters,
  news: ["new_lead", "planning_call", "lead_assigned"],
  subject: "lead",
  calls: ["POST /api/leads", "POST /api/admin/leads", "POST /api/admin/chats/:id/lead"],
});
