import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { nextAddress } from "../support/client-address.ts";
import type { AppProcess } from "./app-process.ts";
import type { ProviderFailure, ProviderServers } from "./provider-servers.ts";

/** Repetitions in the long and the short form, and the limit for recovery, in milliseconds. */
type Plan = { times: number; timesShort: number; recoversWithin: number };

export type Fault = Plan & {
  name: string;
  /** @param turn position among its repetitions, from 0 to 1; @returns the moment from which recovery counts */
  happen: (app: AppProcess, turn: number) => Promise<number>;
};

/** After a kill the product is started again at once, as a service manager does it. */
const restarted = 10_000;
/** From the return of the database. */
const back = 5_000;

async function productKilled(app: AppProcess): Promise<number> {
  const from = performance.now();
  app.signal("SIGKILL");
  await app.ended(5_000);
  await app.start();
  return from;
}

/** Waits until the database answers again. The product must not have ended. */
async function databaseBack(app: AppProcess): Promise<number> {
  const connectionString = await app.databaseUrl();
  for (const end = performance.now() + 60_000; performance.now() < end; await sleep(20)) {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1_000 });
    client.on("error", () => {});
    const answers = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (answers) break;
  }
  if (!app.isRunning) throw new Error("The product ended with its database.");
  return performance.now();
}

const databaseEnded = (signal: NodeJS.Signals) => async (app: AppProcess) => {
  await app.endDatabase(signal);
  return databaseBack(app);
};

async function bothKilled(app: AppProcess): Promise<number> {
  const from = performance.now();
  app.signal("SIGKILL");
  await Promise.all([app.endDatabase("SIGKILL"), app.ended(5_000)]);
  await app.start();
  return from;
}

async function ended(app: AppProcess, within: number): Promise<number> {
  const code = await app.ended(within);
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code}.`);
  const from = performance.now();
  await app.start();
  return from;
}

async function terminated(app: AppProcess): Promise<number> {
  app.signal("SIGTERM");
  return ended(app, 30_000);
}

/** A slow request is in flight; the second signal does not wait for it. */
async function terminatedTwice(app: AppProcess): Promise<number> {
  const slow = connect(app.front.port, "127.0.0.1");
  slow.on("error", () => {});
  const head = [
    "POST /api/leads HTTP/1.1",
    "Host: x",
    `X-Forwarded-For: ${nextAddress()}`,
    "Content-Type: application/json",
    "Content-Length: 500",
  ];
  slow.write(`${[...head, "Expect: 100-continue"].join("\r\n")}\r\n\r\n{`);
  // "100 Continue" arrived: the request is in flight, however busy the product is.
  await once(slow, "data", { signal: AbortSignal.timeout(40_000) });
  app.signal("SIGTERM");
  await sleep(1_200);
  if (!app.isRunning) throw new Error("The first SIGTERM did not wait for a request in flight.");
  app.signal("SIGTERM");
  const from = await ended(app, 10_000);
  slow.destroy();
  return from;
}

async function slowDatabase(app: AppProcess): Promise<number> {
  if (app.back) app.back.delay = 300;
  await sleep(3_000);
  if (app.back) app.back.delay = 0;
  return performance.now();
}

async function silentDatabase(app: AppProcess): Promise<number> {
  app.back?.mute();
  await sleep(7_500);
  app.back?.speak();
  return performance.now();
}

async function databaseReset(app: AppProcess): Promise<number> {
  app.back?.reset();
  return performance.now();
}

async function databaseReadOnly(app: AppProcess): Promise<number> {
  app.setReadOnly(true);
  await sleep(3_000);
  app.setReadOnly(false);
  return performance.now();
}

async function answersCut(app: AppProcess, turn: number): Promise<number> {
  app.front.cutAfter(Math.round(turn * 600));
  await sleep(700);
  app.front.cutAfter(undefined);
  return performance.now();
}

/** The recorded process numbers now belong to another process: this one. */
async function numbersRecycled(app: AppProcess): Promise<number> {
  const from = performance.now();
  app.signal("SIGKILL");
  await Promise.all([app.endDatabase("SIGKILL"), app.ended(5_000)]);
  const note = path.join(app.dataDir, "postgres", "postmaster.pid");
  writeFileSync(note, readFileSync(note, "utf8").replace(/^\d+/, String(process.pid)));
  const lock = path.join(app.dataDir, "postgres.lock");
  writeFileSync(lock, JSON.stringify({ pid: process.pid, born: "another boot 1" }));
  await app.start();
  return from;
}

export const faultsWithDatabaseUrl: readonly Fault[] = [
  { name: "product killed", times: 100, timesShort: 1, recoversWithin: restarted, happen: productKilled },
  {
    name: "database killed",
    times: 50,
    timesShort: 1,
    recoversWithin: back,
    happen: databaseEnded("SIGKILL"),
  },
  {
    name: "database restarted, fast",
    times: 20,
    timesShort: 1,
    recoversWithin: back,
    happen: databaseEnded("SIGINT"),
  },
  {
    name: "database restarted, immediate",
    times: 20,
    timesShort: 1,
    recoversWithin: back,
    happen: databaseEnded("SIGQUIT"),
  },
  { name: "both killed", times: 20, timesShort: 1, recoversWithin: restarted, happen: bothKilled },
  { name: "SIGTERM", times: 20, timesShort: 1, recoversWithin: restarted, happen: terminated },
  { name: "SIGTERM twice", times: 10, timesShort: 1, recoversWithin: restarted, happen: terminatedTwice },
  {
    name: "database slow (300 ms a piece)",
    times: 10,
    timesShort: 1,
    recoversWithin: back,
    happen: slowDatabase,
  },
  {
    name: "database silent for 7.5 s",
    times: 10,
    timesShort: 1,
    recoversWithin: back,
    happen: silentDatabase,
  },
  {
    name: "database connections reset",
    times: 20,
    timesShort: 1,
    recoversWithin: back,
    happen: databaseReset,
  },
  {
    name: "database read-only, on and off",
    times: 20,
    timesShort: 1,
    recoversWithin: back,
    happen: databaseReadOnly,
  },
  {
    name: "answers cut after 0 to 600 bytes",
    times: 40,
    timesShort: 4,
    recoversWithin: back,
    happen: answersCut,
  },
];

export const faultsEmbedded: readonly Fault[] = [
  {
    name: "product killed, its database left",
    times: 20,
    timesShort: 1,
    recoversWithin: restarted,
    happen: productKilled,
  },
  {
    name: "own database killed",
    times: 20,
    timesShort: 1,
    recoversWithin: back,
    happen: databaseEnded("SIGKILL"),
  },
  {
    name: "both killed, own database",
    times: 10,
    timesShort: 1,
    recoversWithin: restarted,
    happen: bothKilled,
  },
  {
    name: "stale and recycled process numbers",
    times: 10,
    timesShort: 1,
    recoversWithin: restarted,
    happen: numbersRecycled,
  },
];

/** AI, mail and WhatsApp, all three at once. */
export function providerFault(outside: ProviderServers, illness: ProviderFailure): Fault {
  const happen = async () => {
    outside.fallIll(illness);
    // Each was called by then: jobs are polled every two seconds.
    await sleep(3_000);
    outside.fallIll(undefined);
    return performance.now();
  };
  return { name: `AI, mail, WhatsApp: ${illness}`, times: 5, timesShort: 1, recoversWithin: back, happen };
}
