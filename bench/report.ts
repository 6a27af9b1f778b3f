import { availableParallelism, cpus, totalmem } from "node:os";
import type { FirstVisit } from "./first-visit.ts";
import { type Aim, connections, type Result } from "./load.ts";
import type { Profile } from "./profile.ts";
import { median, type Round } from "./timings.ts";

export type Report = {
  machine: string;
  settings: string;
  contests: Row[][];
  firstVisits: { path: string; rows: { what: string; kilobytes: number; aim?: number }[] }[];
  memory: number;
  starts: { first: number; later: number };
  profiles: Profile[];
};

export type Row = {
  what: string;
  perSecond: number;
  p99: number;
  /** Processor time of the answering process for one answer, in µs; without the database's. */
  cpu: number;
  /** The product's to this limit, taken round by round: answers a second, and p99. */
  ratio?: { median: number; lowest: number; highest: number; p99: number };
  aim?: Aim;
};

export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1e9);
  return `Node ${process.version}, ${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "unknown"}), ${memory} GB, ${process.platform} ${process.arch}`;
}

export function describeSettings(plan: {
  rounds: number;
  seconds: number;
  leads: number;
  vendors: number;
  bookings: number;
  posts: number;
}): string {
  return `${connections} connections, ${plan.rounds} rounds of ${plan.seconds} s each in turns, ${plan.leads} leads, ${plan.vendors} vendors, ${plan.bookings} bookings, ${plan.posts} posts; median, and the ratio's lowest and highest`;
}

/** The product's line first, then each limit with the product's ratio to it, taken round by round. */
export function rowsOf({ contest, product, limits }: Result): Row[] {
  const line = (what: string, rounds: Round[]): Row => ({
    what,
    perSecond: median(rounds.map((round) => round.perSecond)),
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
  const ratios = (figure: "perSecond" | "p99") =>
    limit.map((round, turn) => (product[turn]?.[figure] ?? 0) / round[figure]);
  const perSecond = ratios("perSecond");
  return {
    median: median(perSecond),
    lowest: Math.min(...perSecond),
    highest: Math.max(...perSecond),
    p99: median(ratios("p99")),
  };
}

/** What a first visit may weigh, in kilobytes. */
const aims: Record<string, { total: number; js: number }> = {
  "/": { total: 225, js: 135 },
  // Read on cheap phones with two bars of signal.
  "/dominican-vendor-portal": { total: 215, js: 120 },
};
export const firstVisitPaths = Object.keys(aims);

export function firstVisitRows({
  path,
  bytes,
  total,
  files,
  terms,
}: FirstVisit): Report["firstVisits"][number] {
  const aim = aims[path];
  const rows = [
    { what: `everything (${files} files)`, kilobytes: total / 1000, ...(aim && { aim: aim.total }) },
    { what: "JavaScript", kilobytes: bytes.js / 1000, ...(aim && { aim: aim.js }) },
    { what: "fonts", kilobytes: bytes.fonts / 1000, aim: 67 },
    { what: "style sheet", kilobytes: bytes.css / 1000 },
    { what: "HTML", kilobytes: bytes.html / 1000 },
    { what: "other", kilobytes: bytes.other / 1000 },
  ];
  if (path !== "/") rows.push({ what: "and the terms before it", kilobytes: terms / 1000 });
  return { path, rows };
}

/** The whole report as text for a terminal. */
export function print(report: Report): string {
  const lines = [report.machine, report.settings, ""];
  lines.push(`${"".padEnd(46)}${cells("per s", "p99 ms", "CPU µs", "ratio", "spread", "aim")}`);
  for (const rows of report.contests) {
    for (const [index, row] of rows.entries()) lines.push(contestLine(row, index === 0));
    lines.push("");
  }
  for (const { path, rows } of report.firstVisits) {
    lines.push(`First visit to ${path} (bodies, Brotli)`);
    for (const { what, kilobytes, aim } of rows) {
      const verdict = aim === undefined ? "" : `  at most ${aim}: ${kilobytes <= aim ? "met" : "not met"}`;
      lines.push(`  ${what.padEnd(30)}${kilobytes.toFixed(1).padStart(8)} kB${verdict}`);
    }
  }
  lines.push("", `Memory of the process after all runs: ${(report.memory / 1e6).toFixed(0)} MB`);
  const { first, later } = report.starts;
  lines.push(
    `Start until ready, pages built: first (makes the database) ${(first / 1000).toFixed(1)} s, later ${(later / 1000).toFixed(1)} s`,
  );
  return [...lines, ...report.profiles.flatMap(profileLines)].join("\n");
}

function contestLine({ what, perSecond, p99, cpu, ratio, aim }: Row, isProduct: boolean): string {
  const verdict = aim && ratio ? verdictOn(aim, ratio) : "";
  const shown = ratio
    ? [ratio.median.toFixed(3), `${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)}`]
    : ["", ""];
  const name = isProduct ? what : `  to ${what}`;
  return `${name.padEnd(46)}${cells(perSecond.toFixed(0), p99.toFixed(1), cpu.toFixed(0), ...shown, verdict)}`;
}

function verdictOn(aim: Aim, { median, p99 }: NonNullable<Row["ratio"]>): string {
  if ("share" in aim) return `≥ ${aim.share}: ${median >= aim.share ? "met" : "not met"}`;
  return `p99 ≤ ${aim.slowest}×: ${p99 <= aim.slowest ? "met" : "not met"} (${p99.toFixed(1)}×)`;
}

function cells(...words: string[]): string {
  return words
    .map((word, index) => (index < 4 ? word.padStart(8) : index === 4 ? word.padStart(13) : `  ${word}`))
    .join("");
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
