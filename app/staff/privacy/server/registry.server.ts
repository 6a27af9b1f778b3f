import { personalBookings } from "#app/clients/bookings/public.server.ts";
import { personalMessages } from "#app/clients/contact/public.server.ts";
import { personalLeads } from "#app/clients/leads/public.server.ts";
import { personalReviews } from "#app/clients/reviews/public.server.ts";
import { personalVendors } from "#app/marketplace/accounts/public.server.ts";
import { personalApplications, personalDrafts } from "#app/marketplace/applications/public.server.ts";
import { personalDispatches, personalOffers } from "#app/marketplace/dispatch/public.server.ts";
import { personalLocalVendors } from "#app/marketplace/local-vendors/public.server.ts";
import { personalReports } from "#app/marketplace/moderation/public.server.ts";
import { personalAuditEvents } from "#app/staff/audit/public.server.ts";
import { personalNextSteps, personalNotes } from "#app/staff/follow-up/public.server.ts";
import {
  personalHeldActs,
  personalJobs,
  personalLetters,
  personalNotifications,
  personalWhatsappPreferences,
} from "#app/staff/outbox/public.server.ts";
import { personalPeople } from "#app/staff/people/public.server.ts";
import { personalViews } from "#app/staff/views/public.server.ts";
import { personalChats } from "#app/support/chat/public.server.ts";
import { personalFollows, personalPosts } from "#app/support/community/public.server.ts";
import { personalSafetyRequests } from "#app/support/safety/public.server.ts";
import { savedAnswersPersonalData } from "#platform/http/calls/saved-answers.server.ts";
import type { PersonalData } from "#platform/security/personal-data.server.ts";
import type { RecordKind } from "../contract.ts";

/** Each module's part. A kind that is found by another's records comes after it (`recordKinds`). */
export const personalDataRegistry: Readonly<Record<RecordKind, PersonalData>> = {
  lead: personalLeads,
  contact_message: personalMessages,
  safety_request: personalSafetyRequests,
  booking: personalBookings,
  review: personalReviews,
  report: personalReports,
  community_post: personalPosts,
  community_follow: personalFollows,
  chat: personalChats,
  dispatch: personalDispatches,
  vendor_application: personalApplications,
  application_draft: personalDrafts,
  local_vendor: personalLocalVendors,
  job_offer: personalOffers,
  vendor: personalVendors,
  person: personalPeople,
  note: personalNotes,
  next_step: personalNextSteps,
  letter: personalLetters,
  job: personalJobs,
  whatsapp: personalWhatsappPreferences,
  news: personalNotifications,
  answer: savedAnswersPersonalData,
  view: personalViews,
  undo: personalHeldActs,
  audit: personalAuditEvents,
};
