import { getTableName, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { booking, bookingSearchText } from "#app/clients/bookings/schema.server.ts";
import { contactMessage, contactSearchText } from "#app/clients/contact/schema.server.ts";
import { lead, leadSearchText } from "#app/clients/leads/schema.server.ts";
import { review, reviewSearchText } from "#app/clients/reviews/schema.server.ts";
import { applicationSearchText, vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { localVendor, localVendorSearchText } from "#app/marketplace/local-vendors/schema.server.ts";
import {
  flagIncident,
  incidentSearchText,
  report,
  reportSearchText,
} from "#app/marketplace/moderation/schema.server.ts";
import { managedSearchText, vendor } from "#app/marketplace/vendors/schema.server.ts";
import { outbox, outboxSearchText } from "#app/staff/outbox/schema.server.ts";
import {
  chatMessage,
  chatMessageSearchText,
  chatSearchText,
  chatSession,
} from "#app/support/chat/schema.server.ts";
import { safetyRequest, safetySearchText } from "#app/support/safety/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { searchFilter } from "#platform/database/search.server.ts";
import { openFreshDatabase } from "../support/fresh-database.ts";

openFreshDatabase();

test.each([
  [booking, bookingSearchText],
  [chatMessage, chatMessageSearchText],
  [chatSession, chatSearchText],
  [contactMessage, contactSearchText],
  [flagIncident, incidentSearchText],
  [lead, leadSearchText],
  [localVendor, localVendorSearchText],
  [outbox, outboxSearchText],
  [report, reportSearchText],
  [review, reviewSearchText],
  [safetyRequest, safetySearchText],
  [vendor, managedSearchText],
  [vendorApplication, applicationSearchText],
] as const)("a search can read the index: %#", async (table, text) => {
  const found = searchFilter("núñez 829-555-0166", table.id, text);
  const plan = await db().transaction(async (tx) => {
    // The table is empty, which PostgreSQL would rather read whole.
    await tx.execute(sql`set local enable_seqscan = off`);
    await tx.execute(sql`set local enable_indexscan = off`);
    return tx.execute(sql`explain select id from ${table} where ${found}`);
  });
  expect([getTableName(table), JSON.stringify(plan.rows)]).toEqual([
    getTableName(table),
    expect.stringMatching(/Bitmap Index Scan on \w+_search\b/),
  ]);
});
