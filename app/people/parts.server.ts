import { personalDeeds } from "#app/audit/personal-data.server.ts";
import { personalBookings } from "#app/bookings/personal-data.server.ts";
import { personalChats } from "#app/chat/personal-data.server.ts";
import { personalPosts } from "#app/community/personal-data.server.ts";
import { personalMessages } from "#app/contact/personal-data.server.ts";
import { personalDispatches, personalOffers } from "#app/dispatch/personal-data.server.ts";
import { personalLeads } from "#app/leads/personal-data.server.ts";
import { personalLocalVendors } from "#app/local-vendors/personal-data.server.ts";
import { personalReports } from "#app/moderation/personal-data.server.ts";
import {
  personalJobs,
  personalLetters,
  personalNews,
  personalWishes,
} from "#app/notifications/personal-data.server.ts";
import { personalReviews } from "#app/reviews/personal-data.server.ts";
import { personalSafetyRequests } from "#app/safety/personal-data.server.ts";
import { personalVendors } from "#app/vendor-accounts/personal-data.server.ts";
import { personalApplications } from "#app/vendor-applications/personal-data.server.ts";
import { personalAnswers } from "#platform/http/kept-answers.server.ts";
import type { PersonalData } from "#platform/personal-data.server.ts";
import type { HeldKind } from "./contract.ts";

/** Every domain's part in a person's rights. What is found by another stands after it. */
export const parts: Readonly<Record<HeldKind, PersonalData>> = {
  lead: personalLeads,
  contact_message: personalMessages,
  safety_request: personalSafetyRequests,
  booking: personalBookings,
  review: personalReviews,
  report: personalReports,
  community_post: personalPosts,
  chat: personalChats,
  dispatch: personalDispatches,
  vendor_application: personalApplications,
  local_vendor: personalLocalVendors,
  job_offer: personalOffers,
  vendor: personalVendors,
  letter: personalLetters,
  job: personalJobs,
  whatsapp: personalWishes,
  news: personalNews,
  answer: personalAnswers,
  audit: personalDeeds,
};
