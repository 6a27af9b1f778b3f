import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { createSession } from "#platform/auth/auth.server.ts";
import { authSession } from "#platform/auth/schema.server.ts";
import { toCookieHeader } from "#platform/auth/set-cookies.ts";
import { createStaff, type StaffMember } from "#platform/auth/staff.server.ts";
import { disableStaff } from "#platform/auth/team.server.ts";
import { notifyLater } from "#platform/database/listen.server.ts";
import { db } from "#platform/database/pool.server.ts";
import type { StaffRole } from "#platform/security/permissions.ts";
import { type ChatSocket, openChat } from "../../../../tests/support/chat-socket.ts";
import { openSecondSite } from "../../../../tests/support/second-site.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { HereFrame, PresentFrame } from "../contract.ts";
import { life } from "./presence.server.ts";

const site = openSite({ limits: true });
let second: Awaited<ReturnType<typeof openSecondSite>>;
beforeAll(async () => {
  second = await openSecondSite(site.url());
});
afterAll(() => second.end());

const open: ChatSocket[] = [];
afterEach(() => {
  for (const { socket } of open.splice(0)) socket.terminate();
});

type Desk = ChatSocket & {
  show: (record: DeskRecord | null, more?: Partial<PresentFrame>) => void;
  /** Waits until the last frames about a record are exactly these. */
  sees: (record: DeskRecord, ...people: string[]) => Promise<void>;
  member: StaffMember;
};

/** An account for each name: to hash a password takes its time. */
const accounts = new Map<string, StaffMember>();
async function colleague(name: string, role: StaffRole = "concierge"): Promise<StaffMember> {
  const email = `${name}@arribo.do`;
  const password = randomUUID();
  const member = accounts.get(name) ?? (await createStaff({ email, name: `${name} Peña`, role, password }));
  accounts.set(name, member);
  return member;
}

let addresses = 0;

async function desk(who: string | StaffMember, base = site.base()): Promise<Desk> {
  const member = typeof who === "string" ? await colleague(who) : who;
  addresses += 1;
  const headers = {
    Cookie: toCookieHeader(await createSession(member.id, "")),
    "X-Forwarded-For": `203.0.113.${addresses}`,
  };
  const socket = await openChat(base, headers);
  open.push(socket);
  return {
    ...socket,
    member,
    show: (record, more) =>
      socket.send({ type: "present", record, isWriting: false, lists: [], ...more } satisfies PresentFrame),
    sees: (record, ...people) =>
      expect.poll(() => told(socket, record), { timeout: 5_000, interval: 10 }).toEqual(people),
  };
}

const hereFrames = ({ frames }: ChatSocket) =>
  frames.filter((frame): frame is HereFrame => frame.type === "here");

/** What was last told of a record: "Ana looking". */
function told(socket: ChatSocket, { kind, id }: DeskRecord): string[] | undefined {
  const last = hereFrames(socket).at(-1);
  if (!last) return undefined;
  const record = last.records.find((one) => one.kind === kind && one.id === id);
  const people = record?.people ?? [];
  return people.map(({ name, isWriting }) => `${name.split(" ")[0]} ${isWriting ? "writing" : "looking"}`);
}

let records = 100;
function newRecord(kind: DeskRecord["kind"] = "lead"): DeskRecord {
  records += 1;
  return { kind, id: records };
}

