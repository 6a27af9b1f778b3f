import { bookingWork } from "#app/clients/bookings/public.server.ts";
import { messageWork } from "#app/clients/contact/public.server.ts";
import { leadWork } from "#app/clients/leads/public.server.ts";
import { applicationWork } from "#app/marketplace/applications/public.server.ts";
import { stepWork } from "#app/staff/follow-up/public.server.ts";
import { personWork } from "#app/staff/people/public.server.ts";
import type { AssignedWork } from "#app/staff/shell/editing/assigned-work.server.ts";
import { chatWork } from "#app/support/chat/public.server.ts";
import { safetyWork } from "#app/support/safety/public.server.ts";

/** All kinds of work that a colleague can have, the most urgent first. */
export const assignedWork: readonly AssignedWork[] = [
  safetyWork,
  bookingWork,
  leadWork,
  chatWork,
  messageWork,
  applicationWork,
  stepWork,
  personWork,
];
