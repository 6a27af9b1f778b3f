import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { backupRecord } from "#platform/backup/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { generatedSecret } from "#platform/security/schema.server.ts";
import { openSealing, seal } from "#platform/security/seal.server.ts";
import { makeFolder } from "../support/folder.ts";
import { makeEmptyDatabase, openFreshDatabase } from "../support/fresh-database.ts";

const source = openFreshDatabase();
const folder = makeFolder("commands");
const dataDir = path.join(folder, "data");
beforeAll(async () => {
  await openSealing([], dataDir);
  await db().insert(generatedSecret).values({ name: "auth", value: "a-secret-of-everybody" });
});

type Ending = { code: number | null; said: string; complained: string };

/** Runs a command as an operator does. */
function run(name: string, args: string[], settings: Record<string, string>): Promise<Ending> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: source.url(), DATA_DIR: dataDir, ...settings };
  const child = spawn(process.execPath, [`commands/${name}.ts`, ...args], { env });
  const ending: Ending = { code: null, said: "", complained: "" };
  child.stdout.on("data", (text) => {
    ending.said += text;
  });
  child.stderr.on("data", (text) => {
    ending.complained += text;
  });
  return new Promise((resolve) => child.once("close", (code) => resolve({ ...ending, code })));
}

test("a backup says what is in it and what is not, and its restore brings the key of the sealed data", async () => {
  const plain = await run("backup", [folder], {});
  expect(plain).toMatchObject({ code: 0, complained: "" });
  expect(plain.said).toMatch(
    /count and checksum of every table are equal[\s\S]*NOT encrypted[\s\S]*Keep a copy/,
  );

  // What its age is counted from.
  const [record] = await db().select().from(backupRecord);
  const [name = ""] = readdirSync(folder).filter((one) => one.endsWith(".zst"));
  expect(record).toMatchObject({ bytes: statSync(path.join(folder, name)).size, restoredForTrial: true });

  const identity = await generateIdentity();
  const identityFile = path.join(folder, "identity.txt");
  writeFileSync(identityFile, `# public key: ${await identityToRecipient(identity)}\n${identity}\n`);
  const locked = {
    BACKUP_RECIPIENTS: await identityToRecipient(identity),
    BACKUP_DIR: path.join(folder, "locked"),
  };
  const backup = await run("backup", [], locked);
  expect(backup).toMatchObject({ code: 0, complained: "" });
  expect(backup.said).toMatch(/Encrypted; the key of the sealed data \(data\.key\) is in it/);
  const [file = ""] = readdirSync(locked.BACKUP_DIR);
  expect(file).toMatch(/^arribo-\d{8}T\d{6}Z\.tar\.zst\.age$/);

  // Onto another machine, on which Arribo has run before: its own key stays the first.
  const elsewhere = path.join(folder, "elsewhere");
  mkdirSync(elsewhere);
  const own = `${Buffer.alloc(32, 9).toString("base64")}\n`;
  writeFileSync(path.join(elsewhere, "data.key"), own);
  const settings = {
    DATABASE_URL: await makeEmptyDatabase(),
    DATA_DIR: elsewhere,
    BACKUP_IDENTITY_FILE: identityFile,
  };
  const restored = await run("restore", [path.join(locked.BACKUP_DIR, file)], settings);
  expect(restored).toMatchObject({ code: 0, complained: "" });
  expect(restored.said).toMatch(/rows restored[\s\S]*are equal[\s\S]*key of the sealed data is now in/);
  expect(readFileSync(path.join(elsewhere, "data.key"), "utf8")).toBe(
    `${own}${readFileSync(path.join(dataDir, "data.key"), "utf8")}`,
  );
}, 120_000);

