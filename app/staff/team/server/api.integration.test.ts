import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import pg from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { lead } from "#app/clients/leads/schema.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { nextStep } from "#app/staff/follow-up/schema.server.ts";
import { outbox } from "#app/staff/outbox/schema.server.ts";
import { authUser } from "#platform/auth/schema.server.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import { lockOwners, setRole } from "#platform/auth/team.server.ts";
import { db } from "#platform/database/pool.server.ts";
import type { StaffRole } from "#platform/security/permissions.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { openSite, staffLogin } from "../../../../tests/support/site.ts";
import { waitingForLocks } from "../../../../tests/support/waiting-for-lock.ts";
import type { Colleague, MadeInvitation, Team } from "../contract.ts";
import { staffInvitation } from "../schema.server.ts";

const site = openSite();
const asAna = (method: string, path: string, body?: unknown) =>
  site.send(method, path, { body, staff: true });
const password = "cafe-con-leche-7";
const person = { name: "Luz Díaz", email: "Luz@Example.com", role: "concierge", locale: "es" };

async function invite(change: object = {}): Promise<MadeInvitation> {
  const answer = await asAna("POST", "/api/admin/team/invitations", { ...person, ...change });
  expect(answer.status).toBe(201);
  return (await answer.json()) as MadeInvitation;
}
const tokenOf = ({ path }: MadeInvitation) => path.split("/").at(-1) ?? "";
const accept = (token: string, body: object = { name: "Luz", password }) =>
  site.send("POST", `/api/staff-invitations/${token}`, { body });
const numberOf = async (email: string) => (await staffByEmail(email))?.number ?? 0;

