// `npm run bench:processes`: Arribo with one process beside Arribo with two, in turns (docs/scaling.md).
import { parseArgs } from "node:util";
import { directoryCategories } from "#app/marketplace/vendors/values.ts";
import { build, startProduct } from "../product.ts";
import { describeMachine, today } from "../report.ts";
import { table, writeBetweenMarkers } from "../tables.ts";
import { vendorsPath } from "../tasks.ts";
import { median } from "../timings.ts";
import { makeFolder, runWithCleanup, say, startDatabase, startWithCleanup } from "./cleanup.ts";
import { freshBodies, runLoad, type Target } from "./load.ts";
import { openMailSink } from "./mail.ts";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "3" },
    seconds: { type: "string", default: "3" },
    write: { type: "boolean", default: false },
  },
});
const plan = { rounds: Number(options.rounds), seconds: Number(options.seconds) };
if (!(plan.rounds >= 1 && plan.seconds >= 1)) throw new Error("--rounds and --seconds must be at least 1.");

const compared: { title: string; target: (base: string) => Target }[] = [
  {
    title: "Home page, Brotli",
    target: (base) => ({ base, paths: ["/"], headers: { "Accept-Encoding": "br" } }),
  },
  {
    title: "Directory by category",
    target: (base) => ({ base, paths: directoryCategories.map((category) => vendorsPath({ category })) }),
  },
  {
    title: "New lead, with its letters",
    target: (base) => ({ base, paths: ["/api/leads"], createBody: freshBodies.lead }),
  },
];

await runWithCleanup(1_200_000, async () => {
  build();
  const mail = await openMailSink();
  const [one, two] = [await start(1), await start(2)];
  const rows: string[][] = [];
  for (const { title, target } of compared) {
    say(`Measuring ${title}…`);
    const rates: [number[], number[]] = [[], []];
    for (let round = 0; round <= plan.rounds; round += 1)
      for (const [at, base] of [one, two].entries()) {
        const { perSecond } = await runLoad(target(base), plan.seconds, async () => 0);
        await mail.settled();
        // The first round warms up.
        if (round > 0) rates[at]?.push(perSecond);
      }
    const [alone, both] = rates.map(median) as [number, number];
    rows.push([title, rate(alone), rate(both), (both / alone).toFixed(2)]);
  }
  const text = [
    `Made by \`npm run bench:processes\` on ${today()}: ${describeMachine()}; the load, the mail service and PostgreSQL share its cores.`,
    table(["A second", "one process", "two processes", "ratio"], rows),
  ].join("\n\n");
  process.stdout.write(`\n${text}\n`);
  if (options.write) writeBetweenMarkers("docs/scaling.md", "processes", text);

  async function start(workers: number): Promise<string> {
    const dataDir = makeFolder();
    const { url: databaseUrl } = await startDatabase(dataDir);
    const settings = { WORKERS: String(workers) };
    const product = await startWithCleanup(() =>
      startProduct({ dataDir, databaseUrl, smtpUrl: mail.url, settings }),
    );
    return product.base;
  }
});

function rate(perSecond: number): string {
  return Math.round(perSecond).toLocaleString("en");
}
