import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { vendorToken } from "#platform/auth/schema.server.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { loginsAround, nextAddress } from "../../../../tests/support/calls/logins-during.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { vendorAccount } from "../schema.server.ts";
import { revokeAccess } from "./accounts.server.ts";
import { createPasswordLink } from "./password.server.ts";

// Hashing is replaced by controlled delays: only the order matters.
vi.mock("better-auth/crypto", async (original) => ({
  ...(await original<typeof import("better-auth/crypto")>()),
  hashPassword: async (password: string) => `hash of ${password}`,
  async verifyPassword({ hash, password }: { hash: string; password: string }) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 60));
    return hash === `hash of ${password}`;
  },
}));

// With rate limits as in production: each login has its own address.
const site = openSite({ limits: true });

async function logIn(email: string, password: string): Promise<string | undefined> {
  const body = { email, password };
  const answer = await site.send("POST", "/api/vendor/login", { body, headers: nextAddress() });
  return answer.status === 200 ? ((await answer.json()) as { token: string }).token : undefined;
}

async function opens(vendorId: number, token: string): Promise<boolean> {
  const headers = { ...nextAddress(), Authorization: `Bearer ${token}` };
  return (await site.send("GET", `/api/vendor/profile/${vendorId}`, { headers })).status === 200;
}

const resets = rounds(5, 38);

test("of logins around a password reset no session of the old password lives on", async () => {
  let [alive, got, left] = [0, 0, 0];
  for (let round = 0; round < resets; round += 1) {
    const own = await registerVendor(site, {}, nextAddress());
    const { path } = await createPasswordLink(systemContext(), own.vendorId, 60_000);
    const token = new URL(path, site.base()).searchParams.get("token");
    const tokens = await loginsAround(
      () => logIn(own.email, own.password),
      async () => {
        const body = { token, password: "mangu-con-queso" };
        const answer = await site.send("POST", "/api/vendor/password", { body, headers: nextAddress() });
        expect(answer.status).toBe(200);
      },
    );
    got += tokens.length;
    for (const one of tokens) if (await opens(own.vendorId, one)) alive += 1;
    left += await db().$count(vendorToken, eq(vendorToken.vendorId, own.vendorId));
  }
  console.log(
    `logins around a password reset: ${8 * resets} sent, ${got} let in before it, ${alive} alive after it`,
  );
  expect(got).toBeGreaterThan(0);
  expect(alive).toBe(0);
  expect(left).toBe(resets);
});

test("a login that is under way when staff lock an account out does not open it", async () => {
  let alive = 0;
  for (let round = 0; round < rounds(3, 10); round += 1) {
    const own = await registerVendor(site, {}, nextAddress());
    const tokens = await loginsAround(
      () => logIn(own.email, own.password),
      () => db().transaction((tx) => revokeAccess({ ...systemContext(), db: tx }, own.vendorId)),
    );
    for (const one of tokens) if (await opens(own.vendorId, one)) alive += 1;
    const [account] = await db().select().from(vendorAccount).where(eq(vendorAccount.vendorId, own.vendorId));
    expect(account?.passwordHash).toBeNull();
  }
  expect(alive).toBe(0);
});
