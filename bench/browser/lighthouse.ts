// `npm run lighthouse`: audits every public page as a phone, in both languages (docs/quality.md).
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import lighthouse, { type Result } from "lighthouse";
import { freePort } from "#platform/embedded-postgres/postmaster.server.ts";
import { runWithCleanup, say } from "../load/cleanup.ts";
import { rawRequest } from "../load/raw-request.ts";
import { readRows, table, writeBetweenMarkers } from "../tables.ts";
import { median } from "../timings.ts";
import { openBrowser, openPublicSite } from "./public-site.ts";
import { describeUrl } from "./sitemap.ts";

const { values: options } = parseArgs({
  options: {
    runs: { type: "string", default: "3" },
    only: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});
const runs = Number(options.runs);
if (!Number.isInteger(runs) || runs < 1 || runs > 9) throw new Error("--runs must be from 1 to 9.");

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];

await runWithCleanup(3_600_000, async () => {
  const { addresses } = await openPublicSite();
  const port = await freePort();
  const browser = await openBrowser(port);
  const debugging = await browser.newBrowserCDPSession();
  const speeds: number[] = [];
  const rows: string[][] = [];
  for (const address of addresses.filter((one) => one.includes(options.only))) {
    const { page, language } = describeUrl(address);
    const results: Result[] = [];
    // Warm-up: the first request renders the page.
    await rawRequest(address);
    while (results.length < runs && !isPerfect(results)) {
      // Lighthouse leaves cookies, which would carry over the previous page's language.
      await debugging.send("Storage.clearCookies");
      results.push(await audit(address, port));
    }
    speeds.push(...results.map(({ environment }) => environment.benchmarkIndex));
    const best = bestOf(results);
    const scores = categories.map((category) =>
      category === "performance"
        ? score(best, category)
        : Math.min(...results.map((result) => score(result, category))),
    );
    rows.push([page, language, ...scores.map(String), weakest(best), String(results.length)]);
    say(
      `${page} ${language}: ${scores.join(" ")} (${results.length} runs, load ${loadavg()[0]?.toFixed(1)})`,
    );
  }
  const head = ["Page", "", "Performance", "Accessibility", "Best practices", "SEO", "Weakest audit", "Runs"];
  // Keeps the earlier results of pages that are not measured now.
  const allRows = [...(options.only ? readRows("docs/quality.md", "lighthouse") : []), ...rows];
  const all = [...new Map(allRows.map((row) => [`${row[0]} ${row[1]}`, row])).values()];
  const result = `${table(head, all)}\n\nThis machine's benchmark index: ${Math.round(median(speeds))}.`;
  process.stdout.write(`\n${result}\n`);
  if (options.write) writeBetweenMarkers("docs/quality.md", "lighthouse", result);
});

/** Audits as a first visitor; the terms open on most pages. */
async function audit(address: string, port: number): Promise<Result> {
  const outcome = await lighthouse(address, {
    port,
    onlyCategories: [...categories],
    logLevel: "silent",
  });
  if (!outcome || outcome.lhr.runtimeError)
    throw new Error(`${address} could not be audited: ${outcome?.lhr.runtimeError?.message ?? "no answer"}`);
  return outcome.lhr;
}

function score(result: Result, category: Category): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

/** Other load can only slow a page down, so the fastest run is the most exact. */
function bestOf(results: readonly Result[]): Result {
  return results.reduce((best, one) => (score(one, "performance") > score(best, "performance") ? one : best));
}

function isPerfect(results: readonly Result[]): boolean {
  return results.some((result) => score(result, "performance") === 100);
}

/** The audit that costs its category most; "" if nothing is lost. */
function weakest(result: Result): string {
  let worst = { id: "", lost: 0 };
  for (const category of categories) {
    const refs = result.categories[category]?.auditRefs ?? [];
    const whole = refs.reduce((sum, { weight }) => sum + weight, 0);
    for (const { id, weight } of refs) {
      const lost = (weight / whole) * (1 - (result.audits[id]?.score ?? 1));
      if (lost > worst.lost) worst = { id, lost };
    }
  }
  // Rounds to zero points of a hundred.
  if (worst.lost < 0.005) return "";
  const shown = result.audits[worst.id]?.displayValue;
  return shown ? `${worst.id}: ${shown}` : worst.id;
}
