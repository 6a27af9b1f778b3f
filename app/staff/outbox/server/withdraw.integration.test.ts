import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Ctx, db } from "#platform/database/pool.server.ts";
import { openFreshDatabase } from "../../../../tests/support/fresh-database.ts";
import { outbox } from "../schema.server.ts";
import { withdrawMessages } from "./withdraw.server.ts";

openFreshDatabase();
const ctx = (): Ctx => ({ db: db(), actor: { kind: "system" }, locale: "en", now: new Date() });

async function letter(effect: string, claimedUntil: Date | null): Promise<void> {
  const facts = { name: "Marsha", email: "marsha@example.com", phone: "", reference: "AR-1", message: "" };
  await db().insert(outbox).values({
    effect,
    channel: "email",
    recipient: "marsha@example.com",
    letter: "lead_receipt",
    facts,
    locale: "en",
    claimedUntil,
    createdAt: new Date(),
  });
}

test("a letter that is being handed over is not taken back; one whose worker died is", async () => {
  await letter("idle", null);
  await letter("under way", new Date(Date.now() + 60_000));
  await letter("given up", new Date(Date.now() - 60_000));
  expect(await withdrawMessages(ctx(), ["idle", "under way", "given up"])).toEqual(
    new Set(["idle", "given up"]),
  );
  const left = await db().select({ effect: outbox.effect, status: outbox.status }).from(outbox);
  expect(left).toEqual([{ effect: "under way", status: "waiting" }]);
  expect(await db().$count(outbox, eq(outbox.status, "waiting"))).toBe(1);
});
