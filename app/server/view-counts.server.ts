import { bookingQuery } from "#app/clients/bookings/contract.ts";
import { listBookings } from "#app/clients/bookings/server/list.server.ts";
import { contactQuery } from "#app/clients/contact/contract.ts";
import { listContactMessages } from "#app/clients/contact/server/service.server.ts";
import { leadQuery } from "#app/clients/leads/contract.ts";
import { listLeads } from "#app/clients/leads/server/manage.server.ts";
import { reviewQuery } from "#app/clients/reviews/contract.ts";
import { listReviews } from "#app/clients/reviews/server/decide.server.ts";
import { applicationQuery } from "#app/marketplace/applications/contract.ts";
import { listApplications } from "#app/marketplace/applications/server/queue.server.ts";
import { localVendorQuery } from "#app/marketplace/local-vendors/contract.ts";
import { listLocalVendors } from "#app/marketplace/local-vendors/server/review.server.ts";
import { flaggedQuery, incidentQuery, reportQuery } from "#app/marketplace/moderation/contract.ts";
import { listFlaggedVendors, listIncidents } from "#app/marketplace/moderation/server/incidents.server.ts";
import { listReports } from "#app/marketplace/moderation/server/reports.server.ts";
import { managedVendorQuery } from "#app/marketplace/vendors/contract.ts";
import { listManagedVendors } from "#app/marketplace/vendors/server/manage.server.ts";
import { auditQuery } from "#app/staff/audit/contract.ts";
import { listAuditEvents } from "#app/staff/audit/server/audit-log.server.ts";
import { outboxQuery } from "#app/staff/outbox/contract.ts";
import { listOutbox } from "#app/staff/outbox/server/outbox.server.ts";
import type { Counters } from "#app/staff/views/server/counts.server.ts";
import { chatQuery } from "#app/support/chat/contract.ts";
import { listChats } from "#app/support/chat/server/desk.server.ts";
import { managedQuery } from "#app/support/community/contract.ts";
import { listPosts } from "#app/support/community/server/moderate.server.ts";
import { safetyQuery } from "#app/support/safety/contract.ts";
import { listSafetyRequests } from "#app/support/safety/server/list.server.ts";
import { glossaryQuery } from "#app/support/translation/contract.ts";
import { listGlossary } from "#app/support/translation/server/glossary.server.ts";

/** Counts a saved view by the list that it filters. */
export const viewCounters: Counters = {
  leads: { query: leadQuery, list: listLeads },
  bookings: { query: bookingQuery, list: listBookings },
  messages: { query: contactQuery, list: listContactMessages },
  chats: { query: chatQuery, list: listChats },
  safety: { query: safetyQuery, list: listSafetyRequests },
  vendors: { query: managedVendorQuery, list: listManagedVendors },
  applications: { query: applicationQuery, list: listApplications },
  local_vendors: { query: localVendorQuery, list: listLocalVendors },
  reviews: { query: reviewQuery, list: listReviews },
  reports: { query: reportQuery, list: listReports },
  flagged: { query: flaggedQuery, list: listFlaggedVendors },
  incidents: { query: incidentQuery, list: listIncidents },
  community: { query: managedQuery, list: listPosts },
  glossary: { query: glossaryQuery, list: listGlossary },
  outbox: { query: outboxQuery, list: listOutbox },
  audit: { query: auditQuery, list: listAuditEvents },
};
