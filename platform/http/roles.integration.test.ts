import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { calls } from "#app/server/api.server.ts";
import { enqueueMessages } from "#app/staff/outbox/public.server.ts";
import { personRecord } from "#app/staff/people/schema.server.ts";
import { createStaff, staffByEmail } from "#platform/auth/staff.server.ts";
import { setRole } from "#platform/auth/team.server.ts";
import { db, systemContext } from "#platform/database/pool.server.ts";
import { permissions, type StaffRole, staffRoles } from "#platform/security/permissions.ts";
import { allowedCallers, routesIn } from "../../tests/support/calls/access-matrix.ts";
import { makeRecords } from "../../tests/support/calls/every-call.ts";
import { roleDecisions, roleExceptions, rolesOf } from "../../tests/support/calls/role-matrix.ts";
import { cookieOf, openSite } from "../../tests/support/site.ts";

const site = openSite();
const sessions = new Map<StaffRole, string>();
const password = "mangu-con-queso-3";
const addressOf = (role: StaffRole) => `${role}@roles.example.com`;

beforeAll(async () => {
  for (const role of staffRoles) {
    await createStaff({ email: addressOf(role), password, name: role, role });
    const body = { email: addressOf(role), password };
    sessions.set(role, cookieOf(await site.send("POST", "/api/admin/login", { body })));
  }
});

type Answer = { status: number; code?: string; message?: string };

async function ask(role: StaffRole, route: string, body: object, language = "en"): Promise<Answer> {
  const [method = "", template = ""] = route.split(" ");
  const path = `${template.replace(/:\w+/g, "1")}${template.endsWith("/papers") ? "?name=a.pdf" : ""}`;
  const headers = { Cookie: sessions.get(role) ?? "", "Accept-Language": language };
  const sendsFile = calls.some((one) => one.file && `${one.method} ${one.path}` === route);
  const answer = await site.send(method, path, {
    headers,
    ...(method === "GET" || sendsFile ? {} : { body }),
  });
  const isJson = answer.headers.get("content-type")?.startsWith("application/json");
  return { status: answer.status, ...(isJson ? ((await answer.json()) as object) : {}) };
}

/** The sentence that names what a role lacks; a forbidden record without one is refused for another reason. */
const isRefused = ({ status, code, message }: Answer) =>
  status === 403 && code === "forbidden" && /^(Only |Your role )/.test(message ?? "");

test("every call of staff and vendors, by every role: only those come in who may", async () => {
  const decided = new Set(roleDecisions.map(({ route }) => route));
  const routes = [...routesIn(allowedCallers.staff), ...routesIn(allowedCallers.vendor)].filter(
    (route) => !decided.has(route) && !route.endsWith("logout"),
  );
  const asked = [...routes.map((route) => ({ route, body: {}, roles: rolesOf(route) })), ...roleDecisions];
  for (const { route, body, roles } of asked) {
    const answers = await Promise.all(staffRoles.map((role) => ask(role, route, body)));
    const refused = staffRoles.filter((_, index) => isRefused(answers[index] as Answer));
    const expected = staffRoles.filter((role) => !roles.includes(role));
    expect([route, body, refused]).toEqual([route, body, expected]);
    const wrong = answers.filter(({ status }) => status === 401 || status >= 500);
    expect([route, wrong]).toEqual([route, []]);
  }
  console.log(`roles: ${asked.length * staffRoles.length} calls`);
}, 180_000);

test("every exception and decision of the list is a call", () => {
  const declared = new Set(calls.map(({ method, path }) => `${method} ${path}`));
  const listed = [...Object.keys(roleExceptions), ...roleDecisions.map(({ route }) => route)];
  expect(listed.filter((route) => !declared.has(route))).toEqual([]);
});