test("an invited person chooses name and password, once; without a mail service no letter claims to be sent", async () => {
  const invitation = await invite();
  expect(invitation).toMatchObject({ email: "luz@example.com", role: "concierge", isMailed: false });
  expect(await db().$count(outbox, eq(outbox.letter, "staff_invitation"))).toBe(0);
  const token = tokenOf(invitation);
  const shown = await site.json("GET", `/api/staff-invitations/${token}`);
  expect(Object.keys(shown as object).sort()).toEqual(["email", "expiresAt", "name", "role"]);
  expect((await accept(token, { name: "Luz", password: "corta" })).status).toBe(400);
  expect((await accept(token, { name: "Luz", password: "contraseña123" })).status).toBe(400);
  const answers = await Promise.all(Array.from({ length: 4 }, () => accept(token)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  expect((await site.send("GET", `/api/staff-invitations/${token}`)).status).toBe(404);
  const login = { body: { email: "luz@example.com", password } };
  expect((await site.send("POST", "/api/admin/login", login)).status).toBe(200);
  expect(await staffByEmail("luz@example.com")).toMatchObject({ name: "Luz", role: "concierge" });
  const acts = await db().select().from(auditLog).where(eq(auditLog.subject, "staff")).orderBy(auditLog.id);
  expect(acts.map(({ act, by }) => `${by}: ${act}`).filter((line) => !line.endsWith("sign_in"))).toEqual([
    "Ana: staff.invited",
    "Luz: staff.joined",
  ]);
});

test("a link that is replaced, withdrawn or eight days old opens nothing", async () => {
  const first = await invite({ email: "eva@example.com" });
  const second = await invite({ email: "EVA@example.com" });
  expect((await accept(tokenOf(first))).status).toBe(404);
  await db()
    .update(staffInvitation)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(staffInvitation.id, second.id));
  expect((await accept(tokenOf(second))).status).toBe(404);
  const third = await invite({ email: "eva@example.com" });
  expect((await asAna("POST", `/api/admin/team/invitations/${third.id}/withdraw`)).status).toBe(200);
  expect((await accept(tokenOf(third))).status).toBe(404);
  expect(((await site.read("/api/admin/team")) as Team).invitations).toEqual([]);
  const taken = await asAna("POST", "/api/admin/team/invitations", { ...person, email: staffLogin.email });
  expect(taken.status).toBe(409);
});

test("the list of the team has no invitation's link; a confirmed call of an owner shows it, and is written down", async () => {
  const { id, path } = await invite({ email: "noa@example.com" });
  const list = await (await asAna("GET", "/api/admin/team")).text();
  expect(list).toContain("noa@example.com");
  expect(list).not.toContain("/staff-invitation/");
  const shown = await asAna("POST", `/api/admin/team/invitations/${id}/link`);
  expect(await shown.json()).toEqual({ path });
  const [line] = await db().select().from(auditLog).where(eq(auditLog.act, "staff.invitation_link"));
  expect(line).toMatchObject({ by: "Ana", detail: { email: "noa@example.com" } });
  await asAna("POST", `/api/admin/team/invitations/${id}/withdraw`);
  expect((await asAna("POST", `/api/admin/team/invitations/${id}/link`)).status).toBe(404);
});

test("invitations end with their inviter's account, and when the inviter may no longer invite", async () => {
  const other = await openColleague(site, "Iris", "owner");
  const number = await numberOf("iris@example.com");
  const make = async (email: string) => {
    const answer = await other("POST", "/api/admin/team/invitations", { ...person, email });
    return tokenOf((await answer.json()) as MadeInvitation);
  };
  const isOpen = async (token: string) =>
    (await site.send("GET", `/api/staff-invitations/${token}`)).status === 200;
  const byAna = tokenOf(await invite({ email: "ines@example.com" }));
  const first = await make("ida@example.com");
  expect(await isOpen(first)).toBe(true);
  const role = { role: "manager", from: "owner" };
  expect((await asAna("PATCH", `/api/admin/team/${number}/role`, role)).status).toBe(200);
  expect(await isOpen(first)).toBe(false);
  await asAna("PATCH", `/api/admin/team/${number}/role`, { role: "owner", from: "manager" });
  const second = await make("isa@example.com");
  expect((await asAna("POST", `/api/admin/team/${number}/disable`, { handTo: null })).status).toBe(200);
  expect([await isOpen(first), await isOpen(second), await isOpen(byAna)]).toEqual([false, false, true]);
  const ended = eq(auditLog.act, "staff.invitation_withdrawn");
  const lines = await db().select().from(auditLog).where(ended).orderBy(auditLog.id);
  expect(lines.slice(-2).map(({ detail }) => detail.email)).toEqual(["ida@example.com", "isa@example.com"]);
});

test("an invitation that is sent while its inviter is demoted is not stored", async () => {
  const other = await openColleague(site, "Inma", "owner");
  const inma = await staffByEmail("inma@example.com");
  const answer = await db().transaction(async (tx) => {
    await setRole(tx, inma?.id ?? "", "manager");
    const asked = other("POST", "/api/admin/team/invitations", { ...person, email: "ivo@example.com" });
    await Promise.race([asked, waitingForLocks(1)]);
    return () => asked;
  });
  expect((await answer()).status).toBe(409);
  expect(await db().$count(staffInvitation, eq(staffInvitation.email, "ivo@example.com"))).toBe(0);
});

test("a disabled colleague is out at once; their open work goes to another, or stays visibly theirs", async () => {
  const rosa = await openColleague(site, "Rosa", "concierge");
  const pia = await openColleague(site, "Pia", "concierge");
  const leads = [1, 2, 3].map((one) => ({ name: `N${one}`, email: `n${one}@example.com` }));
  for (const body of leads) await site.send("POST", "/api/leads", { body });
  const ids = (await db().select({ id: lead.id }).from(lead).orderBy(lead.id)).map(({ id }) => id);
  for (const id of ids) await rosa("PATCH", `/api/admin/leads/${id}/assignee`, { take: true, from: null });
  await rosa("PATCH", `/api/admin/leads/${ids[0]}/status`, { status: "closed" });
  const step = { kind: "lead", record: ids[1], what: "Call", day: "2032-01-05", hour: "" };
  const steps = [
    { ...step, assignee: "rosa@example.com" },
    { ...step, assignee: "pia@example.com" },
  ];
  for (const body of steps) expect((await rosa("POST", "/api/admin/next-steps", body)).status).toBe(201);
  const looked = { name: "Eva Sol", phone: "809 555 0190", locale: "es", town: "" };
  const eva = (await (await rosa("POST", "/api/admin/people", looked)).json()) as { id: number };
  const owned = { owner: "rosa@example.com", version: 1 };
  expect((await rosa("PATCH", `/api/admin/people/${eva.id}`, owned)).status).toBe(200);
  const number = await numberOf("rosa@example.com");
  const open = await site.read(`/api/admin/team/${number}/open-work`);
  expect(open).toMatchObject({
    total: 4,
    items: [
      { kind: "lead" },
      { kind: "lead" },
      { kind: "next_step", label: "Call" },
      { kind: "person", id: eva.id, label: "Eva Sol" },
    ],
  });
  const body = { handTo: "pia@example.com" };
  const answer = await asAna("POST", `/api/admin/team/${number}/disable`, body);
  expect(await answer.json()).toMatchObject({ handedOver: 4, member: { isDisabled: true, openWork: 0 } });
  const bell = async (language: string) => {
    const news = await pia("GET", `/api/admin/notifications?status=unread&lang=${language}`);
    const texts = ((await news.json()) as { message: string }[]).map(({ message }) => message);
    return texts.filter((one) => one.includes("Ana"));
  };
  expect(await bell("en")).toEqual(["Records that Ana handed over to you: 4."]);
  expect(await bell("es")).toEqual(["Asuntos que Ana te traspasó: 4."]);
  expect((await rosa("GET", "/api/admin/leads")).status).toBe(401);
  const login = { body: { email: "rosa@example.com", password: "mangu-con-queso-3" } };
  expect((await site.send("POST", "/api/admin/login", login)).status).toBe(401);
  const rows = await db().select().from(lead).orderBy(lead.id);
  const owners = rows.map(({ assignee }) => assignee);
  expect(owners).toEqual(["rosa@example.com", "pia@example.com", "pia@example.com"]);
  const stepOwners = await db().select({ assignee: nextStep.assignee }).from(nextStep);
  expect(stepOwners).toEqual([{ assignee: "pia@example.com" }, { assignee: "pia@example.com" }]);
  const person = (await (await pia("GET", `/api/admin/people/${eva.id}`)).json()) as object;
  expect(person).toMatchObject({ owner: "pia@example.com", version: 3 });
  const [handed] = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.act, "person.changed"), eq(auditLog.by, "Ana")));
  expect(handed).toMatchObject({ subjectId: eva.id, detail: { fields: "owner" } });
  const colleagues = (await pia("GET", "/api/admin/colleagues").then((one) => one.json())) as Colleague[];
  expect(colleagues.find(({ email }) => email === "rosa@example.com")?.isDisabled).toBe(true);
  // Nobody gives work to who is out.
  const toRosa = { to: "rosa@example.com", from: "pia@example.com" };
  expect((await pia("PATCH", `/api/admin/leads/${ids[1]}/assignee`, toRosa)).status).toBe(409);
  expect((await pia("POST", "/api/admin/next-steps", steps[0])).status).toBe(400);
  const toOut = { owner: "rosa@example.com", version: 3 };
  expect((await pia("PATCH", `/api/admin/people/${eva.id}`, toOut)).status).toBe(400);
  expect((await asAna("POST", `/api/admin/team/${number}/enable`)).status).toBe(200);
  expect((await site.send("POST", "/api/admin/login", login)).status).toBe(200);
});

