import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { asRoot, triesAsRoot } from "../../tests/support/root.ts";
import { rounds } from "../../tests/support/rounds.ts";
import { type Embedded, startEmbedded } from "./embedded.server.ts";
import { isAlive } from "./lock.server.ts";

const refusal = /^Another Arribo is running on .+\. Stop it, or set DATA_DIR to another folder\.$/;

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const servers: Embedded[] = [];
const serversElsewhere: number[] = [];
const children: ChildProcess[] = [];
const folders: string[] = [];

/** Reused by many tests, because creating a cluster is slow. */
let used = "";
const times: Record<string, string> = {};

beforeAll(async () => {
  used = mkdtempSync(join(tmpdir(), "arribo-db-used-"));
  chmodSync(used, 0o755);
  const begin = performance.now();
  const server = await startIn(used);
  times["first start"] = `${Math.round(performance.now() - begin)} ms`;
  await write(server.url);
  await server.stop();
  servers.length = 0;
});

afterAll(() => {
  console.log(times);
  removeFolder(used);
});

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const pid of serversElsewhere.splice(0)) if (isAlive(pid)) process.kill(pid, "SIGQUIT"); // of a failed test
  for (const folder of folders.splice(0)) removeFolder(folder);
});

function removeFolder(folder: string) {
  for (const place of [join(folder, "postgres"), join(folder, "data", "postgres")]) {
    const target = existsSync(place) ? realpathSync(place) : "";
    if (target.startsWith("/var/lib/arribo/data-")) rmSync(target, { recursive: true });
  }
  rmSync(folder, { recursive: true });
}

/** Traversable by any user. */
function makeFolder(name = "arribo-db-"): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function startIn(dataDir: string, lines: string[] = []): Promise<Embedded> {
  const note = (line: string) => void lines.push(line);
  const server = await startEmbedded({
    dataDir,
    progress: note,
    log: { info: note, warn: note, error: note },
  });
  servers.push(server);
  return server;
}

async function query(url: string, text: string): Promise<string[][]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    return (await client.query<string[]>({ text, rowMode: "array" })).rows;
  } finally {
    await client.end();
  }
}

const write = (url: string) => query(url, "create table kept as select 'Muñoz' as name");
const read = async (url: string) => (await query(url, "select name from kept"))[0]?.[0];

function pidOf(server: Embedded): number {
  const pid = server.pid();
  if (pid === undefined) throw new Error("no server runs");
  return pid;
}

/** Another Arribo process; prints its connection string and server pid. */
async function startElsewhere(
  dataDir: string,
  uid?: number,
): Promise<{ child: ChildProcess; url: string; pid: number }> {
  const module = pathToFileURL(join(import.meta.dirname, "embedded.server.ts")).href;
  const script = `
    import { startEmbedded } from ${JSON.stringify(module)};
    const quiet = () => {};
    const server = await startEmbedded({
      dataDir: ${JSON.stringify(dataDir)}, progress: quiet, log: { info: quiet, warn: quiet, error: quiet },
    });
    console.log(JSON.stringify({ url: server.url, pid: server.pid() }));
    process.on("SIGTERM", () => server.stop());`;
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { PATH, NODE_COMPILE_CACHE, LANG: "C", LC_ALL: "C" },
    ...(uid && { uid, gid: uid }),
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const { url, pid } = JSON.parse(line) as { url: string; pid: number };
    serversElsewhere.push(pid);
    return { child, url, pid };
  }
  throw new Error("the other process ended without starting a database");
}

/** A live process that is no server. */
function startStranger(dataDir: string): number {
  const { uid, gid } = statSync(join(dataDir, "postgres"));
  const child = spawn("sleep", ["60"], { stdio: "ignore", cwd: "/", ...(asRoot && { uid, gid }) });
  children.push(child);
  return child.pid ?? 0;
}

/** A zombie: its pid stays taken. */
async function leaveUncollected(dataDir: string): Promise<number> {
  const { uid, gid } = statSync(join(dataDir, "postgres"));
  const child = spawn("sh", ["-c", "true & echo $!; exec sleep 60"], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: "/",
    ...(asRoot && { uid, gid }),
  });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) return Number(line);
  throw new Error("the shell ended");
}

