import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { momentInSantoDomingo, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { lead, planningCall } from "../schema.server.ts";

const site = openSite();

async function asked(email: string) {
  const answer = await site.send("POST", "/api/leads", { body: { name: "Marsha", email, message: email } });
  const { planningPath } = (await answer.json()) as { planningPath: string };
  return { path: `/api${planningPath}` };
}
const choose = (path: string, startsAt: string) => site.send("PUT", path, { body: { startsAt } });

test("a lead gets a link; a slot is chosen, changed, given back, and is in the row of the lead", async () => {
  const { path } = await asked("marsha@example.com");
  const [letter] = await db().select().from(outbox).where(eq(outbox.recipient, "marsha@example.com"));
  expect(letter?.facts.path).toBeTruthy();
  const { slots, startsAt } = await site.json("GET", path);
  expect(startsAt).toBeNull();
  expect(slots.length).toBeGreaterThan(10);
  expect((await site.send("GET", `${path}/calendar.ics`)).status).toBe(404);
  for (const slot of [slots[3], slots[5]])
    expect(await (await choose(path, slot)).json()).toMatchObject({ startsAt: slot });
  const [row] = await site.read("/api/admin/leads?search=marsha");
  expect(row).toMatchObject({ callAt: slots[5] });
  const calendar = await (await site.send("GET", `${path}/calendar.ics`)).text();
  expect(calendar).toContain(`DTSTART:${slots[5].replaceAll(/[-:]|\.\d+/g, "")}`);
  expect(await (await site.send("DELETE", path)).json()).toMatchObject({ startsAt: null });
  expect((await choose(path, "2027-01-01T03:10:00Z")).status).toBe(400);
  expect((await site.send("GET", "/api/planning-call/unknown")).status).toBe(404);
});

test("of many who want one slot at the same time one gets it, and it is offered to nobody else", async () => {
  const people = await Promise.all(Array.from({ length: 8 }, (_, n) => asked(`race-${n}@example.com`)));
  const { slots } = await site.json("GET", people[0]?.path ?? "");
  const answers = await Promise.all(people.map(({ path }) => choose(path, slots[0])));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await db().$count(planningCall, eq(planningCall.startsAt, new Date(slots[0])))).toBe(1);
  const loser = people[answers.findIndex(({ status }) => status === 409)];
  expect((await site.json("GET", loser?.path ?? "")).slots).not.toContain(slots[0]);
});

test("a closed lead takes no slot", async () => {
  const { path } = await asked("closed@example.com");
  const { slots } = await site.json("GET", path);
  await db().update(lead).set({ status: "closed" }).where(eq(lead.email, "closed@example.com"));
  expect(await site.json("GET", path)).toMatchObject({ open: false, slots: [] });
  expect((await choose(path, slots[0])).status).toBe(409);
});

test("the calls of the day are in Today, by time", async () => {
  await asked("today@example.com");
  const [row] = await db().select().from(lead).where(eq(lead.email, "today@example.com"));
  const noon = new Date(momentInSantoDomingo(todayInSantoDomingo(), "12:00"));
  await db()
    .update(planningCall)
    .set({ startsAt: noon })
    .where(eq(planningCall.leadId, row?.id ?? 0));
  const { calls } = await site.read("/api/admin/today");
  expect(calls).toContainEqual({
    leadId: row?.id,
    reference: row?.reference,
    name: "Marsha",
    phone: "",
    at: noon.toISOString(),
  });
});