type Sent = { calls: readonly unknown[][]; contexts: readonly unknown[] };

/** The statements of the transaction that sent one like `wanted`: jobs and health checks run beside it on other connections. */
function transactionWith(wanted: RegExp, { calls, contexts }: Sent): string[] {
  const texts = calls.map(([one]) => (one as { text?: string }).text ?? String(one));
  const place = texts.findIndex((text) => wanted.test(text));
  const own = texts.flatMap((text, at) => (contexts[at] === contexts[place] ? [{ text, at }] : []));
  const begin = own.findLast(({ text, at }) => text === "begin" && at < place)?.at ?? place;
  const commit = own.find(({ text, at }) => text === "commit" && at > place)?.at ?? place;
  return own.filter(({ at }) => at >= begin && at <= commit).map(({ text }) => text);
}

test("handing over many records takes as many statements as handing over a few, and no record is left out of the history", async () => {
  const query = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  const statements = async (records: number) => {
    const name = `Much${records}`;
    await openColleague(site, name, "concierge");
    await openColleague(site, `To${records}`, "concierge");
    const [from, to] = [`${name}@example.com`.toLowerCase(), `to${records}@example.com`];
    const leads = await db()
      .insert(lead)
      .values(
        Array.from({ length: records }, (_, one) => ({
          ...{ reference: `ARB-${name}-${one}`, name: "N", email: "n@example.com", phone: "", message: "" },
          ...{ locale: "es" as const, assignee: from, createdAt: new Date() },
        })),
      )
      .returning({ id: lead.id });
    const number = await numberOf(from);
    query.mockClear();
    const answer = await asAna("POST", `/api/admin/team/${number}/disable`, { handTo: to });
    expect(await answer.json()).toMatchObject({ handedOver: records });
    const made = transactionWith(/update "lead"/, query.mock).length;
    const isHanded = and(eq(auditLog.act, "lead.assign"), eq(sql`detail ->> 'from'`, from));
    const written = await db().select().from(auditLog).where(isHanded).orderBy(auditLog.subjectId);
    expect(written.map(({ subjectId }) => subjectId)).toEqual(leads.map(({ id }) => id));
    expect(written[0]).toMatchObject({ by: "Ana", subject: "lead", detail: { from, to } });
    return made;
  };
  const many = await statements(300);
  expect(many).toBeGreaterThan(5);
  expect(many).toBe(await statements(2));
});

