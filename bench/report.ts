import { availableParallelism, cpus, totalmem } from "node:os";
import { type FirstVisit, visitLimits } from "./browser/first-visit.ts";
import type { Counts } from "./database.ts";
import { peerName } from "./limits/limits.ts";
import type { DatabaseTime } from "./load/database-time.ts";
import { type Aim, type ComparisonResult, connections } from "./load/load.ts";
import type { Profile } from "./profile/profile.ts";
import { table, writeBetweenMarkers } from "./tables.ts";
import type { TaskKey } from "./tasks.ts";
import { median, type Round } from "./timings.ts";

export type Report = {
  machine: string;
  settings: string;
  contests: Contest[];
  today: DatabaseTime[];
  pages: { rows: Row[]; visit: FirstVisit }[];
  calls: Row[][];
  firstVisits: FirstVisit[];
  process: ProcessFigures;
  profiles: Profile[];
};

/** Arribo's row, then those beside it. */
export type Contest = { key: TaskKey; rows: Row[] };

/** Resident memory in bytes, idle and after all runs; start times in milliseconds. */
export type ProcessFigures = { idle: number; worked: number; first: number; later: number };

export type Row = {
  what: string;
  perSecond: number;
  p50: number;
  p99: number;
  /** µs of the answering process per answer, without the database. */
  cpu: number;
  /** Product to limit, round by round. */
  ratio?: { median: number; lowest: number; highest: number };
  aim?: Aim;
};

export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1e9);
  return `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${memory} GB, ${process.platform} ${process.arch}`;
}

export function describeSettings(
  { rounds, seconds }: { rounds: number; seconds: number },
  counts: Counts,
): string {
  const records = Object.entries(counts).map(([name, count]) => `${count.toLocaleString("en")} ${name}`);
  return `${connections} connections, rounds in turns: ${rounds} of ${seconds} s, ${records.join(", ")}`;
}

