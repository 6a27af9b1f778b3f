import { beforeAll, expect, test } from "vitest";
import { calls } from "#app/server/api.server.ts";
import { makeRecords, pathOf } from "../support/calls/every-call.ts";
import { type ListCase, listCases, type Shown } from "../support/calls/list-cases.ts";
import { openSite } from "../support/site.ts";

const site = openSite();
beforeAll(async () => {
  await makeRecords(site);
  // So that lists of what nobody works on have something in them as well.
  for (const [index, one] of listCases.entries()) if (firstOf(one.path) === index) await one.fill();
});
const firstOf = (path: string) => listCases.findIndex((one) => one.path === path);

type Page = { items: Shown[]; total: number; next: string | undefined; previous: string | undefined };

async function read(address: string): Promise<Page> {
  const answer = await site.send("GET", address, { staff: true });
  if (answer.status !== 200) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  const link = (rel: string) =>
    new RegExp(`<([^>]*)>;\\s*rel="${rel}"`).exec(answer.headers.get("link") ?? "")?.[1];
  return {
    items: (await answer.json()) as Shown[],
    total: Number(answer.headers.get("x-total-count")),
    next: link("next"),
    previous: link("prev"),
  };
}

const addressOf = ({ path, query }: ListCase) => `${pathOf(path)}?limit=2${query ? `&${query}` : ""}`;
const all = async (one: ListCase) => (await read(addressOf(one).replace("limit=2", "limit=100"))).items;
// A step of a history has no number; all else has one.
const nameOf = (row: Shown) => (row.id ? `${row.kind ?? ""} ${row.id}` : JSON.stringify(row));

async function walk(one: ListCase, between: (page: Page, index: number) => Promise<unknown>) {
  const pages: Page[] = [];
  let address: string | undefined = addressOf(one);
  while (address) {
    const page: Page = await read(address);
    pages.push(page);
    await between(page, pages.length);
    address = page.next;
    if (pages.length > 200) throw new Error(`${one.path}: the pages have no end`);
  }
  return pages;
}

test("every list is walked", () => {
  const lists = calls.filter((call) => call.list).map((call) => call.path);
  expect([...new Set(listCases.map((one) => one.path))].toSorted()).toEqual([...new Set(lists)].toSorted());
});

const named = listCases.map((one) => [`${one.path} ${one.query ?? ""}`.trim(), one] as const);

test.each(named)("%s: its pages are the list, forwards and backwards", async (_, one) => {
  const whole = (await all(one)).map(nameOf);
  expect(whole.length).toBeGreaterThan(4);
  const pages = await walk(one, async () => undefined);
  const walked = pages.flatMap((page) => page.items.map(nameOf));
  expect(walked.slice(0, 100)).toEqual(whole);
  expect(walked.length).toBe(pages[0]?.total);
  let address = pages.at(-1)?.previous;
  expect(address).toBeDefined();
  for (const page of pages.slice(0, -1).toReversed()) {
    const before: Page = await read(address ?? "");
    expect(before.items.map(nameOf)).toEqual(page.items.map(nameOf));
    address = before.previous;
  }
  expect(address).toBeUndefined();
});

const worked = named.filter(([, one]) => one.work || one.enter);

test.each(worked)("%s: nobody who waits is missed or met twice while pages are worked on", async (_, one) => {
  await one.fill();
  const before = (await all(one)).map(nameOf);
  const entered: string[] = [];
  let worked = 0;
  const pages = await walk(one, async (page, index) => {
    if (one.enter && index === 2) {
      const id = await one.enter();
      entered.push(nameOf({ id, ...(page.items[0]?.kind && { kind: "safety" }) }));
    }
    for (const [place, row] of page.items.entries()) {
      const [method, path, body] = one.work?.(row, place) ?? [];
      if (!method || !path) continue;
      const answer = await site.send(method, path, { body, staff: true });
      // What was done before cannot be done again; all that matters is that rows leave and move.
      expect([200, 201, 409], `${method} ${path}: ${await answer.text()}`).toContain(answer.status);
      if (answer.ok) worked += 1;
    }
  });
  if (one.work) expect(worked).toBeGreaterThan(0);
  const met = pages.flatMap((page) => page.items.map(nameOf));
  expect(met.filter((name, place) => met.indexOf(name) !== place)).toEqual([]);
  const still = new Set((await all(one)).map(nameOf));
  expect([...before, ...entered].filter((name) => still.has(name) && !met.includes(name))).toEqual([]);
  expect(entered.filter((name) => !met.includes(name))).toEqual([]);
});

test("a cursor that is none, or another list's, is refused and fails no statement", async () => {
  const part = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString("base64url");
  const wrong = [
    "x",
    "50",
    "n.1763640000000.12",
    part({}),
    part(["n", 1, 0]),
    part(["n", 1, 9, 1, 1]),
    part(["n", 1e300, 0, 1, 1]),
    part(["n", 1, 0, 1e17, 1]),
    part(["n", 1, 0, "1", "1"]),
    part(["n", 1, 0, "a\0", 1]),
  ];
  const taken: unknown[] = [];
  for (const one of listCases.filter(({ path }) => path !== "/api/vendors"))
    for (const cursor of wrong) {
      const address = `${addressOf(one)}&cursor=${encodeURIComponent(cursor)}`;
      const { status } = await site.send("GET", address, { staff: true });
      if (status !== 400) taken.push([one.path, cursor, status]);
    }
  expect(taken).toEqual([]);
});