test("a first start creates the database, a later one keeps what is in it", async () => {
  const dataDir = join(makeFolder(), "data");
  const lines: string[] = [];
  const first = await startIn(dataDir, lines);
  await write(first.url);
  await Promise.all([first.stop(), first.stop()]);
  await first.stop();
  const begin = performance.now();
  const second = await startIn(dataDir);
  times["later start"] = `${Math.round(performance.now() - begin)} ms`;

  expect(await read(second.url)).toBe("Muñoz");
  expect(lines).toEqual([
    "Creating the database (first start, about ten seconds)…",
    "Starting PostgreSQL 18…",
  ]);
  expect(first.pid()).toBeUndefined();
  expect(readdirSync(dataDir).sort()).toEqual(["postgres", "postgres.lock", "postgres.log"]);
  expect(statSync(join(dataDir, "postgres", "arribo.password")).mode & 0o777).toBe(0o600);
});

test("the database knows Spanish letters, is durable, and is reachable from this machine alone", async () => {
  const { url } = await startIn(used);
  const [settings] = await query(
    url,
    `select current_setting('server_encoding'), current_setting('fsync'), current_setting('data_checksums'),
            current_setting('listen_addresses'), current_setting('unix_socket_directories'),
            'PEÑA' ilike '%peña%', lower('ÁÑÜ')`,
  );
  expect(settings).toEqual(["UTF8", "on", "on", "127.0.0.1", "", true, "áñü"]);
  const [role] = await query(
    url,
    "select rolname, rolsuper, rolcreatedb from pg_roles where rolname = current_user",
  );
  expect(role).toEqual(["arribo", false, true]);
  await query(url, "create extension if not exists pg_trgm");
  expect(await query(url, "select show_trgm('ñu') = show_trgm('u')")).toEqual([[false]]);

  const wrong = new URL(url);
  wrong.password = "postgres";
  await expect(query(wrong.href, "select 1")).rejects.toThrow("password authentication failed");
});

test("what people typed is not in the server's log, even when a statement fails or its process is killed", async () => {
  const { url } = await startIn(used);
  await expect(query(url, "select 'canary-in-value'::int")).rejects.toThrow("canary-in-value");
  const dying = query(url, "select pg_sleep(20), 'canary-in-statement'");
  dying.catch(() => undefined);
  let found: string[][] = [];
  while (found.length === 0) {
    found = await query(url, "select pid from pg_stat_activity where query like 'select pg_sleep%'");
  }
  process.kill(Number(found[0]?.[0]), "SIGKILL");
  await expect(dying).rejects.toThrow();

  const log = () => readFileSync(join(used, "postgres.log"), "utf8");
  await expect.poll(log).toContain("terminated by signal 9");
  expect(log()).not.toContain("canary");
});

test("a server that is killed comes back on the same port, each time", async () => {
  const server = await startIn(used);
  const healed: number[] = [];
  for (let kill = 0; kill < rounds(2, 4); kill++) {
    const pid = pidOf(server);
    process.kill(pid, "SIGKILL");
    const begin = performance.now();
    let name: string | undefined;
    while (name === undefined && performance.now() - begin < 5000) {
      await sleep(20);
      if (server.pid() !== pid) name = await read(server.url).catch(() => undefined);
    }
    expect(name).toBe("Muñoz");
    healed.push(Math.round(performance.now() - begin));
  }
  times["healed after kill -9"] = `${healed.join(", ")} ms`;
});

test("stop() during a restart stops for good, and at once when the server is already dead", async () => {
  const server = await startIn(used);
  const pid = pidOf(server);
  process.kill(pid, "SIGKILL");
  await server.stop();
  await sleep(300);
  expect(server.pid()).toBeUndefined();
  await expect(query(server.url, "select 1")).rejects.toThrow("ECONNREFUSED");
});

test("a server left by a killed process is taken over with its data", async () => {
  const other = await startElsewhere(used);
  other.child.kill("SIGKILL");
  await once(other.child, "exit");
  expect(isAlive(other.pid)).toBe(true);

  const lines: string[] = [];
  const server = await startIn(used, lines);
  expect(lines).toContain("Stopping the PostgreSQL that an earlier run left behind…");
  expect(await read(server.url)).toBe("Muñoz");
  expect(isAlive(other.pid)).toBe(false);
});

test("a second Arribo on the folder is refused, also when the lock file was removed", async () => {
  const other = await startElsewhere(used);
  await expect(startIn(used)).rejects.toThrow(refusal);
  rmSync(join(used, "postgres.lock"));
  await expect(startIn(used)).rejects.toThrow(refusal);

  await query(other.url, "select 1");
  other.child.kill("SIGTERM");
  await once(other.child, "exit");
  expect(isAlive(other.pid)).toBe(false);
  await startIn(used);
});

test("of two starts at the same moment one proceeds", async () => {
  const dataDir = makeFolder();
  const results = await Promise.allSettled([startIn(dataDir), startIn(dataDir)]);
  expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(results.find((result) => result.status === "rejected")?.reason.message).toMatch(refusal);
});

