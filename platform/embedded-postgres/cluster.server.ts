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
import {
  canWrite,
  createSharedFolder,
  isRoot,
  type ServerUser,
  serverUser,
  sharedFolder,
} from "./user.server.ts";

const run = promisify(execFile);
const temporaryPrefix = "postgres.new-";

export type Cluster = {
  /** Absolute, links resolved: the form in which the server reports it. */
  folder: string;
  /** The superuser's; the application role's password is derived from it. */
  password: string;
  logFile: string;
  user: ServerUser | undefined;
  binaries: Binaries;
  /** Overrides postgresql.conf, which allows 60. */
  maxConnections?: number | undefined;
};

/** Opens `<dataDir>/postgres`, creating it if missing. The caller must hold the folder's lock. */
export async function openCluster(dataDir: string, progress: (line: string) => void): Promise<Cluster> {
  const databaseFolder = join(dataDir, "postgres");
  const exists = await isDatabase(databaseFolder);
  const owner = exists ? await stat(databaseFolder) : undefined;
  const user = serverUser(owner);
  const binaries = await findBinaries(user, progress);
  await removeLeftovers(dataDir);
  if (!exists) {
    progress("Creating the database (first start, about ten seconds)…");
    await createCluster(dataDir, databaseFolder, user, binaries, progress);
  }
  const folder = await realpath(databaseFolder);
  // Somebody gave the whole data folder to root, for instance when restoring a backup.
  if (user && owner?.uid === 0) await run("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  return {
    folder,
    password: await readPassword(folder),
    logFile: join(dataDir, "postgres.log"),
    user,
    binaries,
  };
}

/**
 * False if there is nothing, or an empty folder, which it removes.
 * @throws Error for the operator if something is there that is not a usable database of PostgreSQL 18
 */
export async function isDatabase(databaseFolder: string): Promise<boolean> {
  if (!(await lstat(databaseFolder).catch(() => undefined))) return false;
  const target = await realpath(databaseFolder).catch(() => undefined);
  if (target === undefined) {
    const missing = await readlink(databaseFolder);
    throw new Error(
      `${databaseFolder} points to ${missing}, which is missing. Restore it, or remove the link to begin anew.`,
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
    await rmdir(databaseFolder);
    return false;
  }
  if (version?.trim() !== "18") {
    throw new Error(`${target} is not a database of PostgreSQL 18. Set DATA_DIR to another folder.`);
  }
  return true;
}

/** The superuser's password. @param folder of the cluster @throws Error for the operator */
export async function readPassword(folder: string): Promise<string> {
  const file = join(folder, "arribo.password");
  try {
    return (await readFile(file, "utf8")).trim();
  } catch (cause) {
    throw new Error(`The database's password could not be read from ${file}.`, { cause });
  }
}

/** Created beside `place` and then renamed, so that a killed start never leaves a partial database there. */
async function createCluster(
  dataDir: string,
  databaseFolder: string,
  user: ServerUser | undefined,
  binaries: Binaries,
  progress: (line: string) => void,
): Promise<void> {
  const temporary = join(dataDir, temporaryPrefix + randomBytes(4).toString("hex"));
  await createFolder(dataDir, temporary, user, progress);
  const folder = await realpath(temporary);
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
  await rename(temporary, databaseFolder);
  await flushFolder(dataDir);
}

/** Defaults for a small machine; operators may change them in postgresql.conf. */
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
  // The built-in locale sorts and folds case. Trigrams take word characters from the system's locale: plain C
  // would split "Muñoz". Not every system has the first two.
  const characterLocales = ["C.UTF-8", "en_US.UTF-8", "C"];
  for (const locale of characterLocales) {
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
      if (locale !== characterLocales.at(-1) && /locale|encoding/.test(stderr)) continue;
      throw initdbError(folder, stderr);
    }
  }
}

/** Keeps initdb's reason only; the cause's message would be the whole command line. */
function initdbError(folder: string, stderr: string): Error {
  const reason = /(?:FATAL|PANIC|error):\s*(.+)$/m.exec(stderr)?.[1] ?? stderr.trim();
  const error = new Error(`The database could not be created in ${folder}: ${reason}`);
  const isDiskFull = /No space left on device/.test(stderr);
  return isDiskFull ? Object.assign(error, { code: "ENOSPC", path: folder }) : error;
}

/** Only what PostgreSQL needs: no secrets, and no PG… or LC_… variable that changes its behaviour. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const inherited = ["PATH", "LD_LIBRARY_PATH", "SystemRoot", "TEMP", "TMP", "TMPDIR"];
  return { ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])), LC_ALL: "C" };
}

/** Creates the empty folder `temporary` for `user`; if that user cannot reach it, a link to a folder in /var/lib. */
async function createFolder(
  dataDir: string,
  temporary: string,
  user: ServerUser | undefined,
  progress: (line: string) => void,
): Promise<void> {
  await mkdir(temporary, { mode: 0o700 });
  if (!user) return;
  // Some mounts refuse chown; then the folder is not writable for the user either.
  await chown(temporary, user.uid, user.gid).catch(() => undefined);
  if (canWrite(user, temporary)) return;
  await rmdir(temporary);
  await createSharedFolder(sharedFolder);
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 8);
  // Random suffix: a data folder that was removed and created again must not find its old database.
  const target = join(sharedFolder, `data-${hash}-${randomBytes(4).toString("hex")}`);
  await symlink(target, temporary); // link first: a killed start then leaves nothing that cannot be found
  await mkdir(target, { mode: 0o700 });
  await chown(target, user.uid, user.gid);
  if (!canWrite(user, target))
    throw new Error(`The user ${user.name} can write neither in ${dataDir} nor in ${target}.`);
  progress(`The user ${user.name} cannot reach ${dataDir}, so the database is kept in ${target}.`);
}

/** Removes partially initialised folders. A killed start's initdb may still run for a moment, hence the retries. */
async function removeLeftovers(dataDir: string): Promise<void> {
  const removeOptions = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(temporaryPrefix)) continue;
    const leftover = join(dataDir, name);
    const target = await readlink(leftover).catch(() => undefined);
    if (target?.startsWith(join(sharedFolder, "data-"))) {
      await rm(target, removeOptions);
      await rm(`${target}.password`, removeOptions);
    }
    await rm(leftover, removeOptions);
  }
}

async function writeOwned(file: string, content: string, user: ServerUser | undefined): Promise<void> {
  await writeFile(file, content, { mode: 0o600, flag: "wx", flush: true });
  if (user) await chown(file, user.uid, user.gid);
}

async function flushFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return; // folders cannot be opened there
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** Creates the folder, as root passable for PostgreSQL's own user. @returns its path with links resolved */
export async function makeDataDir(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  return await realpath(dataDir);
}