test("a new key is put before the old one in data.key, everything is sealed with it, and the old one can go", async () => {
  const file = path.join(dataDir, "data.key");
  const old = readFileSync(file, "utf8");
  // Left by a process that went on with a key which was taken out after a rotation.
  const stray = { sealed: seal("Banco de la Loma", "here").replace(/^v1\.\w+/, "v1.0bad0bad") };
  await db()
    .insert(generatedSecret)
    .values({ name: "stray", value: JSON.stringify(stray) });
  const told = /WARNING: rows in generated_secret are sealed with the key 0bad0bad, which is missing here/;
  const alone = await run("rotate-key", [], {});
  expect(alone).toMatchObject({ code: 1, complained: expect.stringMatching(/one key only/) });
  expect(alone.said).toMatch(told);
  const backup = await run("backup", [folder, "--untried"], {});
  expect([backup.code, backup.said]).toEqual([0, expect.stringMatching(told)]);
  expect(backup.said.match(/WARNING/g)).toHaveLength(1);
  await db().delete(generatedSecret).where(eq(generatedSecret.name, "stray"));
  writeFileSync(file, `${Buffer.alloc(32, 3).toString("base64")}\n${old}`);
  const rotated = await run("rotate-key", [], {});
  expect(rotated).toMatchObject({ code: 0, complained: "" });
  expect(rotated.said).not.toMatch(/WARNING/);
  expect(rotated.said).toMatch(/vendor_application: 0 rows[\s\S]*Nothing needs [0-9a-f]{8} any more/);
  writeFileSync(file, `${Buffer.alloc(32, 3).toString("base64")}\n`);
  await openSealing([], dataDir);
}, 120_000);

test("what fails says why, in a sentence, and ends with 1", async () => {
  const nowhere = "postgres://nobody@127.0.0.1:9/nothing";
  const existing = path.join(folder, "existing.tar.zst");
  const nothingYet = { DATABASE_URL: "", DATA_DIR: path.join(folder, "none") };
  const passphrase = { BACKUP_PASSPHRASE: "una larga frase azul" };
  writeFileSync(existing, "precious");
  const cases: [string, string[], Record<string, string>, RegExp][] = [
    ["backup", [], { DATABASE_URL: nowhere }, /^\nThe database does not answer.*\n$/],
    ["backup", [], nothingYet, /^\nThere is no database in /],
    ["backup", [existing], {}, /^\n.*already exists and was not changed\.\n$/],
    ["backup", [], { DATABASE_URL: await makeEmptyDatabase() }, /^\nThere is nothing to back up/],
    ["backup", [], { BACKUP_PASSPHRASE: "short" }, /^\nBACKUP_PASSPHRASE must be 12 characters or more\.\n$/],
    [
      "backup",
      [path.join(folder, "open.tar.zst.age")],
      {},
      /^\nThe backup would not be encrypted, though .*\.\n$/,
    ],
    [
      "backup",
      [path.join(folder, "locked.tar.zst")],
      passphrase,
      /^\nThe backup is encrypted .* not \.zst\.\n$/,
    ],
    ["restore", [], {}, /^\nnpm run restore -- file/],
    ["restore", [existing], {}, /is not a backup of Arribo/],
    ["restore", [existing], nothingYet, /is not a backup of Arribo/],
    ["restore", [path.join(folder, "missing")], {}, /cannot be read/],
  ];
  for (const [name, args, settings, sentence] of cases) {
    const { code, complained } = await run(name, args, settings);
    expect(complained, `${name} ${args}`).toMatch(sentence);
    expect(code, `${name} ${args}`).toBe(1);
  }
  expect(readFileSync(existing, "utf8")).toBe("precious");
  expect(existsSync(path.join(folder, "none"))).toBe(false);
}, 120_000);

test("deploy/arribo knows its commands, and says who may call it", () => {
  const script = readFileSync("deploy/arribo", "utf8");
  const call = (word: string, user: { uid?: number; gid?: number } = {}) => {
    // Another user may not reach this checkout.
    const { status, stdout, stderr } = spawnSync("sh", ["-c", script, "arribo", word], {
      cwd: "/",
      encoding: "utf8",
      ...user,
    });
    return [status, stdout, stderr];
  };
  expect(call("--help")).toEqual([0, expect.stringMatching(/^arribo check \| admin \| backup/), ""]);
  expect(call("foo")).toEqual([2, "", expect.stringMatching(/^There is no command "foo"\. arribo check/)]);
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
  expect(call("backup", nobody)).toEqual([1, "", expect.stringMatching(/^Only root may do that: .*\n$/)]);
});