test("process numbers left in files by a crash do not block the start, whoever bears them now", async () => {
  const first = await startIn(used);
  const note = join(used, "postgres", "postmaster.pid");
  const { uid, gid } = statSync(note);
  const content = readFileSync(note, "utf8");
  await first.stop();

  const stranger = startStranger(used);
  const uncollected = await leaveUncollected(used);
  const numbered = (pid: number) => content.replace(/^\d+/, String(pid));
  for (const stale of [content, numbered(stranger), numbered(uncollected), "", "12"]) {
    writeFileSync(note, stale, { mode: 0o600 });
    chownSync(note, uid, gid);
    writeFileSync(join(used, "postgres.lock"), JSON.stringify({ pid: stranger, born: "long ago" }));
    const server = await startIn(used);
    expect(await read(server.url)).toBe("Muñoz");
    await server.stop();
  }
  expect(isAlive(stranger)).toBe(true);
});

test("what a start killed half-way left behind is cleared away", async () => {
  const dataDir = makeFolder();
  const half = join(dataDir, "postgres.new-0123abcd");
  mkdirSync(join(half, "base"), { recursive: true });
  writeFileSync(join(half, "PG_VERSION"), "18\n");
  writeFileSync(`${half}.password`, "secret");
  writeFileSync(join(dataDir, "postgres.lock"), '{"pid":');

  await startIn(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(["postgres", "postgres.lock", "postgres.log"]);
});

test("a start killed at any moment does not spoil the next", async () => {
  const dataDir = makeFolder();
  for (const delay of [150, 400, 700]) {
    const starting = startElsewhere(dataDir).catch(() => undefined);
    await sleep(delay);
    children.at(-1)?.kill("SIGKILL");
    await starting;
  }
  const server = await startIn(dataDir);
  await write(server.url);
  expect(readdirSync(dataDir).filter((name) => name.includes("new"))).toEqual([]);
});

test("a folder that holds something else is left alone", async () => {
  const dataDir = makeFolder();
  mkdirSync(join(dataDir, "postgres"));
  writeFileSync(join(dataDir, "postgres", "letters.txt"), "mine");
  await expect(startIn(dataDir)).rejects.toThrow("is not a database of PostgreSQL 18");
  writeFileSync(join(dataDir, "postgres", "PG_VERSION"), "17\n");
  await expect(startIn(dataDir)).rejects.toThrow("is not a database of PostgreSQL 18");
  expect(readFileSync(join(dataDir, "postgres", "letters.txt"), "utf8")).toBe("mine");
});

test("a server that cannot start says why", async () => {
  const file = join(used, "postgres", "postgresql.auto.conf");
  const good = readFileSync(file);
  writeFileSync(file, "shared_buffers = nonsense\n");
  try {
    await expect(startIn(used)).rejects.toThrow(/stopped while starting.*postgres\.log.*shared_buffers/s);
  } finally {
    writeFileSync(file, good);
  }
  expect(existsSync(join(used, "postgres.lock"))).toBe(false);
});

test("it works in a path with spaces and ñ, under LANG=C", async () => {
  const dataDir = join(makeFolder("mudanza a España "), "datos del año");
  const other = await startElsewhere(dataDir);
  await write(other.url);
  expect(await read(other.url)).toBe("Muñoz");
  other.child.kill("SIGTERM");
  await once(other.child, "exit");
});

test.runIf(triesAsRoot)(
  "root hands the server to a user that reaches it, also under a home of mode 0700",
  async () => {
    const home = makeFolder();
    chmodSync(home, 0o700);
    const dataDir = join(home, "data");
    const lines: string[] = [];
    const first = await startIn(dataDir, lines);
    await write(first.url);
    await first.stop();
    const server = await startIn(dataDir);
    expect(await read(server.url)).toBe("Muñoz");
    expect(realpathSync(join(dataDir, "postgres"))).toMatch(/^\/var\/lib\/arribo\/data-/);
    expect(lines.join("\n")).toMatch(/the database is kept in \/var\/lib\/arribo\/data-/);
    expect(statSync(dataDir).uid).toBe(0);
  },
);

test.runIf(triesAsRoot)("an ordinary user's database stays theirs when root starts on it", async () => {
  expect(asRoot).toBe(true);
  const nobody = 65_534;
  const dataDir = makeFolder();
  chownSync(dataDir, nobody, nobody);
  const other = await startElsewhere(dataDir, nobody);
  await write(other.url);
  other.child.kill("SIGTERM");
  await once(other.child, "exit");

  const server = await startIn(dataDir);
  expect(await read(server.url)).toBe("Muñoz");
  expect(statSync(join(dataDir, "postgres", "PG_VERSION")).uid).toBe(nobody);
});
