import { execFileSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  lchownSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const checkout = path.resolve(import.meta.dirname, "../..");

/** The owner's user; undefined: this process's user. */
export type Owner = { uid: number; gid: number } | undefined;

/** A fresh checkout, installed and built, in its own home. */
export type Place = { home: string; folder: string; owner: Owner; remove: () => void };

const made: Place[] = [];

/**
 * Makes a place at `<temporary folder>/<home>/<checkout>`, whose home has `mode`: the files git knows, the build, and the
 * packages as hard links, which saves the minute that npm needs.
 */
export function makePlace(home: string, checkoutName: string, mode: number, owner?: Owner): Place {
  const root = mkdtempSync(path.join(tmpdir(), "arribo-place-"));
  chmodSync(root, 0o755); // only the home's mode shall count
  const place: Place = {
    home: path.join(root, home),
    folder: path.join(root, home, checkoutName),
    owner,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
  made.push(place);
  makeFolder(place.folder, owner);
  for (const file of trackedFiles()) copy(file, place);
  for (const file of filesBelow("build")) copy(file, place);
  linkFolder(path.join(checkout, "node_modules"), path.join(place.folder, "node_modules"), owner);
  own(place.home, owner);
  chmodSync(place.home, mode);
  return place;
}

export function removePlaces(): void {
  for (const place of made.splice(0)) place.remove();
}

/** Builds the pages once, in the checkout, so that no place has to. */
export function buildOnce(): void {
  execFileSync(process.execPath, ["start.js", "--build"], { cwd: checkout, stdio: "inherit" });
}

/** Removes a data folder, and the database that root may have put elsewhere for the server's user. */
export function removeData(dataDir: string): void {
  const database = path.join(dataDir, "postgres");
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/** New files count too: they will be in the next commit. */
function trackedFiles(): string[] {
  // In another user's checkout git refuses to work without this setting.
  const options = ["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const list = execFileSync("git", options, { cwd: checkout, encoding: "utf8", maxBuffer: 2 ** 24 });
  return [...new Set(list.split("\0"))].filter((file) => file && existsSync(path.join(checkout, file)));
}

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(checkout, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(checkout, path.join(entry.parentPath, entry.name)));
}

function copy(file: string, place: Place): void {
  const target = path.join(place.folder, file);
  makeFolder(path.dirname(target), place.owner);
  copyFileSync(path.join(checkout, file), target);
  own(target, place.owner);
}

function makeFolder(folder: string, owner: Owner): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder), owner);
  mkdirSync(folder);
  own(folder, owner);
}

function own(file: string, owner: Owner): void {
  if (owner) chownSync(file, owner.uid, owner.gid);
}

function linkFolder(source: string, target: string, owner: Owner): void {
  makeFolder(target, owner);
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.name.startsWith(".vite")) continue; // caches are written to: a link would change the checkout's
    if (entry.isDirectory()) linkFolder(from, to, owner);
    else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(from), to);
      if (owner) lchownSync(to, owner.uid, owner.gid);
    } else linkFile(from, to, owner);
  }
}

function linkFile(from: string, to: string, owner: Owner): void {
  try {
    // A hard link keeps its owner; if others may not read it, this owner needs a copy.
    if (owner && (statSync(from).mode & 0o004) === 0) throw new Error("unreadable");
    linkSync(from, to);
  } catch {
    copyFileSync(from, to); // also on another disk
    own(to, owner);
  }
}
