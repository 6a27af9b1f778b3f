import { and, isNull, ne } from "drizzle-orm";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { isUnanswered } from "#app/clients/leads/public.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { countCapped } from "#platform/database/lists/capped-count.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import type { WaitingCounts } from "../contract.ts";
import { countQueue } from "./queue.server.ts";
import { countWaiting } from "./today.server.ts";

/** How much waits on each screen of the desk, for staff; each count at most `mostCounted`. */
export async function readWaiting(ctx: Ctx): Promise<WaitingCounts> {
  requireStaff(ctx);
  const { db } = ctx;
  const [queue, leads, bookings, safety, others] = await Promise.all([
    countQueue(ctx, undefined),
    countCapped(db, lead, and(isUnanswered, isNull(lead.heldReason))),
    countCapped(db, booking, and(isNull(booking.answeredAt), isNull(booking.heldReason))),
    countCapped(db, safetyRequest, ne(safetyRequest.status, "closed")),
    countWaiting(ctx),
  ]);
  return {
    today: queue.all,
    leads,
    bookings,
    safety,
    chats: others.chats,
    messages: others.messages,
    applications: others.applications,
    vendors: others.vendors,
    localVendors: others.localVendors,
    flags: others.suspensions,
    reviews: others.reviews,
    posts: others.heldPosts,
    reports: others.reports,
    letters: others.letters,
  };
}
