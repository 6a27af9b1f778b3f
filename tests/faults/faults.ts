// `npm run faults`: acknowledged writes survive every fault. See docs/reliability.md.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { addCleanup, runWithCleanup, say, startWithCleanup } from "../../bench/load/cleanup.ts";
import { build } from "../../bench/product.ts";
import { table } from "../../bench/tables.ts";
import { accounts } from "./accounts.ts";
import { AppProcess } from "./app-process.ts";
import { compare } from "./compare-records.ts";
import { deploy, upgrade } from "./deploy.ts";
import { type Fault, faultsEmbedded, faultsWithDatabaseUrl, providerFault } from "./fault-kinds.ts";
import { fullDisk } from "./full-disk.ts";
import { killFirstStart } from "./kill-first-start.ts";
import { overload } from "./overload.ts";
import { searchDataFolder, searchLog } from "./personal-data-traces.ts";
import { openProviderServers, providerFailures } from "./provider-servers.ts";
import { slowSenders } from "./slow-senders.ts";
import { WriteLoad } from "./write-load.ts";

const { values: options } = parseArgs({
  options: { short: { type: "boolean", default: false }, only: { type: "string", default: "" } },
});
/** The limits are for an idle machine. The short form runs on busy ones: there only a multiple is a failure. */
const tolerance = options.short ? 4 : 1;
/** The slowest accepted answer, except the assistant's, in milliseconds. */
const slowestAnswer = 6_500 * tolerance;

type Row = {
  name: string;
  times: number;
  acknowledged: number;
  lost: string[];
  doubled: string[];
  /** Until the first request sent afterwards is acknowledged, in milliseconds. */
  slowest: number;
  recoversWithin: number;
};

const rows: Row[] = [];
const wrong: string[] = [];
const summaries: string[] = [];
const isWanted = ({ name }: { name: string }) => name.includes(options.only);
const folder = mkdtempSync(path.join(tmpdir(), "arribo-faults-file-"));
build();
await runWithCleanup(options.short ? 600_000 : 7_200_000, async () => {
  // Reports also if the command is stopped, or something hangs.
  addCleanup(report);
  addCleanup(() => rmSync(folder, { recursive: true, force: true }));
  const services = await startWithCleanup(openProviderServers);
  const failingProviders = providerFailures.map((failure) => providerFault(services, failure));
  await runInstallation("outside", services.settings, {
    faults: [...faultsWithDatabaseUrl, ...failingProviders],
    trials: [
      { name: "overload", run: (app) => overload(app, options.short ? 5 : 60, 1_000 * tolerance) },
      { name: "deploy", run: (app) => deploy(app, options.short ? 2 : 20) },
      { name: "upgrade", run: upgrade },
    ],
  });
  await runInstallation("own", services.settings, {
    faults: faultsEmbedded,
    trials: [
      { name: "accounts", run: (app) => accounts(app, options.short ? 20 : 500, !options.short) },
      { name: "at rest", run: () => searchDataFolder(services.settings) },
    ],
  });
  await killFirstStarts(services.settings);
  if (isWanted({ name: "full disk" })) note(await fullDisk(services.settings));
  if (isWanted({ name: "slow senders" }))
    note(await slowSenders(services.settings, { short: options.short, slowest: 1_000 * tolerance }));
});

type Found = { summary: string; wrong: string[] };
type Trial = { name: string; run: (app: AppProcess) => Promise<Found> };

/** Runs faults on one installation while clients write, then those that need it alone. */
async function runInstallation(
  database: "outside" | "own",
  settings: Record<string, string>,
  all: { faults: readonly Fault[]; trials: readonly Trial[] },
): Promise<void> {
  const [faults, trials] = [all.faults.filter(isWanted), all.trials.filter(isWanted)];
  if (faults.length + trials.length === 0) return;
  const app = await AppProcess.build(database, settings);
  await app.start();
  if (faults.length > 0) await writeDuringFaults(app, database, faults);
  for (const { name, run } of trials) {
    say(`${name}…`);
    note(await run(app));
  }
  app.signal("SIGTERM");
  const code = await app.ended(30_000);
  if (code !== 0) wrong.push(`SIGTERM ended it with ${code}`);
  note(searchLog(app));
}

