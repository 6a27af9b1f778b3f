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
type Plan = { times: number; few: number; heals: number };

export type Fault = Plan & {
  name: string;
  /** @param turn position among its repetitions, from 0 to 1; @returns the moment from which recovery counts */
  happen: (house: AppProcess, turn: number) => Promise<number>;
};

/** After a kill the product is started again at once, as a service manager does it. */
const restarted = 10_000;
/** From the return of the database. */
const back = 5_000;

async function productKilled(house: AppProcess): Promise<number> {
  const from = performance.now();
  house.signal("SIGKILL");
  await house.ended(5_000);
  await house.start();
  return from;
}

/** Waits until the database answers again. The product must not have ended. */
async function databaseBack(house: AppProcess): Promise<number> {
  const connectionString = await house.databaseUrl();
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
  if (!house.isRunning) throw new Error("The product ended with its database.");
  return performance.now();
}

const databaseEnded = (signal: NodeJS.Signals) => async (house: AppProcess) => {
  await house.endDatabase(signal);
  return databaseBack(house);
};

async function bothKilled(house: AppProcess): Promise<number> {
  const from = performance.now();
  house.signal("SIGKILL");
  await Promise.all([house.endDatabase("SIGKILL"), house.ended(5_000)]);
  await house.start();
  return from;
}

async function ended(house: AppProcess, within: number): Promise<number> {
  const code = await house.ended(within);
  if (code !== 0) throw new Error(`SIGTERM ended it with ${code}.`);
  const from = performance.now();
  await house.start();
  return from;
}

async function terminated(house: AppProcess): Promise<number> {
  house.signal("SIGTERM");
  return ended(house, 30_000);
}

/** A slow request is in flight; the second signal does not wait for it. */
async function terminatedTwice(house: AppProcess): Promise<number> {
  const slow = connect(house.front.port, "127.0.0.1");
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
  await once(slow, "data", { signal: AbortSignal.timeout(10_000) });
  house.signal("SIGTERM");
  await sleep(1_200);
  if (!house.isRunning) throw new Error("The first SIGTERM did not wait for a request in flight.");
  house.signal("SIGTERM");
  const from = await ended(house, 10_000);
  slow.destroy();
  return from;
}

async function slowDatabase(house: AppProcess): Promise<number> {
  if (house.back) house.back.delay = 300;
  await sleep(3_000);
  if (house.back) house.back.delay = 0;
  return performance.now();
}

async function silentDatabase(house: AppProcess): Promise<number> {
  house.back?.mute();
  await sleep(7_500);
  house.back?.speak();
  return performance.now();
}

async function databaseReset(house: AppProcess): Promise<number> {
  house.back?.reset();
  return performance.now();
}

async function databaseReadOnly(house: AppProcess): Promise<number> {
  house.setReadOnly(true);
  await sleep(3_000);
  house.setReadOnly(false);
  return performance.now();
}

async function answersCut(house: AppProcess, turn: number): Promise<number> {
  house.front.cutAfter(Math.round(turn * 600));
  await sleep(700);
  house.front.cutAfter(undefined);
  return performance.now();
}

/** The recorded process numbers now belong to another process: this one. */
async function numbersRecycled(house: AppProcess): Promise<number> {
  const from = performance.now();
  house.signal("SIGKILL");
  await Promise.all([house.endDatabase("SIGKILL"), house.ended(5_000)]);
  const note = path.join(house.dataDir, "postgres", "postmaster.pid");
  writeFileSync(note, readFileSync(note, "utf8").replace(/^\d+/, String(process.pid)));
  const lock = path.join(house.dataDir, "postgres.lock");
  writeFileSync(lock, JSON.stringify({ pid: process.pid, born: "another boot 1" }));
  await house.start();
  return from;
}

export const faultsWithDatabaseUrl: readonly Fault[] = [
  { name: "product killed", times: 100, few: 1, heals: restarted, happen: productKilled },
  { name: "database killed", times: 50, few: 1, heals: back, happen: databaseEnded("SIGKILL") },
  { name: "database restarted, fast", times: 20, few: 1, heals: back, happen: databaseEnded("SIGINT") },
  { name: "database restarted, immediate", times: 20, few: 1, heals: back, happen: databaseEnded("SIGQUIT") },
  { name: "both killed", times: 20, few: 1, heals: restarted, happen: bothKilled },
  { name: "SIGTERM", times: 20, few: 1, heals: restarted, happen: terminated },
  { name: "SIGTERM twice", times: 10, few: 1, heals: restarted, happen: terminatedTwice },
  { name: "database slow (300 ms a piece)", times: 10, few: 1, heals: back, happen: slowDatabase },
  { name: "database silent for 7.5 s", times: 10, few: 1, heals: back, happen: silentDatabase },
  { name: "database connections reset", times: 20, few: 1, heals: back, happen: databaseReset },
  { name: "database read-only, on and off", times: 20, few: 1, heals: back, happen: databaseReadOnly },
  { name: "answers cut after 0 to 600 bytes", times: 40, few: 4, heals: back, happen: answersCut },
];

export const faultsEmbedded: readonly Fault[] = [
  { name: "product killed, its database left", times: 20, few: 1, heals: restarted, happen: productKilled },
  { name: "own database killed", times: 20, few: 1, heals: back, happen: databaseEnded("SIGKILL") },
  { name: "both killed, own database", times: 10, few: 1, heals: restarted, happen: bothKilled },
  {
    name: "stale and recycled process numbers",
    times: 10,
    few: 1,
    heals: restarted,
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
  return { name: `AI, mail, WhatsApp: ${illness}`, times: 5, few: 1, heals: back, happen };
}
