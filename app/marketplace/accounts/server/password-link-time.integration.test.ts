import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { closeMail, openMail } from "#platform/mail/mail.server.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { writePasswordLetters } from "../../../../tests/support/services/password-letter.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { vendorPasswordLink } from "../schema.server.ts";

const site = openSite();

test("where staff send the letters, a password's link waits for them longer", async () => {
  const lifetimes = async () => {
    const own = await registerVendor(site);
    await site.send("POST", "/api/vendor/password-reset", { body: { email: own.email } });
    const asked = Date.now();
    await writePasswordLetters();
    const links = await db()
      .select()
      .from(vendorPasswordLink)
      .where(eq(vendorPasswordLink.vendorId, own.vendorId));
    return links.map(({ expiresAt }) => Math.round((expiresAt.getTime() - asked) / 86_400_000));
  };
  expect(await lifetimes()).toEqual([4]);
  openMail({ url: "smtp://127.0.0.1:9", from: "concierge@arribo.example" });
  try {
    expect(await lifetimes()).toEqual([1]);
  } finally {
    closeMail();
  }
});
