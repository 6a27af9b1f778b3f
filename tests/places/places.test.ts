// Starts in every environment that must work: the real `npm start`, on the machine's own Node and npm.
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, realpathSync } from "node:fs";
import { request } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, afterEach, before, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { isAlive } from "#platform/embedded-postgres/lock.server.ts";
import { end, endAll, kill, machinePath, nodeOf, npmStart, removeAllData } from "./arribo.ts";
import { talkAcross } from "./chat.ts";
import { Crowd } from "./crowd.ts";
import { buildOnce, makePlace, type Owner, type Place, removeData, removePlaces } from "./place.ts";
import { assertGone, moveIn, open, openAtOnce } from "./steps.ts";
import { ask, changePassword, leadNames, look, printedAdmin, signIn } from "./visit.ts";

const isRoot = process.getuid?.() === 0;
const concierge = { email: "ana@example.com", password: "siempre puntual" };
const asConcierge = { ADMIN_EMAIL: concierge.email, ADMIN_PASSWORD: concierge.password };
/** The place that tests after the third one start again, with the data of the earlier ones. */
let house: Place;

before(() => {
  buildOnce();
  house = makePlace("Año nuevo", "mi casa", 0o755);
});
afterEach((t) => endAll((output) => "passed" in t && !t.passed && t.diagnostic(output)));
after(() => {
  removeAllData();
  removePlaces();
});

test(`${isRoot ? "as root, " : ""}in a home of mode 0700`, async (t) => {
  const place = makePlace("home", "arribo", 0o700);
  const { arribo } = await moveIn(t, place);
  if (isRoot) {
    assert.match(realpathSync(path.join(arribo.dataDir, "postgres")), /^\/var\/lib\/arribo\/data-/);
  }
});

test("as an ordinary user", async (t) => {
  const owner = isRoot ? nobody() : undefined;
  const npm = spawnSync("npm", ["--version"], {
    ...owner,
    cwd: "/",
    env: { PATH: machinePath(), HOME: "/" },
  });
  if (npm.status !== 0) {
    // A skipped test proves nothing: skipping is allowed only on a developer's machine.
    assert.equal(process.env.CI, undefined, "the machine's npm is out of an ordinary user's reach");
    return t.skip("the machine's npm is out of an ordinary user's reach");
  }
  await moveIn(t, makePlace("home", "arribo", 0o755, owner));
});

test("in a path with spaces and ñ", async (t) => {
  await moveIn(t, house);
});

test("under LANG=C, in a path with spaces and ñ", async (t) => {
  await moveIn(t, house, { LANG: "C", LC_ALL: "C", DATA_DIR: "datos del año" });
});

