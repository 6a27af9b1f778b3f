import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { ApiError } from "#platform/api-client/client.ts";
import { replaceCachedRecord } from "../list/list-cache.ts";
import { listTarget, optimisticChange } from "./use-optimistic-change.ts";

type Row = { id: number; state: string; note: string };
type Change = Partial<Row>;

const call = "/api/admin/rows";
const queryKey = [call, {}];
let cache: QueryClient;
let sent: { change: Change; from: Row; answer: (row: Partial<Row>) => void; fail: (error: Error) => void }[];

beforeEach(() => {
  sent = [];
  cache = new QueryClient();
  cache.setQueryData(queryKey, { items: [{ id: 1, state: "new", note: "" }], total: 1 });
});

test("a change is shown at once, and then as the server answers it", async () => {
  await change({ state: "closed" });
  expect(shown()).toEqual({ id: 1, state: "closed", note: "" });
  await answer((from) => ({ ...from, state: "closed", note: "by the server" }));
  await expect.poll(shown).toEqual({ id: 1, state: "closed", note: "by the server" });
});

test("of two changes on their way the first fails: the second stays, and is sent from what the server has", async () => {
  await change({ state: "closed" });
  await change({ note: "call her" });
  expect(shown()).toEqual({ id: 1, state: "closed", note: "call her" });
  await refuse(new ApiError(500, "", ""));
  await expect.poll(shown).toEqual({ id: 1, state: "new", note: "call her" });
  await expect.poll(() => sent.map(({ from }) => from)).toEqual([{ id: 1, state: "new", note: "" }]);
});

test("of two changes on their way the second fails: back to what the first one's answer was", async () => {
  await change({ state: "contacted" });
  await change({ state: "closed" });
  await answer((from) => ({ ...from, state: "contacted", note: "by the server" }));
  await expect.poll(shown).toEqual({ id: 1, state: "closed", note: "by the server" });
  await refuse(new ApiError(500, "", ""));
  await expect.poll(shown).toEqual({ id: 1, state: "contacted", note: "by the server" });
});

test("where a colleague was faster, what they did is shown; if it cannot be read, what was known", async () => {
  await change({ state: "closed" }, async (confirmed) => ({ ...confirmed, state: "qualified" }));
  await refuse(new ApiError(409, "", ""));
  await expect.poll(shown).toEqual({ id: 1, state: "qualified", note: "" });
  await change({ state: "closed" }, () => Promise.reject(new Error("no network")));
  await refuse(new ApiError(409, "", ""));
  await expect.poll(shown).toEqual({ id: 1, state: "qualified", note: "" });
});

test("a reading that began before the change does not bring the old one back", async () => {
  let arrive: (page: unknown) => void = () => {};
  const old = cache.getQueryData(queryKey);
  const reading = cache.fetchQuery({ queryKey, queryFn: () => new Promise((resolve) => (arrive = resolve)) });
  await change({ state: "closed" });
  arrive(old);
  await reading;
  expect(shown()).toEqual({ id: 1, state: "closed", note: "" });
});

test("another act was done meanwhile: a change that fails takes nothing of it back", async () => {
  await change({ note: "call her" });
  replaceCachedRecord(cache, call, { id: 1, state: "closed", note: "" });
  await refuse(new ApiError(500, "", ""));
  await expect.poll(() => cache.isMutating()).toBe(0);
  expect(shown()).toEqual({ id: 1, state: "closed", note: "" });
});

test("another act was done meanwhile: a change that is answered in part takes nothing of it back", async () => {
  await change({ note: "call her" });
  replaceCachedRecord(cache, call, { id: 1, state: "closed", note: "" });
  await answer(() => ({ note: "call her" }));
  await expect.poll(shown).toEqual({ id: 1, state: "closed", note: "call her" });
});

test("a reading came meanwhile: a change that fails takes back its own fields only", async () => {
  await change({ state: "closed" });
  cache.setQueryData(queryKey, { items: [{ id: 1, state: "closed", note: "a colleague's" }], total: 1 });
  await refuse(new ApiError(500, "", ""));
  await expect.poll(shown).toEqual({ id: 1, state: "new", note: "a colleague's" });
});

test("what a reading brought before the second press is what the second one goes back to", async () => {
  await change({ state: "closed" });
  cache.setQueryData(queryKey, { items: [{ id: 1, state: "new", note: "a colleague's" }], total: 1 });
  await change({ note: "mine" });
  await refuse(new ApiError(500, "", ""));
  await expect.poll(() => sent[0]?.from).toEqual({ id: 1, state: "new", note: "a colleague's" });
  await refuse(new ApiError(500, "", ""));
  await expect.poll(shown).toEqual({ id: 1, state: "new", note: "a colleague's" });
});

test("where a colleague was faster, what was pressed before that was seen is not sent as if it had been", async () => {
  await change({ state: "closed" }, async (confirmed) => ({ ...confirmed, state: "qualified" }));
  await change({ note: "call her" });
  await refuse(new ApiError(409, "", ""));
  await expect.poll(shown).toEqual({ id: 1, state: "qualified", note: "call her" });
  await expect.poll(() => sent[0]?.from).toEqual({ id: 1, state: "new", note: "" });
});

test("a second change is sent from the answer to the first", async () => {
  await change({ state: "closed" });
  await change({ note: "call her" });
  await answer((from) => ({ ...from, state: "closed", note: "by the server" }));
  await expect.poll(() => sent[0]?.from).toEqual({ id: 1, state: "closed", note: "by the server" });
});

function shown(): Row | undefined {
  return cache.getQueryData<{ items: Row[] }>(queryKey)?.items[0];
}

async function change(wanted: Change, readNewest?: (confirmed: Row) => Promise<Row>): Promise<void> {
  const options = optimisticChange(cache, {
    ...listTarget(cache, call, shown() as Row),
    predict: (row, more: Change) => ({ ...row, ...more }),
    send: (made, from) =>
      new Promise<Partial<Row>>((resolve, reject) => {
        sent.push({ change: made, from, answer: resolve, fail: reject });
      }),
    ...(readNewest && { readNewest }),
    onSuccess: () => {},
  });
  void new MutationObserver(cache, options).mutate(wanted).catch(() => {});
  await Promise.resolve();
}

async function answer(to: (from: Row) => Partial<Row>): Promise<void> {
  const one = await next();
  one.answer(to(one.from));
}

async function refuse(error: Error): Promise<void> {
  (await next()).fail(error);
}

async function next() {
  await expect.poll(() => sent.length).toBe(1);
  return sent.shift() as (typeof sent)[number];
}
