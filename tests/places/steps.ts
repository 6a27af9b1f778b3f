import assert from "node:assert/strict";
import type { TestContext } from "node:test";
import { isAlive } from "#platform/embedded-postgres/lock.server.ts";
import { type Arribo, end, nodeOf, npmStart, postgresOf } from "./arribo.ts";
import type { Place } from "./place.ts";
import { ask, leadNames, look, printedAdmin, signIn } from "./visit.ts";

export async function open(
  t: TestContext,
  place: Place,
  settings: Record<string, string> = {},
  command?: string[],
) {
  const arribo = npmStart(place, settings, command);
  const { url, took } = await arribo.open();
  t.diagnostic(`open after ${(took / 1000).toFixed(1)} s`);
  const postgres = postgresOf(arribo.dataDir);
  const admin = printedAdmin(arribo.output());
  return { arribo, url, postgres, admin };
}

/** Neither its Node nor its PostgreSQL is left. */
export function assertGone({ arribo, postgres }: { arribo: Arribo; postgres?: number | undefined }): void {
  assert.equal(nodeOf(arribo.dataDir), undefined, "no Node is left");
  assert.equal(postgresOf(arribo.dataDir), undefined, "no PostgreSQL is left");
  assert.ok(postgres === undefined || !isAlive(postgres), "its PostgreSQL has ended");
}

/** A newcomer's first session: start, open the site, send a request, sign in with the printed password, find the lead, stop. */
export async function moveIn(t: TestContext, place: Place, settings: Record<string, string> = {}) {
  const home = await open(t, place, settings);
  assert.ok(home.postgres, "a PostgreSQL of its own");
  assert.doesNotMatch(home.arribo.output(), /Building/, "the build came with the place");
  await look(home.url);
  await ask(home.url, "Íñigo Muñoz");
  assert.ok(home.admin, "the first start tells the password");
  const cookie = await signIn(home.url, home.admin);
  assert.deepEqual(await leadNames(home.url, cookie, "muñoz"), ["Íñigo Muñoz"]);
  assert.equal(await end(home.arribo), 0);
  assertGone(home);
  return home;
}

/** Starts `count` processes at the same moment, and waits until all are ready. */
export async function openAtOnce(
  t: TestContext,
  place: Place,
  count: number,
  settings: Record<string, string>,
) {
  const processes = Array.from({ length: count }, () => npmStart(place, settings));
  const opened = await Promise.all(processes.map((one) => one.open()));
  t.diagnostic(`all ${count} open after ${(Math.max(...opened.map((one) => one.took)) / 1000).toFixed(1)} s`);
  return { processes, urls: opened.map((one) => one.url) };
}