test("it runs on its own Node, whatever the machine has", async (t) => {
  const home = await open(t, house);
  const metrics = await (await fetch(`${home.url}/metrics`)).text();
  assert.match(metrics, /nodejs_version_info\{version="v26\./);
  await end(home.arribo);
});

test("a taken port is named, and nothing is left running", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const arribo = npmStart(house, { PORT: String(port) });
  assert.notEqual(await arribo.ended(20_000), 0);
  taken.close();
  assert.match(arribo.output(), new RegExp(`Port ${port} is taken.*PORT=`));
  assertGone({ arribo });
});

test("a wrong setting is named, its value is not told, and nothing starts", async () => {
  const wrong: [string, Record<string, string>][] = [
    ["PORT", { PORT: "tresmil" }],
    ["DATABASE_URL", { DATABASE_URL: "mysql://root:geheim@localhost/x" }],
    ["DATABASE_URL", { DATABASE_URL: "postgres://ana:geheim@127.0.0.1:1/x" }],
    ["ADMIN_PASSWORD", { ADMIN_EMAIL: "geheim@example.com" }],
    ["ADMIN_PASSWORD", { ADMIN_EMAIL: "ana@example.com", ADMIN_PASSWORD: "geheim" }],
    ["ADMIN_EMAIL", { ADMIN_PASSWORD: "geheim geheim geheim" }],
    ["SMTP_URL", { SMTP_URL: "http://ana:geheim@localhost" }],
    ["PUBLIC_URL", { PUBLIC_URL: "geheim" }],
    ["OPERATOR_FILE", { OPERATOR_FILE: "/nowhere.json" }],
  ];
  const told = wrong.map(async ([name, settings]) => {
    const arribo = npmStart(house, { ...settings, DATA_DIR: "unused" });
    assert.notEqual(await arribo.ended(30_000), 0, name);
    assert.match(arribo.output(), new RegExp(`^.*${name}.*\\.$`, "m"));
    assert.doesNotMatch(arribo.output(), /geheim|tresmil/);
    assert.doesNotMatch(arribo.output(), /PostgreSQL 18…/);
  });
  await Promise.all(told);
});

test("a killed Node loses nothing that was confirmed; a later start is quick and tidies up", async (t) => {
  const first = await open(t, house, asConcierge);
  await ask(first.url, "Doña Killed");
  const node = nodeOf(first.arribo.dataDir);
  assert.ok(node && first.postgres);
  kill(node, "SIGKILL");
  await first.arribo.ended();

  const second = await open(t, house);
  assert.doesNotMatch(second.arribo.output(), /Building|Creating|password:/);
  const cookie = await signIn(second.url, concierge);
  assert.deepEqual(await leadNames(second.url, cookie, "killed"), ["Doña Killed"]);
  assert.equal(await end(second.arribo), 0);
  assertGone(second);
  assertGone(first);
});

test("killed five times while bookings come in: none that was confirmed is lost, and none is doubled", async (t) => {
  const settings = { ...asConcierge, RATE_LIMITS: "off" };
  const crowd = new Crowd();
  for (let killing = 0; killing < 5; killing += 1) {
    const { arribo, url } = await open(t, house, settings);
    await crowd.sendAgain(url);
    const sending = crowd.book(url, 8);
    await sleep(400 + killing * 150);
    const node = nodeOf(arribo.dataDir);
    assert.ok(node);
    kill(node, "SIGKILL");
    await Promise.all([sending, arribo.ended()]);
  }
  const last = await open(t, house, settings);
  await crowd.sendAgain(last.url);
  const kept = await crowd.compare(last.url, await signIn(last.url, concierge));
  t.diagnostic(
    `${kept} bookings confirmed, each there once with one receipt; ${crowd.cut} answers were cut off`,
  );
  assert.equal(await end(last.arribo), 0);
});

test("SIGTERM: what is in flight is answered, new requests are not, then all of it ends with 0", async (t) => {
  const home = await open(t, house, asConcierge);
  const slow = request(`${home.url}/api/leads`, {
    method: "POST",
    headers: { "content-type": "application/json" },
  });
  slow.write('{"name":"Slow Typist",');
  await sleep(300);
  const ended = end(home.arribo);
  await home.arribo.printed(/Closing/);
  const ready = await fetch(`${home.url}/readyz`).then(
    (answer) => answer.status,
    () => "refused",
  );
  assert.ok(ready === 503 || ready === "refused", `readyz: ${ready}`);
  assert.ok(home.postgres && isAlive(home.postgres), "the database waits for the request in flight");
  slow.end('"email":"slow@example.com"}');
  const [answer] = await once(slow, "response");
  assert.equal(answer.statusCode, 201);
  answer.resume();
  assert.equal(await ended, 0);
  assertGone(home);
});

test("Ctrl-C, which the terminal sends to npm and Node alike, ends it in order too", async (t) => {
  const home = await open(t, house);
  assert.ok(home.arribo.npm.pid);
  kill(-home.arribo.npm.pid, "SIGINT");
  assert.equal(await home.arribo.ended(), 0);
  assertGone(home);
});

test("whoever reads along may go first, as in `npm start | tee log` and Ctrl-C", async (t) => {
  const home = await open(t, house);
  home.arribo.npm.stdout?.destroy();
  home.arribo.npm.stderr?.destroy();
  await look(home.url);
  assert.equal(await end(home.arribo), 0);
  assertGone(home);
});

test("SIGTERM while it is starting leaves nothing running", async () => {
  for (const moment of [/Starting PostgreSQL/, /Bringing the database/]) {
    const arribo = npmStart(house);
    await arribo.printed(moment);
    await end(arribo);
    assertGone({ arribo });
  }
});

test("npm run dev opens the pages, and SIGTERM ends it in order", async (t) => {
  const home = await open(t, house, {}, ["run", "dev"]);
  await look(home.url);
  assert.equal(await end(home.arribo), 0);
  assertGone(home);
});

test("ADMIN_EMAIL and ADMIN_PASSWORD create that admin, and later give them another password", async (t) => {
  const before = { email: "nueva@example.com", password: "la primera clave" };
  const later = { ...before, password: "la segunda clave" };
  const first = await open(t, house, { ADMIN_EMAIL: before.email, ADMIN_PASSWORD: before.password });
  assert.ok(await signIn(first.url, before));
  await end(first.arribo);
  const second = await open(t, house, { ADMIN_EMAIL: later.email, ADMIN_PASSWORD: later.password });
  assert.equal(await signIn(second.url, before), undefined);
  assert.ok(await signIn(second.url, later));
  const own = { ...later, password: "la que ella eligio" };
  await changePassword(second.url, later, own.password);
  await end(second.arribo);
  const third = await open(t, house, { ADMIN_EMAIL: later.email, ADMIN_PASSWORD: later.password });
  assert.ok(await signIn(third.url, own), "what a person chose since stands at the next start");
  assert.equal(await signIn(third.url, later), undefined);
  assert.match(second.arribo.output(), /nueva@example\.com has the password of ADMIN_PASSWORD/);
  assert.doesNotMatch(first.arribo.output() + second.arribo.output() + third.arribo.output(), /clave/);
  await end(third.arribo);
});

test("two workers share one port; one that is killed is replaced; all end together", async (t) => {
  const home = await open(t, house, { WORKERS: "2" });
  const first = nodeOf(home.arribo.dataDir);
  assert.ok(first);
  await answersOfTwo(home.url, new Set());
  assert.match(
    await (await fetch(`${home.url}/metrics`)).text(),
    /arribo_http_request_seconds_count\{.*\} [1-9]/,
  );
  const [killed] = workersOf(first);
  assert.ok(killed);
  const before = await answersOfTwo(home.url, new Set());
  kill(killed, "SIGKILL");
  await answersOfTwo(home.url, before);
  await end(home.arribo);
  assertGone(home);
});

/** Asks over new connections until two processes answered, one of them not among `known`. @returns their names */
async function answersOfTwo(url: string, known: ReadonlySet<string>): Promise<Set<string>> {
  const names = new Set<string>();
  for (const until = performance.now() + 20_000; performance.now() < until; await sleep(50)) {
    const answer = await fetch(`${url}/api/vendors?limit=1`, { headers: { Connection: "close" } }).catch(
      () => null,
    );
    const [name] = answer?.headers.get("X-Request-Id")?.split("-") ?? [];
    if (name) names.add(name);
    if (names.size >= 2 && (known.size === 0 || [...names].some((one) => !known.has(one)))) return names;
  }
  throw new Error(`only ${[...names]} answered`);
}

/** The worker processes of the first one; PostgreSQL is a child of it, too. */
function workersOf(first: number): number[] {
  const children = readFileSync(`/proc/${first}/task/${first}/children`, "utf8")
    .trim()
    .split(" ")
    .map(Number);
  return children.filter((child) => readFileSync(`/proc/${child}/cmdline`, "utf8").includes("start.js"));
}

test("processes that start at once on somebody's own PostgreSQL do not trip over each other", async (t) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), "arribo-outside-"));
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  // As docs/configuration.md requires for eight processes: 8 × (16 + 9) + 5.
  const maxConnections = 205;
  const outside = await startEmbedded({ dataDir, progress: () => undefined, log: quiet, maxConnections });
  try {
    await t.test("eight of them: one migrates and makes the first admin, and it stays empty", async (t) => {
      const { processes, urls } = await openAtOnce(t, house, 8, { DATABASE_URL: outside.url });
      const admins = processes.map((one) => printedAdmin(one.output())).filter((one) => one !== undefined);
      assert.equal(admins.length, 1);
      assert.ok(urls[0] && urls[7] && admins[0]);
      const cookie = await signIn(urls[0], admins[0]);
      assert.deepEqual(await leadNames(urls[0], cookie), [], "no samples in somebody's database");
      await ask(urls[0], "Doña Compartida");
      assert.deepEqual(await leadNames(urls[7], cookie), ["Doña Compartida"]);
      await talkAcross(urls);
      assert.deepEqual(await Promise.all(processes.map(end)), Array(8).fill(0));
    });
    await t.test("with DEMO_DATA=on and a chosen admin: filled once", async (t) => {
      const url = await newDatabase(outside.url, "filled");
      const settings = { ...asConcierge, DATABASE_URL: url, DEMO_DATA: "on" };
      const { processes, urls } = await openAtOnce(t, house, 3, settings);
      const names = await leadNames(urls[0] ?? "", await signIn(urls[0] ?? "", concierge));
      assert.ok(names.length > 0);
      assert.equal(new Set(names).size, names.length, "each sample once");
      await Promise.all(processes.map(end));
    });
    const theirs = outside.pid();
    assert.ok(theirs !== undefined && isAlive(theirs), "somebody's server is theirs to stop");
  } finally {
    await outside.stop();
    removeData(dataDir);
  }
});

async function newDatabase(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
}

function nobody(): Owner {
  const id = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
