import { execFileSync, spawnSync } from "node:child_process";
import { chmod, mkdir } from "node:fs/promises";

/** The operating system's user that the database server runs as. */
export type ServerUser = { name: string; uid: number; gid: number };

/**
 * Whom to run PostgreSQL as. It refuses to run as root, so root hands it to the owner of the existing
 * database folder, or to the system user `postgres` (made if missing). undefined: this process's own user.
 */
export function serverUser(owner: { uid: number; gid: number } | undefined): ServerUser | undefined {
  if (!isRoot()) return undefined;
  if (owner && owner.uid !== 0) return { name: nameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  const existing = lookUp();
  if (existing) return existing;
  const made = spawnSync("useradd", ["--system", "--no-create-home", "--shell", "/bin/false", "postgres"], {
    encoding: "utf8",
  });
  const user = lookUp();
  if (user) return user;
  const reason = made.error?.message ?? made.stderr.trim();
  throw new Error(
    `PostgreSQL does not run as root, and the system user "postgres" could not be made (${reason}). ` +
      "Make that user, start Arribo as an ordinary user, or set DATABASE_URL.",
  );
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether `user` can write in `folder`: tried for real, since every parent folder has a say. */
export function canWrite(user: ServerUser, folder: string): boolean {
  const script = 'cd "$0" && : > .reach && rm .reach';
  return (
    spawnSync("/bin/sh", ["-c", script, folder], { uid: user.uid, gid: user.gid, cwd: "/" }).status === 0
  );
}

/** Where root puts what the server's user cannot reach elsewhere. */
export const sharedFolder = "/var/lib/arribo";

/** Makes `folder` if it is missing, open to be passed through whatever the umask. */
export async function makeShared(folder: string): Promise<void> {
  if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755);
}

function lookUp(): ServerUser | undefined {
  try {
    return { name: "postgres", uid: Number(id("-u", "postgres")), gid: Number(id("-g", "postgres")) };
  } catch {
    return undefined; // no such user
  }
}

function nameOf(uid: number): string {
  try {
    return id("-nu", String(uid));
  } catch {
    return `number ${uid}`; // as in a container that brings only a number
  }
}

function id(option: string, user: string): string {
  return execFileSync("id", [option, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}
