// `npm run lighthouse`: what Lighthouse says of every public page, on a phone, in both languages. See README, "Quality".
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import lighthouse, { type Result } from "lighthouse";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { freePort } from "#platform/database/embedded-postmaster.server.ts";
import { say, toTheEnd } from "./endings.ts";
import { described, openBrowser, openPublicSite } from "./public-site.ts";
import { rawRequest } from "./raw-request.ts";
import { table, writeIntoReadme } from "./readme.ts";
import { median } from "./timings.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    readme: { type: "boolean", default: false },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1 || runs > 9) throw new Error("--runs must be from 1 to 9.");

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

/** What Lighthouse's own benchmark says of the phone that it plays, a Moto G Power of 2022, by Chrome's calibration. */
const phoneSpeed = 264;

await toTheEnd(3_600_000, async () => {
  const { addresses } = await openPublicSite();
  const port = await freePort();
  const browser = await openBrowser(port);
  const orders = await browser.newBrowserCDPSession();
  const blank = await browser.newPage();
  const speeds: number[] = [];
  const rows: string[][] = [];
  for (const address of addresses.filter((one) => one.includes(options.only))) {
    const { page, language } = described(address);
    const results: Result[] = [];
    // The first to ask has the page made; Lighthouse should not be.
    await rawRequest(address);
    for (let run = 0; run < runs; run += 1) {
      // Lighthouse leaves cookies, and the language of the page before would be remembered.
      await orders.send("Storage.clearCookies");
      // A machine that is shared is faster at one moment than at the next: each run is slowed to the phone's speed.
      const speed = await blank.evaluate(pageFunctions.computeBenchmarkIndex);
      speeds.push(speed);
      results.push(await audit(address, port, Math.max(1, speed / phoneSpeed)));
    }
    const scores = categories.map((category) => median(results.map((result) => score(result, category))));
    rows.push([page, language, ...scores.map((one) => one.toFixed(0)), weakest(results)]);
    say(`${page} ${language}: ${scores.join(" ")} (load ${loadavg()[0]?.toFixed(1)})`);
  }
  const head = ["Page", "", "Performance", "Accessibility", "Best practices", "SEO", "Weakest audit"];
  const result = `${table(head, rows)}\n\nThis machine's benchmark index: ${Math.round(median(speeds))}; the phone's: ${phoneSpeed}.`;
  process.stdout.write(`\n${result}\n`);
  if (options.readme) writeIntoReadme("lighthouse", result);
});

/** As a visitor who was never here: Lighthouse empties what the browser keeps, so the terms open before most pages. */
async function audit(address: string, port: number, slowdown: number): Promise<Result> {
  const outcome = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    logLevel: "silent",
    throttling: { cpuSlowdownMultiplier: slowdown },
  });
  if (!outcome || outcome.lhr.runtimeError)
    throw new Error(`${address} could not be audited: ${outcome?.lhr.runtimeError?.message ?? "no answer"}`);
  return outcome.lhr;
}

function score(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** The audit that costs its category most over all runs, with how it was scored; "" where nothing is lost. */
function weakest(results: readonly Result[]): string {
  const lost = new Map<string, number>();
  for (const result of results)
    for (const category of categories) {
      const refs = result.categories[category]?.auditRefs ?? [];
      const whole = refs.reduce((sum, { weight }) => sum + weight, 0);
      for (const { id, weight } of refs) {
        const got = result.audits[id]?.score ?? 1;
        // What is lost in a point of a hundred rounds away.
        lost.set(id, (lost.get(id) ?? 0) + (weight / whole) * (1 - got));
      }
    }
  const [worst] = [...lost].toSorted(([, a], [, b]) => b - a);
  if (!worst || worst[1] / results.length < 0.005) return "";
  const shown = results.map(({ audits }) => audits[worst[0]]?.displayValue).filter(Boolean);
  return `${worst[0]}${shown.length > 0 ? `: ${shown[0]}` : ""}`;
}
