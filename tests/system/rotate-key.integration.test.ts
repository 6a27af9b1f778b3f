import { randomBytes } from "node:crypto";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { booking } from "#app/clients/bookings/schema.server.ts";
import { sealedFields } from "#app/marketplace/applications/contract.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { answerRequest } from "#app/marketplace/applications/server/answers.server.ts";
import { saveDraft } from "#app/marketplace/applications/server/drafts.server.ts";
import { papersForCopy, savePaper } from "#app/marketplace/applications/server/papers.server.ts";
import { revealSecret, toApplication } from "#app/marketplace/applications/server/read.server.ts";
import { seedSamples } from "#app/server/samples.server.ts";
import { sealedColumns } from "#app/server/sealed-columns.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { enqueueMessages } from "#app/staff/outbox/server/enqueue.server.ts";
import { unsealFacts } from "#app/staff/outbox/server/sealed-links.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { findSavedAnswer, saveAnswer } from "#platform/http/calls/idempotency.server.ts";
import { closeJobs, openJobs } from "#platform/jobs/jobs.server.ts";
import { sharedSecret } from "#platform/security/generated-secret.server.ts";
import { openLinkToken } from "#platform/security/link-token.server.ts";
import { resealAll } from "#platform/security/reseal.server.ts";
import { openSealing, SealError, sealingKeyId, sealPrefix } from "#platform/security/seal.server.ts";
import { openFreshDatabase } from "../support/fresh-database.ts";

const source = openFreshDatabase();
const [old, fresh] = [randomBytes(32), randomBytes(32)];
const open = (...keys: Buffer[]) => openSealing(keys, "");
const staff = { kind: "staff", id: "1", name: "Ana", email: "ana@example.com", role: "owner" } as const;
const ctx = () => ({ db: db(), actor: staff, locale: "es", now: new Date() }) as const;
const asked = { call: "POST /api/vendor/register", key: "k-1", body: "the body" };
let client: pg.Client;
let oldKey = "";

beforeAll(async () => {
  client = new pg.Client({ connectionString: source.url() });
  await client.connect();
  await open(old);
  oldKey = sealingKeyId();
  await openJobs(source.url(), [], false);
  await seedSamples(() => undefined);
  const [one] = await db().update(vendorApplication).set({ status: "changes_requested" }).returning();
  const token = one ? openLinkToken(one) : "";
  const store = await savePaper({ ...ctx(), file: Buffer.from("%PDF-1.7 %%EOF") }, { token, name: "p.pdf" });
  await store(ctx());
  await saveDraft(ctx(), { email: "a@example.com", answers: { businessName: "Taller" }, saved: [] });
  await answerRequest(ctx(), { token, message: "001-1391820-5" });
  for (const number of [1, 2, 3])
    await enqueueMessages(ctx(), [
      {
        effect: `offer:${number}`,
        letter: "job_offer",
        channel: "whatsapp",
        recipient: "+18095550123",
        facts: { path: `/job-offer/${number}` } as never,
        locale: "es",
      },
    ]);
  await db().transaction(async (tx) =>
    saveAnswer(tx, asked, { status: 201, body: { token: "t-1" } }, new Date()),
  );
});
afterAll(async () => {
  await closeJobs();
  await client.end();
});

/** All that was sealed, as those read it who may. */
async function readSealed() {
  const rows = await db().select().from(vendorApplication).orderBy(vendorApplication.id);
  const applications = await Promise.all(
    rows.map(async (row) => ({
      steps: (await toApplication(ctx(), row)).steps,
      papers: await papersForCopy(ctx(), row),
      secrets: await Promise.all(sealedFields.map((field) => revealSecret(ctx(), { id: row.id, field }))),
    })),
  );
  const letters = (await db().select().from(outbox).orderBy(outbox.id)).map(unsealFacts);
  const bookings = (await db().select().from(booking).orderBy(booking.id)).map(openLinkToken);
  return {
    applications,
    letters,
    links: [...bookings, ...rows.map(openLinkToken)],
    secret: await sharedSecret("test"),
  };
}