test("a next step goes to nobody who only reads", async () => {
  await openColleague(site, "Lea", "read_only");
  await openColleague(site, "Leo", "concierge");
  await site.send("POST", "/api/leads", { body: { name: "Q", email: "q@example.com" } });
  const [row] = await db().select({ id: lead.id }).from(lead).limit(1);
  const step = { kind: "lead", record: row?.id, what: "Call", day: "2032-01-05", hour: "" };
  const give = (to: string) => asAna("POST", "/api/admin/next-steps", { ...step, assignee: to });
  const refused = await give("lea@example.com");
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([400, ["assignee"]]);
  const made = (await (await give("leo@example.com")).json()) as { id: number };
  const change = { what: "Call", day: "2032-01-05", hour: "", version: 1, assignee: "lea@example.com" };
  expect((await asAna("PATCH", `/api/admin/next-steps/${made.id}`, change)).status).toBe(400);
});

test("the address of a disabled colleague's calendar ends for good", async () => {
  const carla = await openColleague(site, "Carla", "concierge");
  const { url } = (await (await carla("POST", "/api/admin/calendar/address", {})).json()) as { url: string };
  const opens = async () => (await site.send("GET", new URL(url).pathname)).status;
  expect(await opens()).toBe(200);
  const number = await numberOf("carla@example.com");
  expect((await asAna("POST", `/api/admin/team/${number}/disable`, { handTo: null })).status).toBe(200);
  expect(await opens()).toBe(404);
  expect((await asAna("POST", `/api/admin/team/${number}/enable`)).status).toBe(200);
  expect(await opens()).toBe(404);
});

