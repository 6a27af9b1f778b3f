import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { createSession } from "#platform/auth/auth.server.ts";
import { toCookieHeader } from "#platform/auth/set-cookies.ts";
import { createStaff, staffByEmail } from "#platform/auth/staff.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { SavedView } from "../contract.ts";
import { savedView } from "../schema.server.ts";
import { maxOwnViews, viewScreenNames } from "../values.ts";

const site = openSite();
const path = "/api/admin/views";
let leo: Record<string, string>;

beforeAll(async () => {
  await createStaff({ email: "leo@example.com", password: "cafe-con-leche-9", name: "Leo", role: "owner" });
  const { id = "" } = (await staffByEmail("leo@example.com")) ?? {};
  leo = { Cookie: toCookieHeader(await createSession(id, "")) };
  for (const name of ["Lisa Abrams", "Marsha Cole", "Pedro Peña"])
    await site.send("POST", "/api/leads", { body: { name, email: `${name.split(" ")[0]}@example.com` } });
  await db().update(lead).set({ status: "contacted" }).where(eq(lead.name, "Pedro Peña"));
});

async function save(view: object, headers?: Record<string, string>): Promise<SavedView> {
  const body = { screen: "leads", name: "New ones", query: { status: "new" }, isShared: false, ...view };
  const answer = await site.send("POST", path, headers ? { body, headers } : { body, staff: true });
  expect(answer.status).toBe(201);
  return answer.json();
}
const mine = async () => (await site.read(path)) as SavedView[];
const leos = async () => (await site.json("GET", path, { headers: leo })) as SavedView[];
const namesOf = (views: SavedView[]) => views.map(({ name }) => name);

test("a view counts what its list shows; what the list does not know is left out, as on the screen", async () => {
  expect(await save({})).toMatchObject({ count: 2, isMine: true, isShared: false, by: "Ana" });
  expect(await save({ name: "Abrams", query: { search: "abrams", sort: "none" } })).toMatchObject({
    count: 1,
  });
  expect((await save({ name: "Wrong", query: { status: "gone" } })).count).toBe(3);
  for (const screen of viewScreenNames) {
    const { count, id } = await save({ screen, name: screen, query: { search: "nobody-at-all" } });
    expect([screen, typeof count]).toEqual([screen, "number"]);
    expect((await site.send("DELETE", `${path}/${id}`, { staff: true })).status).toBe(200);
  }
});

test("own views are one's own, shared ones everybody's to read; only who made one changes it", async () => {
  const own = await save({ name: "Mine alone" });
  const shared = await save({ name: "For all", isShared: true });
  expect(namesOf(await leos())).toContain("For all");
  expect(namesOf(await leos())).not.toContain("Mine alone");
  for (const { id } of [own, shared]) {
    const change = await site.send("PATCH", `${path}/${id}`, { body: { name: "Taken" }, headers: leo });
    expect(change.status).toBe(404);
    expect((await site.send("DELETE", `${path}/${id}`, { headers: leo })).status).toBe(404);
  }
  const changed = await site.json("PATCH", `${path}/${shared.id}`, {
    staff: true,
    body: { name: "Renamed", isShared: false },
  });
  expect(changed).toMatchObject({ name: "Renamed", isShared: false, query: { status: "new" } });
  expect(namesOf(await leos())).not.toContain("Renamed");
  const lines = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.subjectId, shared.id))
    .orderBy(auditLog.id);
  expect(lines.filter(({ subject }) => subject === "view").map(({ act, detail }) => [act, detail])).toEqual([
    ["view.saved", { screen: "leads", to: "shared" }],
    ["view.changed", { screen: "leads", from: "shared", to: "own" }],
  ]);
});

test("erasing a person removes the views that name them, and leaves no trace in the table; others stay", async () => {
  await db().delete(savedView);
  await save({ name: "By surname", query: { search: "ABRAMS" }, isShared: true });
  await save({ name: "Lisa’s things", query: { status: "new" } });
  await save({ name: "By address", screen: "bookings", query: { search: "lisa@example.com" } }, leo);
  await save({ name: "Others", query: { search: "peña" } });
  const person = { email: "lisa@example.com", phone: "" };
  const found = (await site.json("POST", "/api/admin/people/search", { staff: true, body: person })) as {
    total: number;
    kinds: { kind: string; count: number }[];
  };
  expect(found.kinds.find(({ kind }) => kind === "view")?.count).toBe(3);
  const body = { ...person, total: found.total };
  expect((await site.send("POST", "/api/admin/people/erase", { staff: true, body })).status).toBe(200);
  expect(namesOf(await mine())).toEqual(["Others"]);
  expect(await leos()).toEqual([]);
  const traces = sql`select count(*)::int as count from saved_view where saved_view::text ~* 'lisa|abrams'`;
  expect((await db().execute(traces)).rows).toEqual([{ count: 0 }]);
});

test("a hundred views are counted in well under a second of the database; one more than the most is refused", async () => {
  await db().delete(savedView);
  for (let number = 0; number < maxOwnViews; number += 1)
    await save({ name: `View ${number}`, isShared: true });
  const body = { screen: "leads", name: "One more", query: {}, isShared: false };
  const refused = await site.send("POST", path, { staff: true, body });
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, ["name"]]);
  const answer = await site.send("GET", `${path}?limit=20`, { staff: true });
  expect(answer.headers.get("X-Total-Count")).toBe(String(maxOwnViews));
  expect(await answer.json()).toHaveLength(20);
});

test("whoever only reads keeps views of their own, and shares none", async () => {
  const ask = await openColleague(site, "Rita", "read_only");
  const view = { screen: "leads", name: "Mine", query: { status: "new" }, isShared: false };
  const saved = await ask("POST", path, view);
  expect(saved.status).toBe(201);
  const { id } = (await saved.json()) as SavedView;
  const shared = await ask("POST", path, { ...view, isShared: true });
  expect([shared.status, (await shared.json()).code]).toEqual([403, "forbidden"]);
  expect((await ask("PATCH", `${path}/${id}`, { isShared: true })).status).toBe(403);
  expect((await ask("PATCH", `${path}/${id}`, { name: "Renamed" })).status).toBe(200);
  expect((await ask("DELETE", `${path}/${id}`)).status).toBe(200);
});
