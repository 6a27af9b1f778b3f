import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import { seedSamples } from "#app/server/samples.server.ts";
import { enqueueMessages, sentByHandJob } from "#app/staff/outbox/server/enqueue.server.ts";
import { connect, listTables } from "#platform/backup/catalog.server.ts";
import { createBackup } from "#platform/backup/create-backup.server.ts";
import { type EncryptionKeys, tableName } from "#platform/backup/format.ts";
import { restoreBackup } from "#platform/backup/restore.server.ts";
import { readRows } from "#platform/backup/snapshot.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { migrateDatabase } from "#platform/database/start/migrate.server.ts";
import { closeJobs, enqueue, openJobs } from "#platform/jobs/jobs.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { makeFolder } from "../support/folder.ts";
import { makeEmptyDatabase, openFreshDatabase } from "../support/fresh-database.ts";

// Each restores a whole database, some a dozen times.
vi.setConfig({ testTimeout: 120_000 });
const source = openFreshDatabase();
const folder = makeFolder("backup");
const open: EncryptionKeys = { passphrase: undefined, recipients: [], identities: [] };
const never = new AbortController().signal;
/** Written by nobody else: where it can be read, something is not encrypted. */
const canary = "CANARIO-ñandú-4471";

beforeAll(async () => {
  await openSealing([Buffer.alloc(32, 7)], folder);
  await openQueue();
  await seedSamples(() => undefined);
  await inSource(`update contact_message set name = '${canary}',
    message = E'Una línea\\n\\\\N\\tSeñora "Muñoz" 🏝\\r\\n\\\\.' where id = (select min(id) from contact_message)`);
  await inSource(`insert into vendor_picture (id, vendor_id, small, large, created_at)
    select 'p', min(id), '\\x000aff5c', decode(repeat('deadbeef0a', 300000), 'hex'), now() from vendor`);
  // A partition of a day that no table made today would have.
  await inSource(`create table pgboss.queue_stats_20240101 partition of pgboss.queue_stats
    for values from ('2024-01-01 00:00:00+00') to ('2024-01-02 00:00:00+00')`);
  await inSource(
    `insert into pgboss.queue_stats (name, captured_on) values ('old', '2024-01-01 12:00:00+00')`,
  );
  await writeLetter(0);
  // While it is open the queue writes into its own tables twice a minute (when it last looked): two readings would differ.
  await closeJobs();
});

const openQueue = () => openJobs(source.url(), [{ name: sentByHandJob, run: async () => undefined }], false);

async function at<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url, never);
  return act(client).finally(() => client.end());
}
const inSource = (statement: string) => at(source.url(), (client) => client.query(statement));

/** A letter and its job, as every act writes them: both or neither. */
async function writeLetter(number: number): Promise<void> {
  await db().transaction(async (tx) => {
    const ctx = { db: tx, actor: { kind: "visitor" }, locale: "es", now: new Date() } as const;
    const effect = `test:${number}`;
    const facts = { name: "José", reference: String(number), email: "", phone: "", message: "" };
    await enqueueMessages(ctx, [
      { effect, letter: "contact_receipt", recipient: "jose@example.com", facts, locale: "es" },
    ]);
    await enqueue(tx, sentByHandJob, [effect]);
  });
}

let made = 0;
async function take(
  encryption = open,
  given: { trialRestore?: boolean; signal?: AbortSignal; migrations?: string } = {},
) {
  made += 1;
  const file = path.join(folder, `${made}.tar.zst`);
  const keys = `${Buffer.alloc(32, 7).toString("base64")}\n`;
  const asked = {
    file,
    encryption,
    arribo: "9.9.9",
    keys,
    migrations: "migrations",
    trialRestore: false,
    signal: never,
  };
  return { file, ...(await createBackup(source.url(), { ...asked, ...given })) };
}

async function bring(url: string, file: string, given: Partial<Parameters<typeof restoreBackup>[1]> = {}) {
  const asked = { file, encryption: open, migrations: "migrations", replace: false, ...given };
  return at(url, (client) => restoreBackup(client, asked));
}

/** What lies in every table, by its name. */
const contentsOf = (url: string) =>
  at(url, async (client) => {
    const contents: Record<string, unknown> = {};
    for (const table of await listTables(client))
      contents[tableName(table)] = await readRows(client, table, () => undefined);
    return contents;
  });

