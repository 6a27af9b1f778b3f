import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openWhatsapp } from "#platform/whatsapp/whatsapp.server.ts";
import { openFreshDatabase } from "../../../../../tests/support/fresh-database.ts";
import { waitingForLock } from "../../../../../tests/support/waiting-for-lock.ts";
import { findOptOuts, recordOptIn, recordOptOut } from "./whatsapp-preference.server.ts";

openFreshDatabase();
const settings = {
  provider: "meta",
  url: "http://127.0.0.1:1",
  token: "none",
  phoneId: "1",
  appSecret: "none",
  verifyToken: "none",
} as const;
const phone = "+18095550142";

test("a STOP that arrives while staff write down the opposite stands", async () => {
  openWhatsapp({ publicUrl: undefined, settings });
  let heard: Promise<string> | undefined;
  await db().transaction(async (tx) => {
    await recordOptOut({ db: tx, now: new Date() }, phone, "STOP");
    // Staff record an opt-in by phone without having seen this opt-out.
    const starting = db().transaction((other) =>
      recordOptIn({ db: other, now: new Date(Date.now() + 1_000) }, phone, "yes, please", "Ana"),
    );
    heard = starting.then(
      () => "written",
      (error: { code?: string }) => String(error.code),
    );
    await Promise.race([heard, waitingForLock()]);
  });
  expect(await heard).toBe("conflict");
  expect([...(await findOptOuts({ db: db() }, [phone])).keys()]).toEqual([phone]);
});

test("without a provider, where no START can arrive, staff write down that somebody wants messages again", async () => {
  openWhatsapp({ publicUrl: undefined, settings: undefined });
  await recordOptOut({ db: db(), now: new Date() }, phone, "STOP");
  await recordOptIn({ db: db(), now: new Date() }, phone, "START, by WhatsApp", "Ana");
  expect((await findOptOuts({ db: db() }, [phone])).size).toBe(0);
});
