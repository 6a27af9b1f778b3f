import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  appendFile,
  chown,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Binaries, findBinaries } from "./binaries.server.ts";
import { canWrite, isRoot, makeShared, type ServerUser, serverUser, sharedFolder } from "./user.server.ts";

const run = promisify(execFile);
const freshPrefix = "postgres.new-";

/** One PostgreSQL database folder and what it takes to run a server on it. */
export type Cluster = {
  /** Absolute, with all links resolved: as the server itself names it. */
  folder: string;
  /** The superuser's; the application's role has another one, derived from it. */
  password: string;
  logFile: string;
  /** undefined: the server runs as this process's user. */
  user: ServerUser | undefined;
  binaries: Binaries;
};

/** The database folder `<dataDir>/postgres`, made now if there is none. The caller holds the folder's lock. */
export async function openCluster(dataDir: string, progress: (line: string) => void): Promise<Cluster> {
  const place = join(dataDir, "postgres");
  const exists = await isDatabase(place);
  const owner = exists ? await stat(place) : undefined;
  const user = serverUser(owner);
  const binaries = await findBinaries(user, progress);
  await removeLeftovers(dataDir);
  if (!exists) {
    progress("Creating the database (first start, about ten seconds)…");
    await createCluster(dataDir, place, user, binaries, progress);
  }
  const folder = await realpath(place);
  // Someone gave the whole data folder to root, for instance when restoring a backup.
  if (user && owner?.uid === 0) await run("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  return {
    folder,
    password: await readPassword(folder),
    logFile: join(dataDir, "postgres.log"),
    user,
    binaries,
  };
}

/** Whether a database lies there. @throws Error where it is none that can be used */
export async function isDatabase(place: string): Promise<boolean> {
  if (!(await lstat(place).catch(() => undefined))) return false;
  const target = await realpath(place).catch(() => undefined);
  if (target === undefined) {
    const missing = await readlink(place);
    throw new Error(
      `${place} points to ${missing}, which is missing. Restore it, or remove the link to begin anew.`,
    );
  }
  const version = await readFile(join(target, "PG_VERSION"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") {
      throw new Error(`The database in ${target} belongs to another user. Start Arribo as that user.`, {
        cause: error,
      });
    }
    return undefined;
  });
  if (version === undefined && (await readdir(target)).length === 0) {
    await rmdir(place);
    return false;
  }
  if (version?.trim() !== "18") {
    throw new Error(`${target} is not a database of PostgreSQL 18. Set DATA_DIR to another folder.`);
  }
  return true;
}

export async function readPassword(folder: string): Promise<string> {
  const file = join(folder, "arribo.password");
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (cause) {
    throw new Error(`The database's password could not be read from ${file}.`, { cause });
  }
}

