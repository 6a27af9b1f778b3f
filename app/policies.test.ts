import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import type { Actor } from "#platform/context.ts";

const actors = {
  visitor: { kind: "visitor" },
  ownVendor: { kind: "vendor", vendorId: 1 },
  otherVendor: { kind: "vendor", vendorId: 2 },
  staff: { kind: "staff", id: "1", name: "Ana", email: "ana@example.com" },
  operator: { kind: "operator" },
  house: { kind: "house" },
} satisfies Record<string, Actor>;
type Who = keyof typeof actors;

const staff: Who[] = ["staff"];

/** Every policy, by the folder of its file, and who may: of a vendor's record, the record of vendor 1. */
const mayBy: Record<string, Who[]> = {
  "audit mayReadRecord": staff,
  "bookings mayWorkBookings": staff,
  "chat mayAnswerChats": staff,
  "community mayKeepBoard": staff,
  "community needsNoLook": staff,
  "contact mayReadMessages": staff,
  "dispatch mayDispatch": staff,
  "leads mayWorkLeads": staff,
  "local-vendors mayReviewLocalVendors": staff,
  "moderation mayModerate": staff,
  "notifications mayReadNotifications": staff,
  "people mayAnswerPeople": staff,
  "reviews mayDecideReviews": staff,
  "safety mayWorkSafetyRequests": staff,
  "today maySeeToday": staff,
  "translation mayKeepGlossary": staff,
  "vendor-applications mayReviewApplications": staff,
  "vendors mayManageVendors": staff,
  "vendors mayOpenAccount": ["ownVendor"],
  "vendors maySpeakForVendor": ["ownVendor", "otherVendor"],
  "vendors mayKeepVendor": ["ownVendor", "staff"],
};

type Policy = (actor: Actor, vendorId: number) => boolean;

test("every policy lets in those of the table and nobody else, and every policy stands in it", async () => {
  const found: Record<string, string[]> = {};
  for (const file of globSync("*/policy.ts", { cwd: import.meta.dirname })) {
    const policies: Record<string, Policy> = await import(path.join(import.meta.dirname, file));
    for (const [name, may] of Object.entries(policies))
      found[`${path.dirname(file)} ${name}`] = Object.entries(actors)
        .filter(([, actor]) => may(actor, 1))
        .map(([who]) => who);
  }
  expect(found).toEqual(mayBy);
});