/** The product's row, then each limit's with the ratio to it. */
export function rowsOf({ contest, product, limits }: ComparisonResult): Row[] {
  const line = (what: string, rounds: Round[]): Row => ({
    what,
    perSecond: median(rounds.map((round) => round.perSecond)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
    cpu: median(rounds.map((round) => round.cpu)),
  });
  return [
    line(contest.title, product),
    ...contest.limits.map(({ name, aim }, index) => {
      const rounds = limits[index] ?? [];
      return { ...line(name, rounds), ratio: ratioOf(product, rounds), ...(aim && { aim }) };
    }),
  ];
}

function ratioOf(product: Round[], limit: Round[]): Row["ratio"] {
  const perSecond = limit.map((round, turn) => (product[turn]?.perSecond ?? 0) / round.perSecond);
  return {
    median: median(perSecond),
    lowest: Math.min(...perSecond),
    highest: Math.max(...perSecond),
  };
}

/** Limits: idle memory in bytes, a start with built pages in milliseconds. */
const processAims = { idle: 190e6, later: 2_000 };

/** Tables by their markers in docs/benchmarks.md; what was not measured has none. */
function tablesOf(report: Report): Record<string, string> {
  const { contests, today, pages, calls, firstVisits, process } = report;
  const summary = summaryTable(report);
  return {
    ...(summary && { summary }),
    ...(contests.length > 0 && { contests: contestsTable(contests.map(({ rows }) => rows)) }),
    ...(today.length > 0 && { today: todayTable(today) }),
    ...(pages.length > 0 && { pages: pagesTable(pages) }),
    ...(calls.length > 0 && { calls: callsTable(calls) }),
    visits: visitsTable(firstVisits),
    process: processTable(process),
  };
}

export function print(report: Report): string {
  const tables = Object.values(tablesOf(report)).flatMap((one) => ["", one]);
  return [report.machine, report.settings, ...tables, ...report.profiles.flatMap(profileLines)].join("\n");
}

/** As the tables name it: "26 November 2026". */
export function today(): string {
  return new Date().toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}

/** Replaces the measured tables and keeps the others. */
export function publish(report: Report, command: string): void {
  const made = `Made by \`${command}\` on ${today()}: ${report.machine}; ${report.settings}.`;
  for (const [name, text] of Object.entries(tablesOf(report)))
    writeBetweenMarkers("docs/benchmarks.md", name, `${made}\n\n${text}`);
}

const figureHeads = ["per second", "p50", "p99", "CPU per answer"];
const besideBytesHead = "to `node:http`, same bytes";

function whole(value: number): string {
  return Math.round(value).toLocaleString("en");
}

function figures({ perSecond, p50, p99, cpu }: Row): string[] {
  return [whole(perSecond), `${p50.toFixed(1)} ms`, `${p99.toFixed(1)} ms`, `${whole(cpu)} µs`];
}

function contestsTable(contests: readonly Row[][]): string {
  const rows = contests.flatMap((contest) =>
    contest.map((row) => [
      row.ratio ? `to ${row.what}` : `**${row.what}**`,
      ...figures(row),
      ...ratioCells(row),
    ]),
  );
  return table(["", ...figureHeads, "ratio", "spread", "aim"], rows);
}

const mainTasks = ["home", "directory", "search", "page", "vendor-page", "board-page", "lead", "repeat"];
const staffTasks = ["list", "bookings", "chats", "outbox"];

/** The main tasks with the plain peer, the staff's list that keeps least, and today. Undefined if one was not measured. */
export function summaryTable({ contests, today }: Pick<Report, "contests" | "today">): string | undefined {
  const ofStaff = contests.filter(({ key }) => staffTasks.includes(key));
  const worst = ofStaff.toSorted((a, b) => aimRatio(a) - aimRatio(b))[0];
  const main = mainTasks.map((task) => contests.find(({ key }) => key === task));
  const lines = [...main, worst && { ...worst, isWorst: true }].map(
    (contest) => contest && summaryLine(contest),
  );
  if (lines.includes(undefined) || today.length === 0) return undefined;
  const slowest = today
    .filter(({ aim }) => aim.of === "database")
    .toSorted((a, b) => b.database - a.database)[0];
  if (!slowest) return undefined;
  const [aim, verdict] = atMost(slowest.database, slowest.aim.most, " ms").split(": ");
  const ofToday = [
    "Today, of the database",
    `${slowest.database.toFixed(1)} ms`,
    "",
    "",
    "",
    `≤ ${aim}`,
    verdict ?? "",
  ];
  return table(
    ["A second", "Arribo as run", peerName, "beside", "ratio", "aim", ""],
    [...lines.filter((line) => line !== undefined), ofToday],
  );
}

function summaryLine({ rows, isWorst }: Contest & { isWorst?: boolean }): string[] | undefined {
  const [product, ...others] = rows;
  const limit = others.find(({ aim }) => aim);
  if (!product || !limit?.ratio || !limit.aim) return undefined;
  const peer = others.find(({ what }) => what === peerName);
  const [aim, verdict] = verdictOn(limit.aim, limit.ratio).split(": ");
  return [
    isWorst ? `${product.what} (of the staff's lists the one that keeps least)` : product.what,
    whole(product.perSecond),
    peer ? whole(peer.perSecond) : "",
    `${limit.what}: ${whole(limit.perSecond)}`,
    share(limit.ratio.median),
    `≥ ${aim}`,
    verdict ?? "",
  ];
}

function aimRatio({ rows }: Contest): number {
  return rows.find(({ aim }) => aim)?.ratio?.median ?? 0;
}

function todayTable(times: readonly DatabaseTime[]): string {
  const rows = times.map((time) => [
    time.name,
    `${time.database.toFixed(1)} ms`,
    `${time.p50.toFixed(1)} ms`,
    `${time.p99.toFixed(1)} ms`,
    `${time.aim.of} ${atMost(time[time.aim.of], time.aim.most, " ms")}`,
  ]);
  return table(["One at a time", "of the database", "until the answer, p50", "p99", "aim"], rows);
}

function ratioCells({ ratio, aim }: Row): string[] {
  if (!ratio) return ["", "", ""];
  const spread = `${share(ratio.lowest)}–${share(ratio.highest)}`;
  return [share(ratio.median), spread, aim ? verdictOn(aim, ratio) : ""];
}

function share(ratio: number): string {
  return ratio < 0.1 ? ratio.toFixed(3) : ratio.toFixed(2);
}

function pagesTable(pages: Report["pages"]): string {
  const rows = pages.map(({ rows, visit }) => [
    visit.path,
    ...surveyCells(rows, true),
    kilobytes(visit.total),
    kilobytes(visit.bytes.js),
  ]);
  return table(["Page", ...figureHeads, besideBytesHead, "aim", "first visit", "JavaScript"], rows);
}

function callsTable(calls: readonly Row[][]): string {
  const rows = calls.map((rows) => [`\`${rows[0]?.what}\``, ...surveyCells(rows, false)]);
  return table(["Call", ...figureHeads, besideBytesHead], rows);
}

function surveyCells([product, limit]: Row[], hasAims: boolean): string[] {
  if (!product || !limit) return [];
  const [ratio = "", , aim = ""] = ratioCells(limit);
  return [...figures(product), ratio, ...(hasAims ? [aim] : [])];
}

function visitsTable(visits: readonly FirstVisit[]): string {
  const rows = visits.map(({ path, bytes, total, files, terms }) => {
    const aim = visitLimits[path];
    const measured = (size: number, most?: number) =>
      most === undefined ? kilobytes(size) : `${kilobytes(size)} (${atMost(size / 1000, most, "")})`;
    return [
      `\`${path}\``,
      measured(total, aim?.total),
      measured(bytes.js, aim?.js),
      measured(terms, aim?.terms),
      ...[bytes.fonts, bytes.css, bytes.html, bytes.other].map(kilobytes),
      String(files),
    ];
  });
  const heads = [
    "everything",
    "JavaScript",
    "and the terms",
    "fonts",
    "style sheet",
    "HTML",
    "other",
    "files",
  ];
  return table(["First visit, Brotli", ...heads], rows);
}

function processTable({ idle, worked, first, later }: ProcessFigures): string {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
  return table(
    ["The process", "", "aim"],
    [
      ["memory after ten quiet seconds", megabytes(idle), atMost(idle / 1e6, processAims.idle / 1e6, " MB")],
      ["memory after all runs", megabytes(worked), ""],
      ["first start until ready, which makes the database", seconds(first), ""],
      ["later start until ready", seconds(later), atMost(later / 1000, processAims.later / 1000, " s")],
    ],
  );
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

function atMost(value: number, most: number, unit: string): string {
  return `${most}${unit}: ${value <= most ? "met" : "not met"}`;
}

function verdictOn({ share }: Aim, { median }: NonNullable<Row["ratio"]>): string {
  return `${share}: ${median >= share ? "met" : "not met"}`;
}

function profileLines({ name, file, idle, places, functions }: Profile): string[] {
  const share = ({ where, share }: { where: string; share: number }) =>
    `  ${(share * 100).toFixed(1).padStart(5)} %  ${where}`;
  return [
    "",
    `Where the time goes: ${name} (idle ${(idle * 100).toFixed(0)} %; the rest is 100 %) ${file}`,
    ...places.map(share),
    "  of that, by function:",
    ...functions.map(share),
  ];
}