/** Made beside and then renamed, so that `place` is either absent or whole, whenever the process is killed. */
async function createCluster(
  dataDir: string,
  place: string,
  user: ServerUser | undefined,
  binaries: Binaries,
  progress: (line: string) => void,
): Promise<void> {
  const fresh = join(dataDir, freshPrefix + randomBytes(4).toString("hex"));
  await makeReachable(dataDir, fresh, user, progress);
  const folder = await realpath(fresh);
  const password = randomBytes(24).toString("hex");
  const passwordFile = `${folder}.password`;
  try {
    await writeOwned(passwordFile, password, user);
    await initialise(folder, passwordFile, user, binaries);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await appendFile(join(folder, "postgresql.conf"), settings, { flush: true });
  await writeOwned(join(folder, "arribo.password"), password, user);
  await rename(fresh, place);
  await flushFolder(dataDir);
}

/** Defaults for a small machine; whoever runs Arribo may change them in postgresql.conf. */
const settings = `
# Arribo
shared_buffers = 128MB
max_connections = 60
max_wal_size = 512MB
# The data lies on a flash disk and mostly in memory: jumping about costs hardly more than reading on. With the usual 4
# the directory's search would rather read the whole table than its index.
random_page_cost = 1.1
timezone = 'UTC'
log_timezone = 'UTC'
`;

async function initialise(
  folder: string,
  passwordFile: string,
  user: ServerUser | undefined,
  binaries: Binaries,
) {
  const options = [
    ...["-D", folder, "--username=postgres", `--pwfile=${passwordFile}`, "--auth=scram-sha-256"],
    ...["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"],
  ];
  // Sorting and case come from the built-in locale everywhere. What is a letter inside a word comes, for
  // trigrams, from the system: plain C would split "Muñoz" in two. Not every system has the first two.
  const letters = ["C.UTF-8", "en_US.UTF-8", "C"];
  for (const locale of letters) {
    try {
      await run(binaries.initdb, [...options, `--lc-ctype=${locale}`, "--lc-messages=C"], {
        ...(user && { uid: user.uid, gid: user.gid }),
        cwd: dirname(binaries.initdb),
        env: serverEnvironment(),
        windowsHide: true,
      });
      return;
    } catch (error) {
      const { stderr = "" } = error as { stderr?: string };
      if (locale !== letters.at(-1) && /locale|encoding/.test(stderr)) continue;
      throw notCreated(folder, stderr);
    }
  }
}

/** Says why in one line; without its cause, whose message is the whole command. */
function notCreated(folder: string, stderr: string): Error {
  const reason = /(?:FATAL|PANIC|error):\s*(.+)$/m.exec(stderr)?.[1] ?? stderr.trim();
  const error = new Error(`The database could not be created in ${folder}: ${reason}`);
  const isDiskFull = /No space left on device/.test(stderr);
  return isDiskFull ? Object.assign(error, { code: "ENOSPC", path: folder }) : error;
}

/** Only what PostgreSQL needs: no secrets of ours, and no PG… or LC_… setting that would change what it does. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = ["PATH", "LD_LIBRARY_PATH", "SystemRoot", "TEMP", "TMP", "TMPDIR"];
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: "C" };
}

/** Makes the empty folder `fresh` for `user`; where that user cannot reach it, a link to one in /var/lib. */
async function makeReachable(
  dataDir: string,
  fresh: string,
  user: ServerUser | undefined,
  progress: (line: string) => void,
): Promise<void> {
  await mkdir(fresh, { mode: 0o700 });
  if (!user) return;
  // Some mounts refuse to give a file away; then the folder is not writable for the user either.
  await chown(fresh, user.uid, user.gid).catch(() => undefined);
  if (canWrite(user, fresh)) return;
  await rmdir(fresh);
  await makeShared(sharedFolder);
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 8);
  // A second part by chance: a data folder that was removed and made again must not find its old database.
  const target = join(sharedFolder, `data-${hash}-${randomBytes(4).toString("hex")}`);
  await symlink(target, fresh); // first the link: a killed start then leaves nothing that cannot be found
  await mkdir(target, { mode: 0o700 });
  await chown(target, user.uid, user.gid);
  if (!canWrite(user, target))
    throw new Error(`The user ${user.name} can write neither in ${dataDir} nor in ${target}.`);
  progress(`The user ${user.name} cannot reach ${dataDir}, so the database is kept in ${target}.`);
}

/** What a start that was killed left half made. Its initdb may still be running for a moment, hence the retries. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const away = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(freshPrefix)) continue;
    const leftover = join(dataDir, name);
    const target = await readlink(leftover).catch(() => undefined);
    if (target?.startsWith(join(sharedFolder, "data-"))) {
      await rm(target, away);
      await rm(`${target}.password`, away);
    }
    await rm(leftover, away);
  }
}

async function writeOwned(file: string, content: string, user: ServerUser | undefined): Promise<void> {
  await writeFile(file, content, { mode: 0o600, flag: "wx", flush: true });
  if (user) await chown(file, user.uid, user.gid);
}

async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // folders cannot be opened there
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The data folder itself, absolute and without links. Root leaves it passable for the server's user. */
export async function makeDataDir(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  return await realpath(dataDir);
}