test("two colleagues at one record see each other, who writes, and who leaves; one at another record sees nothing of it", async () => {
  const [lead, other] = [newRecord(), newRecord()];
  const [ana, beatriz, carla] = [await desk("Ana"), await desk("Beatriz"), await desk("Carla")];
  carla.show(other);
  ana.show(lead);
  await ana.sees(lead);
  const opened = performance.now();
  beatriz.show(lead);
  await beatriz.sees(lead, "Ana looking");
  await ana.sees(lead, "Beatriz looking");
  const took = performance.now() - opened;
  console.log(`a colleague who opens a record is seen after ${took.toFixed(0)} ms`);
  expect(took).toBeLessThan(2_000);
  ana.show(lead, { isWriting: true });
  await beatriz.sees(lead, "Ana writing");
  ana.show(lead);
  await beatriz.sees(lead, "Ana looking");
  // To the next record, and then the tab is closed.
  ana.show(other);
  await beatriz.sees(lead);
  await carla.sees(other, "Ana looking");
  ana.socket.terminate();
  await carla.sees(other);
  expect(hereFrames(carla).flatMap((frame) => frame.records.map(({ id }) => id))).not.toContain(lead.id);
  // A colleague's address is in the frame, and nothing beside these fields.
  expect(Object.keys(hereFrames(carla).flatMap((frame) => frame.records)[0]?.people[0] ?? {})).toEqual([
    "name",
    "email",
    "isWriting",
  ]);
});

test("a list knows who has which of its records open; two tabs of one person are one, and nobody sees themselves", async () => {
  const [lead, chat] = [newRecord(), newRecord("chat")];
  const [ana, list] = [await desk("Ana"), await desk("Beatriz")];
  const tab = await desk(ana.member);
  ana.show(lead);
  tab.show(lead, { isWriting: true, lists: ["lead"] });
  const third = await desk("Carla");
  third.show(chat);
  list.show(null, { lists: ["lead"] });
  await list.sees(lead, "Ana writing");
  expect(told(list, chat)).toEqual([]);
  expect(told(tab, lead)).toEqual([]);
  tab.socket.terminate();
  await list.sees(lead, "Ana looking");
  list.show(null, { lists: ["chat"] });
  await list.sees(chat, "Carla looking");
  expect(told(list, lead)).toEqual([]);
});

test("whose role may only read is shown as looking", async () => {
  const lead = newRecord();
  const [ana, reader] = [await desk("Ana"), await desk(await colleague("Rita", "read_only"))];
  ana.show(lead);
  reader.show(lead, { isWriting: true });
  await ana.sees(lead, "Rita looking");
});

