import { expect, test } from "vitest";
import { newPost } from "#app/community/contract.ts";
import { createPost } from "#app/community/create.server.ts";
import { communityPost } from "#app/community/table.server.ts";
import { newLocalVendor as localVendorSchema } from "#app/local-vendors/contract.ts";
import { createLocalVendor } from "#app/local-vendors/create.server.ts";
import { localVendor } from "#app/local-vendors/table.server.ts";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { newLocalVendor } from "./local-vendor.ts";
import { openSite } from "./site.ts";
import { waitingForLock } from "./waiting-for-lock.ts";

openSite();

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
