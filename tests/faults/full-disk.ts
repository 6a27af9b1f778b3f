import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { closeSync, openSync, rmSync, writeSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { nextAddress } from "../support/client-address.ts";
import { AppProcess } from "./app-process.ts";

/** Enough for a new database and its journal, in megabytes. */
const room = 300;
/** Most writes until the journal's reserved files are full. */
const most = 3_000;
/** From the return of the space, in milliseconds. */
const recoversWithin = 10_000;

/** Fills the disk of a product with an embedded database, then makes room again. */
export async function fullDisk(
  settings: Record<string, string>,
): Promise<{ summary: string; wrong: string[] }> {
  const app = await AppProcess.onDisk(mountSmall, settings);
  if (!app) {
    const summary = "full disk: not tried, who may not mount a tmpfs cannot";
    return { summary, wrong: process.env.CI === undefined ? [] : [summary] };
  }
  await app.start();
  const acknowledged: string[] = [];
  const write = async () => {
    const email = `${randomUUID()}@example.com`;
    const status = await postLead(app.base, email);
    if (status === 201) acknowledged.push(email);
    return status;
  };
  for (let count = 0; count < 50; count += 1) await write();
  const ballast = path.join(app.dataDir, "ballast");
  fill(ballast);
  const statuses = new Map<number, number>();
  for (let count = 0; count < most && (statuses.get(503) ?? 0) < 20; count += 1) {
    const status = await write();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  const reads = await Promise.all(
    ["/", "/vendor-directory", "/api/vendors?limit=1"].map((place) =>
      fetch(app.base + place, { headers: { "x-forwarded-for": nextAddress() } }).then(({ status }) => status),
    ),
  );
  rmSync(ballast);
  const from = performance.now();
  while ((await write()) !== 201 && performance.now() - from < recoversWithin) await sleep(100);
  const healed = performance.now() - from;
  const lost = await missing(await app.databaseUrl(), acknowledged);
  app.signal("SIGTERM");
  await app.ended(30_000);
  const meant = new Set([201, 503]);
  return {
    summary: `full disk: ${statuses.get(503) ?? 0} of the writes refused with 503, reads answered ${reads.join(", ")}, well ${(healed / 1000).toFixed(1)} s after there was room; of ${acknowledged.length} acknowledged ${lost} lost`,
    wrong: [
      ...(statuses.has(503) ? [] : ["full disk: it was never felt"]),
      ...[...statuses.keys()].filter((one) => !meant.has(one)).map((one) => `full disk: answered ${one}`),
      ...(reads.every((status) => status === 200) ? [] : ["full disk: reading stopped"]),
      ...(healed < recoversWithin ? [] : ["full disk: not well again"]),
      ...(lost === 0 ? [] : [`full disk: ${lost} lost`]),
    ],
  };
}

/** @returns how to unmount it; undefined if this user may not mount */
function mountSmall(folder: string): (() => void) | undefined {
  const options = ["-t", "tmpfs", "-o", `size=${room}m,mode=755`, "arribo-faults", folder];
  if (spawnSync("mount", options).status !== 0) return undefined;
  return () => void spawnSync("umount", [folder]);
}

function fill(file: string): void {
  const descriptor = openSync(file, "w");
  for (let size = 1_048_576; size >= 4096; size /= 4) {
    const piece = Buffer.alloc(size);
    try {
      while (writeSync(descriptor, piece) === size);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
  }
  closeSync(descriptor);
}

async function postLead(base: string, email: string): Promise<number> {
  const answer = await fetch(`${base}/api/leads`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      "x-forwarded-for": nextAddress(),
    },
    body: JSON.stringify({ name: "Marsha Whitcomb", email, message: "We come in March. ".repeat(60) }),
  });
  await answer.text();
  return answer.status;
}

async function missing(connectionString: string, emails: readonly string[]): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rowCount } = await client.query("select distinct email from lead where email = any($1)", [
      emails,
    ]);
    return emails.length - (rowCount ?? 0);
  } finally {
    await client.end();
  }
}
