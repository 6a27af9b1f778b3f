import { sql } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { db } from "#platform/database/pool.server.ts";
import { openColleague } from "../../../../tests/support/records/colleague.ts";
import { openSite } from "../../../../tests/support/site.ts";
import type { AdminNotification } from "../contract.ts";
import { adminNotification, adminNotificationRead } from "../schema.server.ts";

const site = openSite();
const call = "/api/admin/notifications";

type Send = (method: string, path: string) => Promise<Response>;
const ana: Send = (method, path) => site.send(method, path, { staff: true });

async function list(send: Send, status: "unread" | "read" | "all" = "unread") {
  const answer = await send("GET", status === "all" ? call : `${call}?status=${status}`);
  const items = (await answer.json()) as AdminNotification[];
  return {
    items,
    total: Number(answer.headers.get("X-Total-Count")),
    names: items.map((one) => one.message),
  };
}

async function happens(...names: string[]): Promise<number[]> {
  return store("new_safety_emergency", names);
}

async function store(type: AdminNotification["type"], names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) {
    const [row] = await db()
      .insert(adminNotification)
      .values({ type, subjectId: 7, about: name, createdAt: new Date() })
      .returning();
    if (row) ids.push(row.id);
  }
  return ids;
}

beforeEach(async () => {
  await db().delete(adminNotification);
});

const said = (name: string) => `Emergency: ${name} needs help now.`;

test("what one member of staff marks as read stays unread for the others", async () => {
  const leo = await openColleague(site, "Leo");
  const [, last] = await happens("Rosa", "Julio");
  expect((await list(leo)).total).toBe(2);

  const marked = await ana("POST", `${call}/${last}/read`);
  expect(await marked.json()).toEqual({ read: 2 });
  expect(await list(ana)).toMatchObject({ total: 0, names: [] });
  expect(await list(ana, "read")).toMatchObject({ names: [said("Julio"), said("Rosa")] });
  expect((await list(ana, "all")).items.every((one) => one.readAt !== null)).toBe(true);

  expect(await list(leo)).toMatchObject({ total: 2, names: [said("Julio"), said("Rosa")] });
  expect((await list(leo, "all")).items.every((one) => one.readAt === null)).toBe(true);
  expect((await list(leo, "read")).total).toBe(0);
});

test("unread emergencies come before any number of newer leads, page by page; all news stay newest first", async () => {
  await store("new_lead", ["Before"]);
  await happens("Rosa");
  await store(
    "new_lead",
    Array.from({ length: 60 }, (_, n) => `Lead ${n}`),
  );
  await happens("Julio");
  const first = await ana("GET", `${call}?status=unread&limit=50`);
  const items = (await first.json()) as AdminNotification[];
  expect(items.slice(0, 2).map(({ message }) => message)).toEqual([said("Julio"), said("Rosa")]);
  expect(items).toHaveLength(50);
  expect(first.headers.get("X-Total-Count")).toBe("63");
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("Link") ?? "")?.[1] ?? "";
  const rest = (await (await ana("GET", next)).json()) as AdminNotification[];
  expect(new Set([...items, ...rest].map(({ id }) => id)).size).toBe(63);
  const all = (await (await ana("GET", `${call}?limit=50`)).json()) as AdminNotification[];
  expect(all.map(({ message }) => message)).not.toContain(said("Rosa"));
});

test("marking again counts nothing twice, and takes only what is new up to there", async () => {
  const [first, second] = await happens("Rosa", "Julio");
  expect(await (await ana("POST", `${call}/${first}/read`)).json()).toEqual({ read: 1 });
  expect((await list(ana)).names).toEqual([said("Julio")]);
  expect(await (await ana("POST", `${call}/${second}/read`)).json()).toEqual({ read: 1 });
  expect(await (await ana("POST", `${call}/${second}/read`)).json()).toEqual({ read: 0 });
  // Two windows of one person at once.
  const [third] = await happens("Iris");
  const answers = await Promise.all(Array.from({ length: 8 }, () => ana("POST", `${call}/${third}/read`)));
  const read = await Promise.all(answers.map(async (one) => (await one.json()).read as number));
  expect(answers.map((one) => one.status)).toEqual(Array(8).fill(200));
  expect(read.reduce((sum, one) => sum + one, 0)).toBe(1);
});

test("what was read before marks were kept for each person stays read, for everybody", async () => {
  const [old] = await happens("Rosa", "Julio");
  await db().execute(sql`update admin_notification set read_at = now() where id = ${old}`);
  const maria = await openColleague(site, "Maria");
  expect((await list(ana)).names).toEqual([said("Julio")]);
  expect((await list(maria)).names).toEqual([said("Julio")]);
  expect((await list(maria, "read")).names).toEqual([said("Rosa")]);
});

test("a new member of staff begins with what nobody had read, not with all of the past", async () => {
  const [first] = await happens("Rosa", "Julio");
  await ana("POST", `${call}/${first}/read`);
  const pedro = await openColleague(site, "Pedro");
  expect((await list(pedro)).names).toEqual([said("Julio")]);
});

test("marks go with their news", async () => {
  const [only] = await happens("Rosa");
  await ana("POST", `${call}/${only}/read`);
  expect(await db().$count(adminNotificationRead)).toBe(1);
  await db().delete(adminNotification);
  expect(await db().$count(adminNotificationRead)).toBe(0);
});

test("news that staff write are kept and shown as they were sent", async () => {
  const body = {
    type: "new_vendor",
    message: "Wilfredo came by the office: he repairs inverters.",
    vendorData: {
      name: "Wilfredo Báez",
      service: "Inversores",
      location: "Higüey",
      category: "Reparaciones",
    },
  };
  const made = await site.send("POST", call, { body, staff: true });
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ ...body, subjectId: 0, readAt: null });
  for (const language of ["en", "es"]) {
    const [first] = (await site.json("GET", call, {
      staff: true,
      headers: { "Accept-Language": language },
    })) as AdminNotification[];
    expect(first).toMatchObject(body);
  }
  await happens("Rosa");
  const [ours] = (await list(ana)).items;
  expect(ours).toMatchObject({ type: "new_safety_emergency", message: said("Rosa"), vendorData: null });
});
