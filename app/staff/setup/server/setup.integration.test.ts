import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import samples from "#app/marketplace/vendors/server/samples.json" with { type: "json" };
import { seedVendors } from "#app/marketplace/vendors/server/samples.server.ts";
import { communityPost } from "#app/support/community/schema.server.ts";
import conversations from "#app/support/community/server/samples.json" with { type: "json" };
import { seedCommunity } from "#app/support/community/server/samples.server.ts";
import { openOperator, operator } from "#platform/config/operator.server.ts";
import { type Operator, operatorSchema } from "#platform/config/operator.ts";
import { openSite as openAddress, siteAddress } from "#platform/config/site.server.ts";
import { claimNames } from "#platform/config/values.ts";
import { db } from "#platform/database/pool.server.ts";
import operatorFile from "../../../../operator.json" with { type: "json" };
import { openSite } from "../../../../tests/support/site.ts";
import type { Setup, SetupItem } from "../contract.ts";
import { setupGroups } from "../values.ts";

const site = openSite();
const shipped = operatorSchema.parse(operatorFile);

async function read(changes: Partial<Operator> = {}): Promise<SetupItem[]> {
  const before = operator();
  openOperator({ ...shipped, ...changes });
  try {
    const answer = await site.send("GET", "/api/admin/setup", { staff: true });
    expect(answer.status).toBe(200);
    return ((await answer.json()) as Setup).items;
  } finally {
    openOperator(before);
  }
}
const idsOf = (items: readonly SetupItem[]) => items.map(({ id }) => id);

test("as delivered, everything that the company has to fill in, prove or switch on is listed, with what pages show", async () => {
  const items = await read();
  const { placeholders, missing, claims } = setupGroups;
  expect(idsOf(items)).toEqual([
    ...placeholders,
    ...missing,
    ...claims,
    "partners",
    ...["publicUrl", "mail", "whatsapp", "ai"],
  ]);
  const of = (id: SetupItem["id"]) => items.find((one) => one.id === id);
  expect(of("hotline")).toEqual({ id: "hotline", value: "+1 809-555-0199", records: null, isPutOff: false });
  expect(of("home.relocations")).toMatchObject({ value: "2,500+", records: 0 });
  expect(of("home.successRate")).toMatchObject({ value: "100%", records: null });
  expect(of("partners")).toMatchObject({ value: null, records: 6 });
});

test("what was filled in, replaced or named as proved is gone from the list", async () => {
  const items = await read({
    legal: { ...shipped.legal, county: "Miami-Dade", address: "Calle El Conde 1" },
    company: { name: "Arribo SRL", registration: null },
    people: [{ name: "Ana", role: { en: "Concierge", es: "Concierge" } }],
    staffEmail: "equipo@arribo.do",
    supportPhone: "+1 809-682-0100",
    hotline: { number: "+1 809-682-0101", isPlaceholder: false },
    claims: { ...shipped.claims, proved: claimNames.filter((name) => name !== "home.support") },
  });
  expect(idsOf(items).filter((id) => id.includes(".") || id === "people")).toEqual([
    ...[
      "legal.effectiveDate",
      "legal.governingState",
      "legal.supportContact",
      "company.registration",
      "home.support",
    ],
  ]);
  expect(idsOf(items)).not.toContain("hotline");
  expect(idsOf(items)).not.toContain("staffEmail");
  expect(idsOf(items)).not.toContain("supportPhone");
});

test("samples are counted as long as visitors see them, and our own records leave them out", async () => {
  const counts = async () => {
    const records = new Map((await read()).map(({ id, records: count }) => [id, count]));
    return ["vendors", "posts", "community.members", "community.cities"].map((id) =>
      records.get(id as SetupItem["id"]),
    );
  };
  expect(await counts()).toEqual([undefined, undefined, 0, 0]);
  await seedVendors(new Date());
  await seedCommunity(new Date());
  expect(await counts()).toEqual([48, 61, 0, 0]);
  await db().update(vendor).set({ isSample: false }).where(eq(vendor.location, "Samaná"));
  await db().update(communityPost).set({ isSample: false }).where(eq(communityPost.author, "Joan P."));
  const samana = samples.filter(({ location }) => location === "Samaná").length;
  const joans = conversations
    .flatMap((one) => [one, ...one.replies])
    .filter(({ author }) => author === "Joan P.");
  expect(await counts()).toEqual([48 - samana, 61 - joans.length, 1, 1]);
  await db().update(vendor).set({ status: "suspended" });
  await db().update(communityPost).set({ status: "hidden" });
  expect(await counts()).toEqual([undefined, undefined, 0, 0]);
});

test("an address that others can reach safely is nothing to do", async () => {
  const before = siteAddress();
  openAddress("https://arribo.do");
  try {
    expect(idsOf(await read())).not.toContain("publicUrl");
  } finally {
    openAddress(before);
  }
});

test("only staff may read it", async () => {
  expect((await site.send("GET", "/api/admin/setup")).status).toBe(401);
});
