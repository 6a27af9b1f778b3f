// `npm run bench:search`: the directory's search among a million vendors beside the same among few, in turns (docs/benchmarks.md).
import { parseArgs } from "node:util";
import { smallCounts } from "../database.ts";
import { fillLimitMs, startFilled } from "../filled.ts";
import { build } from "../product.ts";
import { describeMachine, today } from "../report.ts";
import { table, writeBetweenMarkers } from "../tables.ts";
import { type ProductContext, tasksOf } from "../tasks.ts";
import { median, type Round } from "../timings.ts";
import { makeFolder, runWithCleanup, say } from "./cleanup.ts";
import { runLoad } from "./load.ts";
import { openMailSink } from "./mail.ts";

const { values: options } = parseArgs({
  options: {
    vendors: { type: "string", default: "1000000" },
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
    write: { type: "boolean", default: false },
  },
});
const plan = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
const counts = { ...smallCounts, vendors: Number(options.vendors) };
if (!(plan.rounds >= 1 && plan.seconds >= 1 && counts.vendors >= smallCounts.vendors))
  throw new Error("--rounds and --seconds must be at least 1, --vendors at least 2000.");

/** At a time; `share`: least throughput, of that with few vendors; `tail`: most p99, in p50s. */
const callers: { count: number; share?: number; tail?: number }[] = [
  { count: 1, share: 0.7 },
  { count: 8, tail: 5 },
  { count: 32, share: 0.5 },
];

await runWithCleanup(1_800_000 + fillLimitMs(counts), async () => {
  build();
  const mail = await openMailSink();
  const { place: many } = await startFilled(makeFolder(), mail, counts);
  const { place: few } = await startFilled(makeFolder(), mail, smallCounts);
  const rows: string[][] = [];
  for (const { count, share, tail } of callers) {
    say(`Measuring ${count} at a time…`);
    const rounds: [Round, Round][] = [];
    for (let round = 0; round <= plan.rounds; round += 1) {
      const both: [Round, Round] = [await measure(many, count), await measure(few, count)];
      // The first round warms up.
      if (round > 0) rounds.push(both);
    }
    const of = (figure: (round: Round) => number, at: 0 | 1) =>
      median(rounds.map((both) => figure(both[at])));
    const ratio = median(rounds.map(([large, small]) => large.perSecond / small.perSecond));
    const spread = of(({ p50, p99 }) => p99 / p50, 0);
    rows.push([
      String(count),
      String(Math.round(of(({ perSecond }) => perSecond, 0))),
      String(Math.round(of(({ perSecond }) => perSecond, 1))),
      ratio.toFixed(2),
      share === undefined ? "" : `≥ ${share}: ${ratio >= share ? "met" : "not met"}`,
      `${of(({ p50 }) => p50, 0).toFixed(1)} ms`,
      `${of(({ p99 }) => p99, 0).toFixed(1)} ms`,
      tail === undefined ? "" : `≤ ${tail} × p50: ${spread <= tail ? "met" : "not met"}`,
    ]);
  }
  const of = (vendors: number) => `${vendors.toLocaleString("en")} vendors`;
  const heads = ["Callers", of(counts.vendors), of(smallCounts.vendors), "ratio", "aim", "p50", "p99", "aim"];
  const text = [
    `Searches a second. Made by \`npm run bench:search\` on ${today()}: ${describeMachine()}; rounds in turns: ${plan.rounds} of ${plan.seconds} s.`,
    table(heads, rows),
  ].join("\n\n");
  process.stdout.write(`\n${text}\n`);
  if (options.write) writeBetweenMarkers("docs/benchmarks.md", "million", text);
});

function measure(place: ProductContext, connections: number): Promise<Round> {
  const { target } = tasksOf(place).search;
  return runLoad({ ...target, connections }, plan.seconds, place.processorTime);
}
