import { peopleOfBookings } from "#app/clients/bookings/public.server.ts";
import { peopleOfMessages } from "#app/clients/contact/public.server.ts";
import { peopleOfLeads } from "#app/clients/leads/public.server.ts";
import { reviewsOfBookings } from "#app/clients/reviews/public.server.ts";
import { peopleOfApplications } from "#app/marketplace/applications/public.server.ts";
import { peopleOfLocalVendors } from "#app/marketplace/local-vendors/public.server.ts";
import { peopleOfVendors } from "#app/marketplace/vendors/public.server.ts";
import { peopleOfChats } from "#app/support/chat/public.server.ts";
import { peopleOfPosts } from "#app/support/community/public.server.ts";
import { peopleOfSafetyRequests } from "#app/support/safety/public.server.ts";
import type { PeoplePart } from "../people-part.ts";
import type { LinkedKind } from "../values.ts";

/** Each module's part in the people. */
export const peopleRegistry: Readonly<Record<LinkedKind, PeoplePart>> = {
  lead: peopleOfLeads,
  booking: { ...peopleOfBookings, timeline: [...peopleOfBookings.timeline, reviewsOfBookings] },
  chat: peopleOfChats,
  safety_request: peopleOfSafetyRequests,
  contact_message: peopleOfMessages,
  community_post: peopleOfPosts,
  vendor_application: peopleOfApplications,
  local_vendor: peopleOfLocalVendors,
  vendor: peopleOfVendors,
};
