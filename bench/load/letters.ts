// `npm run bench:letters`: leads and their mails with rate limits and a mail server (docs/benchmarks.md).
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { build, startProduct } from "../product.ts";
import { describeMachine } from "../report.ts";
import { median } from "../timings.ts";
import { makeFolder, runWithCleanup, say, startDatabase, startWithCleanup } from "./cleanup.ts";
import { freshBodies, runLoad, type Target } from "./load.ts";
import { openMailSink } from "./mail.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "5" },
  },
});
const plan = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
if (!(plan.rounds >= 1 && plan.seconds >= 1)) throw new Error("--rounds and --seconds must be at least 1.");

/** Receipt and staff notice. */
const mailsPerLead = 2;
/** Letters a second, once no lead comes any more. */
const aim = 500;

await runWithCleanup(1_200_000, async () => {
  const dataDir = makeFolder();
  build();
  const { url } = await startDatabase(dataDir);
  const { url: smtpUrl, taken: countMails } = await openMailSink();
  const product = await startWithCleanup(() => startProduct({ dataDir, databaseUrl: url, smtpUrl }));
  const target = { base: product.base, paths: ["/api/leads"], createBody: freshBodies.lead };

  say("Warming up…");
  await round(target, 2);
  process.stdout.write(`${describeMachine()}\n`);
  const rates: number[] = [];
  for (let turn = 1; turn <= plan.rounds; turn += 1) {
    const { leads, during, after, cpu } = await round(target, plan.seconds);
    rates.push(after);
    process.stdout.write(
      `round ${turn}: ${rate(leads.perSecond)} leads (p50 ${leads.p50.toFixed(1)} ms, p99 ${leads.p99.toFixed(1)} ms, CPU ${Math.round(leads.cpu)} µs), ` +
        `${rate(during)} letters meanwhile, ${rate(after)} afterwards (CPU ${Math.round(cpu)} µs)\n`,
    );
  }
  const verdict = median(rates) >= aim ? "met" : "not met";
  process.stdout.write(`letters afterwards: ${rate(median(rates))}, aim ${rate(aim)}: ${verdict}\n`);
  await product.stop();

  /** Sends leads for `seconds`, then waits until every mail was delivered. */
  async function round(leads: Target, seconds: number) {
    const before = await countMails();
    const started = performance.now();
    let count = 0;
    const createBody = () => {
      count += 1;
      return freshBodies.lead();
    };
    const answers = await runLoad({ ...leads, createBody }, seconds, product.processorTime);
    const ended = performance.now();
    const atEnd = await countMails();
    const cpuAtEnd = await product.processorTime();
    const all = before + count * mailsPerLead;
    let now = atEnd;
    for (const until = ended + 600_000; now < all && performance.now() < until; await sleep(20))
      now = await countMails();
    if (now !== all) throw new Error(`${now - before} of ${all - before} letters came.`);
    const perSecond = (letters: number, from: number, to: number) => (letters * 1000) / (to - from);
    return {
      leads: answers,
      during: perSecond(atEnd - before, started, ended),
      after: perSecond(all - atEnd, ended, performance.now()),
      cpu: ((await product.processorTime()) - cpuAtEnd) / (all - atEnd),
    };
  }
});

function rate(perSecond: number): string {
  return `${Math.round(perSecond).toLocaleString("en")}/s`;
}
