import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { waitingForLock } from "../../../../tests/support/waiting-for-lock.ts";
import type { ManagedVendor } from "../contract.ts";
import { vendor } from "../schema.server.ts";

const site = openSite();

async function listed(email: string): Promise<ManagedVendor | undefined> {
  const path = `/api/admin/vendors?search=${encodeURIComponent(email)}`;
  const [found] = (await site.read(path)) as ManagedVendor[];
  return found;
}

const acts = {
  approval: (id: number, version: number) =>
    site.send("PATCH", `/api/admin/vendors/${id}/status`, {
      body: { status: "approved", reason: "", from: "pending", version },
      staff: true,
    }),
  badge: (id: number, version: number) =>
    site.send("PUT", `/api/admin/vendors/${id}/verification`, {
      body: { checks: ["identity"], from: [], version },
      staff: true,
    }),
};

test.each(["approval", "badge"] as const)(
  "a profile that is being changed while staff decide gets no %s for the name they did not read",
  async (act) => {
    const { vendorId, email } = await registerVendor(site);
    const seen = (await listed(email))?.version ?? 0;
    let late = Promise.resolve(new Response());
    await db().transaction(async (tx) => {
      const changed = { businessName: "Banco de Reservas", version: sql`${vendor.version} + 1` };
      await tx.update(vendor).set(changed).where(eq(vendor.id, vendorId));
      late = acts[act](vendorId, seen);
      await waitingForLock();
    });
    const refused = await late;
    expect([refused.status, (await refused.json()).code]).toEqual([409, "conflict"]);
    const now = await listed(email);
    expect(now).toMatchObject({ status: "pending", verifiedChecks: [], version: seen + 1 });
    expect((await acts[act](vendorId, seen + 1)).status).toBe(200);
  },
);
