import { expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { contactMessage } from "#app/clients/contact/schema.server.ts";
import { lead } from "#app/clients/leads/schema.server.ts";
import { newLocalVendor as localVendorSchema } from "#app/marketplace/local-vendors/contract.ts";
import { localVendor } from "#app/marketplace/local-vendors/schema.server.ts";
import { createLocalVendor } from "#app/marketplace/local-vendors/server/create.server.ts";
import { report } from "#app/marketplace/moderation/schema.server.ts";
import { newPost } from "#app/support/community/contract.ts";
import { communityPost } from "#app/support/community/schema.server.ts";
import { createPost } from "#app/support/community/server/create.server.ts";
import { safetyRequest } from "#app/support/safety/schema.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { fullBody } from "../support/records/booking.ts";
import { newLocalVendor } from "../support/records/local-vendor.ts";
import { newSafetyRequest } from "../support/records/safety-request.ts";
import { approveVendor, registerVendor } from "../support/records/vendor-account.ts";
import { openSite } from "../support/site.ts";
import { waitingForLock } from "../support/waiting-for-lock.ts";

const site = openSite();

/** Does the same twice, the second time while the first one is not committed yet. */
async function twiceAtOnce(act: (ctx: Ctx) => Promise<unknown>): Promise<void> {
  const inTransaction = (after?: () => Promise<unknown>) =>
    db().transaction(async (tx) => {
      await act({ db: tx, actor: { kind: "visitor" }, locale: "en", now: new Date() });
      await after?.();
    });
  let second: Promise<void> | undefined;
  await inTransaction(async () => {
    second = inTransaction();
    await Promise.race([second, waitingForLock()]);
  });
  await second;
}

test("of the same post twice at once the second is held as repeated", async () => {
  const content = "Cheap watches, the best in town, write to me today and save.";
  const post = newPost.parse({ userId: "N", title: "a", content, language: "en" });
  await twiceAtOnce((ctx) => createPost(ctx, post));
  const rows = await db().select({ reason: communityPost.heldReason }).from(communityPost);
  expect(rows.map(({ reason }) => reason).sort()).toEqual(["first", "repeated"]);
});

test("of the same local vendor's application twice at once the second is held as repeated", async () => {
  const application = localVendorSchema.parse(newLocalVendor());
  await twiceAtOnce((ctx) => createLocalVendor(ctx, application));
  const rows = await db().select({ reason: localVendor.heldReason }).from(localVendor);
  expect(rows.map(({ reason }) => String(reason)).sort()).toEqual(["null", "repeated"]);
});

const email = "again@example.com";
const message = "The same words at the same moment.";
type Form = { path: string; body: object; table: typeof lead | typeof booking | typeof safetyRequest };
type OtherForm = { path: string; body: object; table: typeof contactMessage | typeof report };

test.each<[string, (vendorId: number) => Form | OtherForm]>([
  ["lead", () => ({ path: "/api/leads", body: { name: "N", email, message }, table: lead })],
  [
    "booking",
    (vendorId) => ({
      path: "/api/bookings",
      body: fullBody(vendorId, { customerEmail: email, message }),
      table: booking,
    }),
  ],
  ["message", () => ({ path: "/api/contact", body: { name: "N", email, message }, table: contactMessage })],
  [
    "report",
    (vendorId) => ({
      path: `/api/vendors/${vendorId}/report`,
      body: { reason: "other", email, message },
      table: report,
    }),
  ],
  ["call for help", () => ({ path: "/api/safety-requests", body: newSafetyRequest(), table: safetyRequest })],
])("of one %s sent eight times at once one is taken, seven are held as repeated", async (_, form) => {
  const { vendorId } = await registerVendor(site);
  await approveVendor(site, vendorId);
  const { path, body, table } = form(vendorId);
  const answers = await Promise.all(Array.from({ length: 8 }, () => site.send("POST", path, { body })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const rows = await db().select({ reason: table.heldReason }).from(table);
  const repeated = Array.from({ length: 7 }, () => "repeated");
  expect(rows.map(({ reason }) => String(reason)).sort()).toEqual(["null", ...repeated]);
});
