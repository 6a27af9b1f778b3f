import { expect, test } from "vitest";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { ManagedVendor } from "../contract.ts";

const site = openSite();

const change = (id: number, status: "approved" | "suspended") =>
  site.send("PATCH", `/api/admin/vendors/${id}/status`, { body: { status, reason: "r" }, staff: true });
const shown = async (id: number) => {
  return ((await site.read("/api/admin/vendors?limit=100")) as ManagedVendor[]).find((one) => one.id === id);
};
const registered = async (businessName: string, businessNameEnglish = businessName) =>
  (await registerVendor(site, { businessName, businessNameEnglish })).vendorId;

test("of a vendor that waits staff see whose name in the directory looks the same", async () => {
  const known = await registered("Colmado El Sol 10", "Sun Store");
  const twins = [
    await registered("COLMADO  ÉL-SOL 10"),
    await registered("Colmado EI Sol lO"),
    await registered("Otro", "Colmado El Sol, 10"),
    await registered("Sun Store"),
  ];
  const others = [await registered("Colmado El Sol 11"), await registered("Plomería Peña")];
  for (const id of twins) expect((await shown(id))?.namesake).toBeNull();
  await change(known, "approved");
  for (const id of twins) expect((await shown(id))?.namesake).toBe("Colmado El Sol 10");
  for (const id of [known, ...others]) expect((await shown(id))?.namesake).toBeNull();
  // Only a warning: two businesses may have the same name.
  expect((await change(twins[0] ?? 0, "approved")).status).toBe(200);
  expect((await shown(twins[0] ?? 0))?.namesake).toBeNull();
});
