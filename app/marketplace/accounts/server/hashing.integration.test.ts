import { expect, test, vi } from "vitest";
import { rawPool } from "#platform/database/pool.server.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { passwordToken } from "../../../../tests/support/services/password-letter.ts";
import { openSite } from "../../../../tests/support/site.ts";

const taken: number[] = [];
vi.mock("better-auth/crypto", async (original) => {
  const real = await original<typeof import("better-auth/crypto")>();
  return {
    ...real,
    hashPassword(password: string) {
      taken.push(rawPool().totalCount - rawPool().idleCount);
      return real.hashPassword(password);
    },
  };
});

const site = openSite();

test("no connection of the pool waits while a password is hashed", async () => {
  const { email } = await registerVendor(site);
  await site.send("POST", "/api/vendor/password-reset", { body: { email } });
  const token = await passwordToken(site, email);
  taken.splice(1);
  const body = { token, password: "mangu-con-queso" };
  expect((await site.send("POST", "/api/vendor/password", { body })).status).toBe(200);
  expect(taken).toEqual([0, 0]);
});