/** With the answer to a request that comes again. */
const readAll = async () => ({ ...(await readSealed()), answer: await findSavedAnswer(db(), asked) });

/** In how many rows something lies that the old key sealed. */
async function leftOfOld(): Promise<number> {
  const { rows } = await client.query(
    `select (select count(*) from vendor_application where sealed::text like $1)
      + (select count(*) from vendor_application_step where note like $1)
      + (select count(*) from vendor_application_paper where sealed like $1)
      + (select count(*) from vendor_application_draft where sealed like $1)
      + (select count(*) from outbox where facts::text like $1)
      + (select count(*) from booking where token like $1)
      + (select count(*) from vendor_application where token like $1)
      + (select count(*) from generated_secret where value like $1)
      + (select count(*) from idempotency_key where answer::text like $1) as left`,
    [`%${sealPrefix(oldKey)}%`],
  );
  return Number(rows[0].left);
}

/** What a process that seals with this key keeps open. */
async function running(key: string): Promise<pg.Client> {
  const site = new pg.Client({ connectionString: source.url(), application_name: `arribo listening ${key}` });
  await site.connect();
  return site;
}

test("while a running site seals with another key, or does not say with which, nothing is changed", async () => {
  const all = await leftOfOld();
  await open(fresh, old);
  for (const [key, told] of [
    [oldKey, new RegExp(`does not seal with ${sealingKeyId()} \\(but with ${oldKey}\\)`)],
    ["", /a key it does not name/],
  ] as const) {
    const [ready, unready] = [await running(sealingKeyId()), await running(key)];
    await expect(resealAll(drizzle(client), sealedColumns)).rejects.toThrow(told);
    await Promise.all([ready.end(), unready.end()]);
  }
  expect(await leftOfOld()).toBe(all);
});

test("a rotation that was broken off is run again, and then the old key can go", async () => {
  const before = await readAll();
  expect(before.answer?.body).toEqual({ token: "t-1" });
  const all = await leftOfOld();
  expect(all).toBeGreaterThan(6);
  await open(fresh, old);

  // Ended by somebody in the middle: what was changed so far stays changed, and everything can be read.
  let changed = 0;
  const interrupted = sealedColumns.map((column) => ({
    ...column,
    sealed: (...row: Parameters<typeof column.sealed>) => {
      changed += 1;
      if (changed === 4) throw new Error("killed");
      return column.sealed(...row);
    },
  }));
  await expect(resealAll(drizzle(client), interrupted, 2)).rejects.toThrow("killed");
  const left = await leftOfOld();
  expect(left).toBe(all - 3);
  expect(await readAll()).toEqual(before);
  await expect(open(fresh)).rejects.toThrow(/another key/);

  await open(fresh, old);
  const site = await running(sealingKeyId());
  const counts = await resealAll(drizzle(client), sealedColumns, 2);
  await site.end();
  expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBe(left);
  expect(await leftOfOld()).toBe(0);
  expect(await readAll()).toEqual(before);
  await open(fresh);
  const { answer: _, ...rest } = before;
  expect(await readSealed()).toEqual(rest);
  // What a request said is not kept, so its fingerprint cannot be made anew: for a day a repeated one is refused.
  await expect(findSavedAnswer(db(), asked)).rejects.toMatchObject({ code: "key_reused" });
});

test("where something is sealed that nobody told of, or by a site that was not restarted, the old key must stay", async () => {
  await open(fresh, old);
  await client.query(`create table forgotten (id int, secrets text[])`);
  await client.query(`insert into forgotten values (1, array[$1])`, [`${sealPrefix(oldKey)}nonce.tag.text`]);
  await expect(resealAll(drizzle(client), sealedColumns)).rejects.toThrow(/forgotten .*must stay/);
  await client.query("drop table forgotten");
  await open(fresh);
  await expect(resealAll(drizzle(client), sealedColumns)).rejects.toThrow(SealError);
});
