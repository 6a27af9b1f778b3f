import { and, eq, like } from "drizzle-orm";
import { seedBookings } from "#app/clients/bookings/server/samples.server.ts";
import { seedContactMessages } from "#app/clients/contact/server/samples.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { seedLeads } from "#app/clients/leads/server/samples.server.ts";
import { findBestSampleReview, seedReviews } from "#app/clients/reviews/server/samples.server.ts";
import { seedApplications } from "#app/marketplace/applications/server/samples.server.ts";
import { seedLocalVendors } from "#app/marketplace/local-vendors/server/samples.server.ts";
import { reportedSampleVendor, seedModeration } from "#app/marketplace/moderation/server/samples.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { seedVendors } from "#app/marketplace/vendors/server/samples.server.ts";
import { seedFollowUp } from "#app/staff/follow-up/server/samples.server.ts";
import { seedChats } from "#app/support/chat/server/samples.server.ts";
import { communityPost } from "#app/support/community/schema.server.ts";
import { seedCommunity } from "#app/support/community/server/samples.server.ts";
import { seedSafetyRequests } from "#app/support/safety/server/samples.server.ts";
import { db } from "#platform/database/pool.server.ts";

/** Creates marked sample data in empty tables. @returns how many records */
export async function seedSamples(progress: (line: string) => void): Promise<number> {
  const now = new Date();
  let written = (await seedLeads(now)) + (await seedContactMessages(now)) + (await seedVendors(now));
  written += await seedFollowUp(now, await sampleLeads());
  written += await seedLocalVendors(now);
  written += (await seedCommunity(now)) + (await seedSafetyRequests(now));
  written += await seedChats(now);
  const vendors = await sampleVendors();
  if (vendors.size > 0) {
    written += await seedBookings(now, vendors);
    written += await seedReviews(now, vendors);
    written += await seedApplications(now);
    const doubtedId = vendors.get(reportedSampleVendor);
    written += await seedModeration(
      now,
      vendors,
      doubtedId ? await findBestSampleReview(doubtedId) : undefined,
    );
  }
  if (written > 0) progress(`Filled with ${written} sample records (DEMO_DATA=off keeps it empty).`);
  return written;
}

/** Whether the directory lists a sample vendor or the board a sample post. */
export async function listsSamples(): Promise<boolean> {
  const [sampleVendor] = await db()
    .select({ id: vendor.id })
    .from(vendor)
    .where(and(eq(vendor.isSample, true), eq(vendor.status, "approved")))
    .limit(1);
  if (sampleVendor) return true;
  const [post] = await db()
    .select({ id: communityPost.id })
    .from(communityPost)
    .where(and(eq(communityPost.isSample, true), eq(communityPost.status, "visible")))
    .limit(1);
  return post !== undefined;
}

async function sampleLeads(): Promise<Map<string, number>> {
  const rows = await db()
    .select({ id: lead.id, reference: lead.reference })
    .from(lead)
    .where(like(lead.reference, "SAMPLE-%"));
  return new Map(rows.map(({ id, reference }) => [reference, id]));
}

async function sampleVendors(): Promise<Map<string, number>> {
  const rows = await db()
    .select({ id: vendor.id, name: vendor.businessName })
    .from(vendor)
    .where(eq(vendor.isSample, true));
  return new Map(rows.map(({ id, name }) => [name, id]));
}
