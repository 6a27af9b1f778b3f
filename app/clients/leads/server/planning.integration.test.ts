import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { consume, enforceLimits, limits } from "#platform/http/limits.server.ts";
import { momentInSantoDomingo, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { rounds } from "../../../../tests/support/rounds.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { lead, planningCall } from "../schema.server.ts";

const site = openSite();

async function asked(email: string, more: object = {}) {
  const body = { name: "Marsha", email, message: email, ...more };
  const answer = await site.send("POST", "/api/leads", { body });
  const { planningPath } = (await answer.json()) as { planningPath: string };
  const [row] = await db().select().from(lead).where(eq(lead.email, email));
  return { path: `/api${planningPath}`, id: row?.id ?? 0 };
}
const setStatus = (id: number, status: string) =>
  site.send("PATCH", `/api/admin/leads/${id}/status`, { body: { status }, staff: true });
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

test("a number that was missing goes along with the slot, or follows it; whoever has the link cannot replace one", async () => {
  const { path, id } = await asked("no-number@example.com");
  const { slots, hasPhone } = await site.json("GET", path);
  expect(hasPhone).toBe(false);
  await choose(path, slots[12]);
  expect(await (await site.send("GET", `${path}/calendar.ics`)).text()).toContain("Call us: ");
  const put = (phone: string) => site.send("PUT", path, { body: { startsAt: slots[12], phone } });
  expect(await (await put("614-555-0134")).json()).toMatchObject({ hasPhone: true, startsAt: slots[12] });
  expect(await (await site.send("GET", `${path}/calendar.ics`)).text()).not.toContain("Call us: ");
  await put("809-555-0199");
  const [row] = await db().select().from(lead).where(eq(lead.id, id));
  expect(row?.phone).toContain("614");
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

test("a slot that an undo takes at the same moment is taken, and no error of ours", async () => {
  const [{ path }, other] = [await asked("late@example.com"), await asked("undone@example.com")];
  const { slots } = await site.json("GET", path);
  const startsAt = new Date(slots[8]);
  const answer = await db().transaction(async (tx) => {
    await tx.update(planningCall).set({ startsAt }).where(eq(planningCall.leadId, other.id));
    const chosen = choose(path, slots[8]);
    // Until it waits for the row above, which it cannot see.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { chosen };
  });
  const { status } = await answer.chosen;
  expect(status).toBe(409);
});

test("a lead that is closed gives its slot back, and may choose one again when it is opened", async () => {
  const [{ path, id }, other] = [await asked("closed@example.com"), await asked("other@example.com")];
  const { slots } = await site.json("GET", path);
  await choose(path, slots[0]);
  expect((await site.json("GET", other.path)).slots).not.toContain(slots[0]);
  await setStatus(id, "closed");
  expect(await site.json("GET", path)).toMatchObject({ state: "closed", startsAt: null, slots: [] });
  expect((await choose(path, slots[0])).status).toBe(409);
  expect((await site.send("DELETE", path)).status).toBe(409);
  expect((await choose(other.path, slots[0])).status).toBe(200);
  await setStatus(id, "contacted");
  expect((await choose(path, slots[1])).status).toBe(200);
  const [call] = await db().select().from(planningCall).where(eq(planningCall.leadId, id));
  expect(call?.version).toBe(4);
});

const races = rounds(10, 200);
test(`closed while its slot is chosen, ${races} times: no closed lead keeps one`, async () => {
  const { path, id } = await asked("both@example.com");
  const { slots } = await site.json("GET", path);
  for (let round = 0; round < races; round += 1) {
    await Promise.all([choose(path, slots[10]), setStatus(id, "closed")].sort(() => Math.random() - 0.5));
    expect([round, await site.json("GET", path)]).toMatchObject([round, { state: "closed", startsAt: null }]);
    await setStatus(id, "contacted");
  }
});

test("of one address ten slots a day are taken, of one /48 forty; a change of the slot takes none", async () => {
  const from = (address: string) => ({ "X-Forwarded-For": address });
  const lead = await asked("limited@example.com");
  const { slots } = await site.json("GET", lead.path);
  const chooseFrom = (address: string, slot: string) =>
    site.send("PUT", lead.path, { body: { startsAt: slot }, headers: from(address) });
  enforceLimits(true);
  try {
    expect((await chooseFrom("198.18.7.1", slots[20])).status).toBe(200);
    for (let taken = 1; taken < limits.planning.points; taken += 1) await consume("planning", "198.18.7.1");
    expect((await chooseFrom("198.18.7.1", slots[21])).status).toBe(200);
    await site.send("DELETE", lead.path, { headers: from("198.18.7.1") });
    expect((await chooseFrom("198.18.7.1", slots[22])).status).toBe(429);
    expect((await chooseFrom("2001:db8:7:1::1", slots[22])).status).toBe(200);
    for (let taken = 1; taken < limits.planningNetwork.points; taken += 1)
      await consume("planningNetwork", "2001:db8:7::/48");
    await site.send("DELETE", lead.path, { headers: from("198.18.7.2") });
    expect((await chooseFrom("2001:db8:7:2::1", slots[23])).status).toBe(429);
    expect((await chooseFrom("2001:db8:8:1::1", slots[23])).status).toBe(200);
  } finally {
    enforceLimits(false);
  }
});

test("a held lead is told to look again later; its link goes out when it is released", async () => {
  const { path, id } = await asked("held@example.com", { trap: "http://spam.example" });
  expect(await site.json("GET", path)).toMatchObject({ state: "later", slots: [] });
  for (const _ of [1, 2]) await site.send("POST", `/api/admin/leads/${id}/release`, { staff: true });
  const letters = await db()
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, "held@example.com"))
    .orderBy(outbox.id);
  expect(letters.map(({ letter, facts }) => [letter, Boolean(facts.path)])).toEqual([
    ["lead_receipt", false],
    ["lead_planning", true],
  ]);
  const { state, slots } = await site.json("GET", path);
  expect(state).toBe("open");
  expect((await choose(path, slots[30])).status).toBe(200);
});

test("a held lead that was closed gets no link", async () => {
  const { id } = await asked("refused@example.com", { trap: "http://spam.example" });
  await setStatus(id, "closed");
  await site.send("POST", `/api/admin/leads/${id}/release`, { staff: true });
  expect(await db().$count(outbox, eq(outbox.recipient, "refused@example.com"))).toBe(1);
});

test("when its time has come the call is neither changed nor given back", async () => {
  const { path, id } = await asked("over@example.com");
  const { slots } = await site.json("GET", path);
  const startsAt = new Date(Date.now() - 60_000);
  await db().update(planningCall).set({ startsAt }).where(eq(planningCall.leadId, id));
  const over = { state: "over", startsAt: startsAt.toISOString(), slots: [] };
  expect(await site.json("GET", path)).toMatchObject(over);
  expect((await choose(path, slots[40])).status).toBe(409);
  expect((await site.send("DELETE", path)).status).toBe(409);
  await setStatus(id, "closed");
  expect(await site.json("GET", path)).toMatchObject(over);
});

test("the calls of the day are in Today, by time", async () => {
  await asked("today@example.com");
  const [row] = await db().select().from(lead).where(eq(lead.email, "today@example.com"));
  // No half hour that the other tests may have taken.
  const noon = new Date(momentInSantoDomingo(todayInSantoDomingo(), "12:01"));
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