test("a restored copy holds the same rows in every table, and counts on from where the first one was", async () => {
  const before = await contentsOf(source.url());
  const { file, contents } = await take();
  expect(contents).toEqual(before);
  expect(contents["pgboss.job_common"]).toMatchObject({ rows: 1 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const copy = await makeEmptyDatabase();
  await bring(copy, file);
  // Beside them stand only the partitions of the day of the restore, empty.
  expect(await contentsOf(copy)).toMatchObject(before);

  const same = (statement: string) =>
    Promise.all(
      [source.url(), copy].map((url) => at(url, async (client) => (await client.query(statement)).rows)),
    );
  for (const statement of [
    `select message from contact_message where name = '${canary}'`,
    "select small, large from vendor_picture",
    "select * from pg_sequences order by 1, 2",
    "select conname, pg_get_constraintdef(oid), convalidated from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2",
    "select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' order by 1, 2",
    "select tgname, tgenabled from pg_trigger where not tgisinternal order by 1",
    "select indexdef from pg_indexes where schemaname = 'public' order by 1",
  ]) {
    const [first, second] = await same(statement);
    expect(second, statement).toEqual(first);
  }
  // The next start finds nothing to do, and what is written next gets a number of its own.
  await migrateDatabase(copy, "migrations");
  await at(copy, (client) =>
    client.query(`insert into outbox (effect, channel, recipient, letter, facts, locale, created_at)
      values ('next', 'email', 'n@example.com', 'contact_receipt', '{}', 'en', now())`),
  );
});

test("every table of the site and of its queue is in a backup", async () => {
  // Read here, not by the backup's own list: what that forgets would be forgotten on both sides.
  const { rows } = await inSource(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
  );
  expect(rows.length).toBeGreaterThan(50);
  const { contents } = await take();
  expect(Object.keys(contents).toSorted()).toEqual(rows.map(({ name }) => String(name)).toSorted());
});

test("what is written meanwhile is in the copy whole or not at all: every letter with its job", async () => {
  await openQueue();
  let number = 0;
  let writing = true;
  const writers = [1, 2, 3].map(async () => {
    while (writing) await writeLetter(++number);
  });
  while (number < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  const before = number;
  const { file } = await take();
  const after = number;
  writing = false;
  await Promise.all(writers);
  await closeJobs();
  expect(after).toBeGreaterThan(before + 10);
  const copy = await makeEmptyDatabase();
  await bring(copy, file);
  const { rows } = await at(copy, (client) =>
    client.query(`select count(effect)::int as letters, count(job.id)::int as jobs, count(*)::int as together
      from (select effect from outbox where effect like 'test:%') letter
      full join pgboss.job on job.data ->> 'id' = effect`),
  );
  expect(rows[0].letters).toBe(rows[0].together);
  expect(rows[0].jobs).toBe(rows[0].together);
  expect(rows[0].together).toBeGreaterThan(10);
  expect(rows[0].together).toBeLessThanOrEqual(number + 1);
});

test("it is restored for a trial before it counts, and the trial leaves nothing", async () => {
  const { file } = await take(open, { trialRestore: true });
  expect(existsSync(file)).toBe(true);
  // One that cannot be restored gets no name.
  const elsewhere = path.join(folder, "no-migrations");
  cpSync("migrations", elsewhere, { recursive: true });
  const [first = ""] = readdirSync(elsewhere);
  writeFileSync(path.join(elsewhere, first), "select 1;");
  await expect(take(open, { trialRestore: true, migrations: elsewhere })).rejects.toThrow(
    /migration 1 is not the one/,
  );
  expect(
    readdirSync(folder)
      .filter((name) => /^\d+\.tar/.test(name))
      .at(-1),
  ).toBe(path.basename(file));
  expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
  const trials = await inSource("select from pg_database where datname like 'arribo_trial_%'");
  expect(trials.rowCount).toBe(0);
});

test("encrypted, it opens for the passphrase or the key it was made for, and brings the data's key", async () => {
  const identity = await generateIdentity();
  const locks: [EncryptionKeys, EncryptionKeys, EncryptionKeys][] = [
    [
      { ...open, recipients: [await identityToRecipient(identity)] },
      { ...open, identities: [identity] },
      { ...open, passphrase: "not the right one" },
    ],
    [
      { ...open, passphrase: "una larga frase azul" },
      { ...open, passphrase: "una larga frase azul" },
      { ...open, identities: [identity] },
    ],
  ];
  for (const [lock, right, wrong] of locks) {
    const { file, contents } = await take(lock);
    expect(readFileSync(file).includes("manifest")).toBe(false);
    const copy = await makeEmptyDatabase();
    await expect(bring(copy, file, { encryption: wrong })).rejects.toThrow(/cannot be decrypted/);
    await expect(bring(copy, file, { encryption: open })).rejects.toThrow(/is encrypted/);
    let brought: string | undefined;
    const beforeCommit = async (_: unknown, keys: string | undefined) => {
      brought = keys;
    };
    await bring(copy, file, { encryption: right, beforeCommit });
    expect(await contentsOf(copy)).toMatchObject(contents);
    expect(brought).toBe(`${Buffer.alloc(32, 7).toString("base64")}\n`);
  }
});

test("a file that was cut or changed puts nothing into the database", async () => {
  const identity = await generateIdentity();
  const plain = await take();
  const locked = await take({ ...open, recipients: [await identityToRecipient(identity)] });
  const copy = await makeEmptyDatabase();
  for (const { file } of [plain, locked]) {
    const whole = readFileSync(file);
    const places = [0, 3, 40, 0.1, 0.4, 0.7, 0.95].map((place) =>
      Math.floor(place < 1 ? place * whole.length : place),
    );
    for (const place of [...places, whole.length - 40, whole.length - 2]) {
      const changed = Buffer.from(whole);
      changed[place] = (changed[place] ?? 0) ^ 0x10;
      for (const [how, content] of Object.entries({ cut: whole.subarray(0, place), changed })) {
        const broken = path.join(folder, "broken.tar.zst");
        writeFileSync(broken, content);
        await expect(
          bring(copy, broken, { encryption: { ...open, identities: [identity] } }),
          `${how} at ${place} of ${whole.length}`,
        ).rejects.toThrow(
          /damaged|is truncated|is not a backup|cannot be decrypted|rejected the rows|differs from the backup/,
        );
      }
    }
  }
  expect(await at(copy, listTables)).toEqual([]);
});

test("a database that holds rows is left alone, unless it is said that they may go; and then if all goes well", async () => {
  const { file, contents } = await take();
  const other = await makeEmptyDatabase();
  await migrateDatabase(other, "migrations");
  await at(other, (client) => client.query("insert into generated_secret values ('mine', 'kept')"));
  await expect(bring(other, file)).rejects.toThrow(/not empty .*generated_secret.*--replace/);
  const cut = path.join(folder, "cut.tar.zst");
  writeFileSync(cut, readFileSync(file).subarray(0, -100));
  await expect(bring(other, cut, { replace: true })).rejects.toThrow(/damaged|is truncated/);
  const kept = await at(other, (client) => client.query("select value from generated_secret"));
  expect(kept.rows).toEqual([{ value: "kept" }]);
  await bring(other, file, { replace: true });
  expect(await contentsOf(other)).toMatchObject(contents);
  // Nobody pulls the tables away under a running site.
  const site = new pg.Client({ connectionString: other, application_name: "arribo" });
  await site.connect();
  await expect(bring(other, file, { replace: true })).rejects.toThrow(/is running/);
  await site.end();
});

test("an older backup comes back as it was and grows with the next start; a newer one is refused", async () => {
  const older = path.join(folder, "older");
  cpSync("migrations", older, { recursive: true });
  const journalFile = path.join(older, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8"));
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  const old = await makeEmptyDatabase();
  await migrateDatabase(old, older);
  await at(old, (client) => client.query("insert into generated_secret values ('from', 'long ago')"));
  const file = path.join(folder, "old.tar.zst");
  const asked = { file, encryption: open, arribo: "0.0.1", keys: "", trialRestore: true, signal: never };
  await createBackup(old, { ...asked, migrations: older });

  const copy = await makeEmptyDatabase();
  await bring(copy, file);
  expect(Object.keys(await contentsOf(copy))).toEqual(Object.keys(await contentsOf(old)));
  await migrateDatabase(copy, "migrations");
  const { rows } = await at(copy, (client) =>
    client.query("select value, (select count(*)::int from migration) as migrations from generated_secret"),
  );
  expect(rows).toEqual([{ value: "long ago", migrations: journal.entries.length }]);

  const { file: newer } = await take();
  await expect(bring(await makeEmptyDatabase(), newer, { migrations: older })).rejects.toThrow(
    /newer than this Arribo/,
  );
  // Nor does an older one start on it.
  const before = await contentsOf(copy);
  await expect(migrateDatabase(copy, older)).rejects.toThrow(/newer than this Arribo: its tables/);
  expect(await contentsOf(copy)).toEqual(before);
});

test("a connection that is lost on the way leaves no file", async () => {
  await inSource(
    "create table if not exists public.much as select repeat('x', 5000) from generate_series(1, 20000)",
  );
  const taking = take();
  const ends = expect(taking).rejects.toThrow();
  let found = 0;
  while (!found) {
    const cut = await inSource(`select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'copy %much%' and pid <> pg_backend_pid() and datname = current_database()`);
    found = cut.rowCount ?? 0;
  }
  await ends;
  await inSource("drop table public.much");
  expect(existsSync(path.join(folder, `${made}.tar.zst`))).toBe(false);
  expect(readdirSync(folder).filter((name) => name.includes("unfinished"))).toEqual([]);
});
