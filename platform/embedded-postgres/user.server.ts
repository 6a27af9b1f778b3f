import { execFileSync, spawnSync } from "node:child_process";
import { chmod, mkdir } from "node:fs/promises";

export type ServerUser = { name: string; uid: number; gid: number };

/**
 * PostgreSQL refuses root: uses the folder's owner, or the user `postgres` (created if missing).
 * @returns undefined for this user
 * @throws Error for the operator
 */
export function serverUser(owner: { uid: number; gid: number } | undefined): ServerUser | undefined {
  if (!isRoot()) return undefined;
  if (owner && owner.uid !== 0) return { name: userNameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  const existing = findPostgresUser();
  if (existing) return existing;
  const result = spawnSync("useradd", ["--system", "--no-create-home", "--shell", "/bin/false", "postgres"], {
    encoding: "utf8",
  });
  const user = findPostgresUser();
  if (user) return user;
  const reason = result.error?.message ?? result.stderr.trim();
  throw new Error(
    `PostgreSQL does not run as root, and the system user "postgres" could not be made (${reason}). ` +
      "Make that user, start Arribo as an ordinary user, or set DATABASE_URL.",
  );
}

/** False on Windows. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Tests by writing, because every parent folder's permissions matter. */
export function canWrite(user: ServerUser, folder: string): boolean {
  const script = 'cd "$0" && : > .reach && rm .reach';
  return (
    spawnSync("/bin/sh", ["-c", script, folder], { uid: user.uid, gid: user.gid, cwd: "/" }).status === 0
  );
}

export const sharedFolder = "/var/lib/arribo";

/** Creates `folder` traversable by every user, whatever the umask. */
export async function createSharedFolder(folder: string): Promise<void> {
  if (await mkdir(folder, { recursive: true })) await chmod(folder, 0o755);
}

function findPostgresUser(): ServerUser | undefined {
  try {
    return {
      name: "postgres",
      uid: Number(queryId("-u", "postgres")),
      gid: Number(queryId("-g", "postgres")),
    };
  } catch {
    return undefined; // no such user
  }
}

function userNameOf(uid: number): string {
  try {
    return queryId("-nu", String(uid));
  } catch {
    return `number ${uid}`; // as in a container without a passwd entry
  }
}

function queryId(option: string, user: string): string {
  return execFileSync("id", [option, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}
