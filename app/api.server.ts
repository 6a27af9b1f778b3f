import { adminCalls } from "#app/admin/api.server.ts";
import { auditCalls } from "#app/audit/api.server.ts";
import { bookingCalls } from "#app/bookings/api.server.ts";
import { chatCalls } from "#app/chat/api.server.ts";
import { communityCalls } from "#app/community/api.server.ts";
import { contactCalls } from "#app/contact/api.server.ts";
import { dispatchCalls } from "#app/dispatch/api.server.ts";
import { leadCalls } from "#app/leads/api.server.ts";
import { localVendorCalls } from "#app/local-vendors/api.server.ts";
import { moderationCalls } from "#app/moderation/api.server.ts";
import { notificationCalls } from "#app/notifications/api.server.ts";
import { peopleCalls } from "#app/people/api.server.ts";
import { reviewCalls } from "#app/reviews/api.server.ts";
import { safetyCalls } from "#app/safety/api.server.ts";
import { staffAccountCalls } from "#app/staff-accounts/api.server.ts";
import { todayCalls } from "#app/today/api.server.ts";
import { translationCalls } from "#app/translation/api.server.ts";
import { vendorAccountCalls } from "#app/vendor-accounts/api.server.ts";
import { vendorApplicationCalls } from "#app/vendor-applications/api.server.ts";
import { vendorCalls } from "#app/vendors/api.server.ts";
import type { Call } from "#platform/http/call.server.ts";

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
  ...peopleCalls,
  ...todayCalls,
  ...notificationCalls,
  ...auditCalls,
  ...staffAccountCalls,
  ...adminCalls,
] as const;

/** Every call of the API, domain by domain. */
export const calls: readonly Call[] = all;

declare module "#platform/api.ts" {
  interface Site {
    calls: (typeof all)[number];
  }
}
