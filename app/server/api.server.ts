import { bookingCalls } from "#app/clients/bookings/api.server.ts";
import { contactCalls } from "#app/clients/contact/api.server.ts";
import { leadCalls } from "#app/clients/leads/api.server.ts";
import { reviewCalls } from "#app/clients/reviews/api.server.ts";
import { vendorAccountCalls } from "#app/marketplace/accounts/api.server.ts";
import { vendorApplicationCalls } from "#app/marketplace/applications/api.server.ts";
import { dispatchCalls } from "#app/marketplace/dispatch/api.server.ts";
import { localVendorCalls } from "#app/marketplace/local-vendors/api.server.ts";
import { moderationCalls } from "#app/marketplace/moderation/api.server.ts";
import { vendorCalls } from "#app/marketplace/vendors/api.server.ts";
import { staffAccountCalls } from "#app/staff/accounts/api.server.ts";
import { auditCalls } from "#app/staff/audit/api.server.ts";
import { calendarCalls } from "#app/staff/calendar/api.server.ts";
import { finderCalls } from "#app/staff/finder/api.server.ts";
import { followUpCalls } from "#app/staff/follow-up/api.server.ts";
import { sessionCalls } from "#app/staff/layout/api.server.ts";
import { outboxCalls } from "#app/staff/outbox/api.server.ts";
import { peopleCalls } from "#app/staff/people/api.server.ts";
import { privacyCalls } from "#app/staff/privacy/api.server.ts";
import { reportCalls } from "#app/staff/reports/api.server.ts";
import { setupCalls } from "#app/staff/setup/api.server.ts";
import { teamCalls } from "#app/staff/team/api.server.ts";
import { templateCalls } from "#app/staff/templates/api.server.ts";
import { viewCalls } from "#app/staff/views/api.server.ts";
import { setCounters } from "#app/staff/views/server/counts.server.ts";
import { workQueueCalls } from "#app/staff/work-queue/api.server.ts";
import { chatCalls } from "#app/support/chat/api.server.ts";
import { communityCalls } from "#app/support/community/api.server.ts";
import { safetyCalls } from "#app/support/safety/api.server.ts";
import { translationCalls } from "#app/support/translation/api.server.ts";
import type { Call } from "#platform/http/calls/call.server.ts";
import { viewCounters } from "./view-counts.server.ts";

const all = [
  ...leadCalls,
  ...contactCalls,
  ...vendorCalls,
  ...moderationCalls,
  ...bookingCalls,
  ...reviewCalls,
  ...vendorAccountCalls,
  ...vendorApplicationCalls,
  ...localVendorCalls,
  ...dispatchCalls,
  ...communityCalls,
  ...safetyCalls,
  ...chatCalls,
  ...translationCalls,
  ...privacyCalls,
  ...peopleCalls,
  ...workQueueCalls,
  ...followUpCalls,
  ...outboxCalls,
  ...templateCalls,
  ...auditCalls,
  ...finderCalls,
  ...calendarCalls,
  ...reportCalls,
  ...setupCalls,
  ...viewCalls,
  ...staffAccountCalls,
  ...sessionCalls,
  ...teamCalls,
] as const;

export const calls: readonly Call[] = all;

setCounters(viewCounters);

declare module "#platform/api-client/api.ts" {
  interface ApiRegistry {
    calls: (typeof all)[number];
  }
}