test("colleagues of two processes see each other, also after the processes lost their listening connections", async () => {
  const lead = newRecord();
  const here = await desk("Ana");
  here.show(lead, { isWriting: true });
  await here.sees(lead);
  const there = await desk("Beatriz", second.base);
  there.show(lead);
  await there.sees(lead, "Ana writing");
  await here.sees(lead, "Beatriz looking");
  // What was told meanwhile did not arrive: the processes ask each other.
  await db().execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name like 'arribo listening%' and datname = current_database()`,
  );
  here.show(lead);
  await there.sees(lead, "Ana looking");
  there.socket.terminate();
  await here.sees(lead);
});

test("who gives no sign of life is no longer shown, and is told nothing more; a sign of life keeps them", async () => {
  const lead = newRecord();
  const [ana, silent] = [await desk("Ana"), await desk("Beatriz")];
  const usual = life.expiresMs;
  expect(usual).toBe(45_000);
  life.expiresMs = 2_500;
  try {
    silent.show(lead);
    ana.show(lead);
    await ana.sees(lead, "Beatriz looking");
    await sleep(1_500);
    ana.show(lead);
    await ana.sees(lead);
    const before = hereFrames(silent).length;
    ana.show(lead, { isWriting: true });
    await sleep(600);
    expect(hereFrames(silent).length).toBe(before);
    silent.show(lead);
    await silent.sees(lead, "Ana writing");
  } finally {
    life.expiresMs = usual;
  }
});

test("who is disabled disappears at once, who signed out with the next sign of life, and the socket is closed", async () => {
  const lead = newRecord();
  const [ana, gone] = [await desk("Ana"), await desk("Dora")];
  ana.show(lead);
  gone.show(lead);
  await ana.sees(lead, "Dora looking");
  const { id } = gone.member;
  await db().transaction((tx) => disableStaff(tx, id, new Date()));
  expect(await gone.closed).toBe(1008);
  await ana.sees(lead);
  const out = await desk("Elena");
  out.show(lead);
  await ana.sees(lead, "Elena looking");
  await db().delete(authSession).where(eq(authSession.userId, out.member.id));
  out.show(lead);
  expect(await out.closed).toBe(4404);
  await ana.sees(lead);
});

test("visitors are refused, and a wrong frame shows nothing", async () => {
  const lead = newRecord();
  const ana = await desk("Ana");
  ana.show(lead);
  await ana.sees(lead);
  const stranger = await openChat(site.base(), { "X-Forwarded-For": "203.0.113.250" });
  stranger.send({ type: "present", record: lead, isWriting: true, lists: ["lead"] });
  expect(await stranger.closed).toBe(4404);
  expect(stranger.frames).toEqual([]);
  const wrong = await desk("Beatriz");
  wrong.send({ type: "present", record: { kind: "secret", id: 1 }, isWriting: false, lists: [] });
  expect(await wrong.closed).toBe(1008);
  expect(told(ana, lead)).toEqual([]);
});

test("a flood: what comes within a moment is told once, and the twenty-first frame of ten seconds ends the socket", async () => {
  const lead = newRecord();
  const [ana, flood] = [await desk("Ana"), await desk("Beatriz")];
  ana.show(lead);
  await ana.sees(lead);
  const before = hereFrames(ana).length;
  const began = performance.now();
  for (let frame = 0; frame < 20; frame += 1) flood.show(lead, { isWriting: frame % 2 === 0 });
  await ana.sees(lead, "Beatriz looking");
  await sleep(500);
  // Five a second, and the first at once.
  const seconds = (performance.now() - began) / 1_000;
  expect(hereFrames(ana).length - before).toBeLessThanOrEqual(2 + Math.ceil(5 * seconds));
  flood.show(lead);
  expect(await flood.closed).toBe(1008);
  await ana.sees(lead);
});

test("a team behind one address has more than ten sockets; strangers there have their ten", async () => {
  const member = await colleague("Ana");
  const headers = { "X-Forwarded-For": "203.0.113.251" };
  const staff = { ...headers, Cookie: toCookieHeader(await createSession(member.id, "")) };
  for (let tab = 0; tab < 12; tab += 1) open.push(await openChat(site.base(), staff));
  for (let tab = 0; tab < 10; tab += 1) open.push(await openChat(site.base(), headers));
  await expect(openChat(site.base(), headers)).rejects.toThrow("429");
  // A cookie that we did not sign is nobody's.
  const forged = { ...headers, Cookie: staff.Cookie.replace(/=.{8}/, "=forged00") };
  await expect(openChat(site.base(), forged)).rejects.toThrow("429");
});

test("notices of sockets without end, and of another version, are not remembered", async () => {
  const list = await desk("Ana");
  const { member } = await desk("Beatriz");
  const at = { kind: "review", staff: member.id, isWriting: false, age: 0 };
  const sent = Array.from({ length: 2_500 }, (_, id) =>
    notifyLater("presence", JSON.stringify({ socket: `flood.${id}`, at: { ...at, id: id + 1 } })),
  );
  for (const odd of ["", "{", "[]", '{"socket":1}', '{"socket":"x","at":{"kind":"lead"}}'])
    sent.push(notifyLater("presence", odd));
  await Promise.all(sent);
  list.show(null, { lists: ["review"] });
  await expect.poll(() => hereFrames(list).at(-1)?.records.length, { timeout: 5_000 }).toBe(200);
  // Each is forgotten again.
  const gone = Array.from({ length: 2_500 }, (_, id) =>
    notifyLater("presence", JSON.stringify({ socket: `flood.${id}` })),
  );
  await Promise.all(gone);
  await expect.poll(() => hereFrames(list).at(-1)?.records.length, { timeout: 5_000 }).toBe(0);
});