test("a record is given to a colleague with a note, whose bell alone says so", async () => {
  const mia = await openColleague(site, "Mia", "concierge");
  const teo = await openColleague(site, "Teo", "concierge");
  await site.send("POST", "/api/contact", { body: { name: "Q", email: "q@example.com", message: "m" } });
  const given = { to: "teo@example.com", from: null, note: "She calls at four." };
  const answer = await mia("PATCH", "/api/admin/messages/1/assignee", given);
  expect(await answer.json()).toMatchObject({ assignee: "teo@example.com" });
  expect((await mia("PATCH", "/api/admin/messages/1/assignee", given)).status).toBe(409);
  const bell = async (who: typeof mia) =>
    ((await (await who("GET", "/api/admin/notifications?status=unread")).json()) as { message: string }[])
      .map(({ message }) => message)
      .filter((message) => message.includes("given to you"));
  expect(await bell(teo)).toEqual(["A message was given to you: Q (Mia: She calls at four.)."]);
  expect(await bell(mia)).toEqual([]);
  const mine = async (who: typeof mia, filter: string) =>
    ((await (await who("GET", `/api/admin/messages?assignee=${filter}`)).json()) as unknown[]).length;
  expect([await mine(teo, "mine"), await mine(mia, "mine"), await mine(mia, "nobody")]).toEqual([1, 0, 0]);
  expect([await mine(mia, "Teo@example.com"), await mine(mia, "mia@example.com")]).toEqual([1, 0]);
  const [entry] = await db().select().from(auditLog).where(eq(auditLog.act, "contact_message.assign"));
  expect(entry?.detail).toEqual({ from: "", to: "teo@example.com", note: "She calls at four." });
  expect((await teo("PATCH", "/api/admin/messages/1/assignee", { from: "teo@example.com" })).status).toBe(
    400,
  );
});

test("two owners who demote each other at once: one hears of a conflict, and an owner is left", async () => {
  const isOwner = eq(authUser.role, "owner");
  await db().update(authUser).set({ role: "read_only" }).where(isOwner);
  await db().update(authUser).set({ role: "owner" }).where(eq(authUser.email, staffLogin.email));
  const other = await openColleague(site, "Olga", "owner");
  const both = inArray(authUser.email, [staffLogin.email, "olga@example.com"]);
  const [ana, olga] = [await numberOf(staffLogin.email), await numberOf("olga@example.com")];
  const demote = { role: "manager", from: "owner" };
  const disable = { handTo: null };
  const acts = [
    () => [
      asAna("PATCH", `/api/admin/team/${olga}/role`, demote),
      other("PATCH", `/api/admin/team/${ana}/role`, demote),
    ],
    () => [
      asAna("POST", `/api/admin/team/${olga}/disable`, disable),
      other("PATCH", `/api/admin/team/${ana}/role`, demote),
    ],
  ];
  for (const act of acts) {
    await db().update(authUser).set({ role: "owner", disabledAt: null }).where(both);
    // Both have come in before either is done.
    const answers = await db().transaction(async (tx) => {
      await lockOwners(tx);
      const asked = act();
      await waitingForLocks(2);
      return asked;
    });
    const got = await Promise.all(answers);
    expect(got.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owners = and(isOwner, isNull(authUser.disabledAt));
    expect(await db().$count(authUser, owners)).toBe(1);
  }
  await db().update(authUser).set({ role: "owner", disabledAt: null }).where(both);
});

test("the last owner can neither be demoted nor disabled", async () => {
  await db()
    .update(authUser)
    .set({ role: "manager" satisfies StaffRole })
    .where(eq(authUser.role, "owner"));
  await db().update(authUser).set({ role: "owner" }).where(eq(authUser.email, staffLogin.email));
  const number = await numberOf(staffLogin.email);
  const role = { role: "manager", from: "owner" };
  expect((await asAna("PATCH", `/api/admin/team/${number}/role`, role)).status).toBe(409);
  expect((await asAna("POST", `/api/admin/team/${number}/disable`, { handTo: null })).status).toBe(409);
  expect(await staffByEmail(staffLogin.email)).toMatchObject({ role: "owner", isDisabled: false });
});