function note(found: Found): void {
  say(found.summary);
  summaries.push(found.summary);
  wrong.push(...found.wrong);
}

async function writeDuringFaults(app: AppProcess, database: string, faults: readonly Fault[]): Promise<void> {
  const writer = await WriteLoad.begin(app.base, path.join(folder, `acknowledged-${database}`));
  for (const [number, fault] of faults.entries()) {
    const row = rowOf(fault);
    const times = options.short ? fault.timesShort : fault.times;
    for (let turn = 0; turn < times; turn += 1) {
      writer.prefix = `${database}-${number}-${turn}-`;
      await sleep(300 + Math.random() * 700);
      const from = await fault.happen(app, (turn + 1) / times);
      row.slowest = Math.max(row.slowest, await writer.firstAfter(from));
      await sleep(700);
      await settle(row, app, writer);
    }
    say(`${fault.name}: ${row.times} times, ${row.acknowledged} acknowledged, ${inSeconds(row.slowest)}`);
  }
  await writer.stop();
  writer.prefix = `${database}-`;
  await settle(rowOf({ name: `all of it, ${database} database`, recoversWithin: Infinity }), app, writer);
  wrong.push(...writer.wrong);
  if (writer.slowest > slowestAnswer) wrong.push(`an answer came after ${inSeconds(writer.slowest)}`);
}

async function settle(row: Row, app: AppProcess, writer: WriteLoad): Promise<void> {
  const acknowledged = writer.acknowledged(writer.prefix);
  const { lost, doubled } = await compare(await app.databaseUrl(), writer.prefix, acknowledged);
  row.times += 1;
  row.acknowledged += acknowledged.length;
  row.lost.push(...lost);
  row.doubled.push(...doubled);
}

async function killFirstStarts(settings: Record<string, string>): Promise<void> {
  const name = "first start killed: init, migration, samples";
  if (!isWanted({ name })) return;
  const row = rowOf({ name, recoversWithin: 60_000 });
  const times = options.short ? 1 : 20;
  const vendors = new Set<number>();
  for (let turn = 0; turn < times; turn += 1) {
    const next = await killFirstStart((turn + 0.5) / times, settings);
    row.times += 1;
    row.slowest = Math.max(row.slowest, next.ready);
    vendors.add(next.vendors);
  }
  say(`${name}: ${row.times} times, ${inSeconds(row.slowest)}`);
  if (vendors.size > 1 || vendors.has(0))
    wrong.push(`the samples came to ${[...vendors].join(", ")} vendors`);
}

function rowOf({ name, recoversWithin }: { name: string; recoversWithin: number }): Row {
  const row = { name, recoversWithin, times: 0, acknowledged: 0, lost: [], doubled: [], slowest: 0 };
  rows.push(row);
  return row;
}

function report(): void {
  const head = ["What was done", "times", "acknowledged", "lost", "doubled", "slowest recovery", "at most"];
  const cells = rows.map((row) => [
    row.name,
    String(row.times),
    String(row.acknowledged),
    String(row.lost.length),
    String(row.doubled.length),
    row.slowest === 0 ? "" : inSeconds(row.slowest),
    Number.isFinite(row.recoversWithin) ? inSeconds(row.recoversWithin) : "",
  ]);
  process.stdout.write(`\n${table(head, cells)}\n\n${summaries.join("\n")}\n`);
  const failures = [
    ...new Set(wrong),
    ...rows.flatMap(({ name, lost, doubled }) => [
      ...lost.slice(0, 5).map((mark) => `${name}: lost ${mark}`),
      ...doubled.slice(0, 5).map((mark) => `${name}: doubled ${mark}`),
    ]),
    ...rows
      .filter((row) => row.slowest > row.recoversWithin * tolerance)
      .map(({ name }) => `${name}: healed too late`),
  ];
  for (const failure of failures.slice(0, 40)) process.stdout.write(`✗ ${failure}\n`);
  if (failures.length > 0) process.exitCode = 1;
}

function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