test("a refusal names what is missing, in the person's language", async () => {
  const erase = "POST /api/admin/people/erase";
  expect(await ask("manager", erase, {})).toEqual({
    status: 403,
    code: "forbidden",
    message: "Only the owner can erase a person.",
  });
  expect((await ask("manager", erase, {}, "es")).message).toBe(
    "Solo el propietario puede borrar a una persona.",
  );
  expect((await ask("concierge", "GET /api/admin/leads.csv", {})).message).toBe(
    "Only the owner or a manager can take data out.",
  );
  expect((await ask("read_only", "PATCH /api/admin/leads/:id/status", {}, "es")).message).toBe(
    "Tu función permite leer aquí, pero no cambiar nada.",
  );
});

test("a role that changes counts from the next request on, in a session that is open", async () => {
  const { id = "" } = (await staffByEmail(addressOf("concierge"))) ?? {};
  const csv = "GET /api/admin/leads.csv";
  expect((await ask("concierge", csv, {})).status).toBe(403);
  await setRole(db(), id, "manager");
  expect((await ask("concierge", csv, {})).status).toBe(200);
  await setRole(db(), id, "read_only");
  expect((await ask("concierge", csv, {})).status).toBe(403);
  expect((await ask("concierge", "POST /api/flag-incidents", {})).status).toBe(403);
  await setRole(db(), id, "concierge");
});

test("who only reads writes on the public board like anybody, not in the team's name", async () => {
  const post = { userId: "N", title: "a", content: "m", language: "es", topic: "housing" };
  const byTeam = async (role: StaffRole) => {
    const headers = { Cookie: sessions.get(role) ?? "" };
    const answer = await site.send("POST", "/api/community/post", { body: post, headers });
    const { id } = (await answer.json()) as { id: number };
    const list = (await site.read(`/api/admin/community?post=${id}`)) as { byTeam: boolean }[];
    return list[0]?.byTeam;
  };
  expect(await byTeam("concierge")).toBe(true);
  expect(await byTeam("read_only")).toBe(false);
});

test("who only reads gets no customer's link: it would let them act as the customer", async () => {
  await makeRecords(site);
  const token = "a-token-that-opens-a-booking";
  const letter = { letter: "booking_confirmed", recipient: "n@example.com", locale: "en" } as const;
  const facts = { name: "N", email: "n@example.com", phone: "", message: "", path: `/track/${token}` };
  const [{ person, on } = { person: 0, on: 0 }] = await db()
    .select({ person: personRecord.personId, on: personRecord.recordId })
    .from(personRecord)
    .where(eq(personRecord.kind, "booking"))
    .limit(1);
  await enqueueMessages(systemContext(), [{ ...letter, effect: `booking_confirmed:${on}:links`, facts }]);
  const read = async (role: StaffRole, path: string) => {
    const answer = await site.send("GET", path, { headers: { Cookie: sessions.get(role) ?? "" } });
    return { status: answer.status, text: await answer.text() };
  };
  const addressee = `/api/admin/letters/addressee?kind=booking&id=${on}`;
  expect((await read("concierge", addressee)).text).toContain("/track/");
  expect((await read("read_only", addressee)).status).toBe(403);
  const lists = ["/api/admin/outbox", `/api/admin/people/${person}/timeline`];
  for (const path of lists) {
    expect([path, (await read("concierge", path)).text.includes(token)]).toEqual([path, true]);
    const shown = await read("read_only", path);
    expect([path, shown.status, shown.text.includes(token)]).toEqual([path, 200, false]);
    expect(shown.text).toContain("/…");
    expect(shown.text).not.toMatch(/\/(?:track|planning-call)\/[\w-]{43}/);
  }
});

test("each permission has its holders, the owner among them; a bigger role may whatever a smaller one may", () => {
  for (const [permission, roles] of Object.entries(permissions)) {
    const places = roles.map((role) => staffRoles.indexOf(role));
    expect([permission, places]).toEqual([permission, places.map((_, index) => index)]);
    expect(places.length).toBeGreaterThan(0);
  }
});
