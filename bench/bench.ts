// `npm run bench`: how near the product comes to what this machine can do at all. See README, "How fast it is".
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startEmbedded } from "#platform/database/embedded.server.ts";
import { startChild } from "./child.ts";
import { makeContests } from "./contests.ts";
import { fillBookings, fillLeads, fillPosts, fillVendors, makeDatabase } from "./database.ts";
import { atTheEnd, begin, say, toTheEnd } from "./endings.ts";
import { weighFirstVisit } from "./first-visit.ts";
import { compete, fire } from "./load.ts";
import { build, type Product, signIn, startProduct } from "./product.ts";
import { hook, type Profile, profileDuring } from "./profile.ts";
import { rawRequest } from "./raw-request.ts";
import {
  describeMachine,
  describeSettings,
  firstVisitPaths,
  firstVisitRows,
  print,
  type Report,
  rowsOf,
} from "./report.ts";
import { bookingTasks, communityTask, fewPosts, tasksOf, vendorTasks } from "./tasks.ts";

const { values: options } = parseArgs({
  options: {
    leads: { type: "string", default: "2000" },
    vendors: { type: "string", default: "100000" },
    rounds: { type: "string", default: "5" },
    seconds: { type: "string", default: "2" },
    bookings: { type: "string", default: "100000" },
    posts: { type: "string", default: "200000" },
    only: { type: "string", default: "home,list,directory,search,page,community,bookings,lead,booking" },
    json: { type: "string" },
    profile: { type: "boolean", default: false },
  },
});
const plan = {
  leads: within("leads", options.leads, 20, 1_000_000),
  vendors: within("vendors", options.vendors, 100, 1_000_000),
  bookings: within("bookings", options.bookings, 100, 1_000_000),
  posts: within("posts", options.posts, fewPosts, 1_000_000),
  rounds: within("rounds", options.rounds, 1, 50),
  seconds: within("seconds", options.seconds, 1, 30),
  warmUp: 2,
  only: options.only.split(","),
};

await toTheEnd(600_000 + plan.rounds * plan.seconds * 20_000, async () => {
  const report = await measure();
  process.stdout.write(`\n${print(report)}\n`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
});

async function measure(): Promise<Report> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "arribo-bench-"));
  // Root's PostgreSQL runs as another user, who must be able to reach it here.
  chmodSync(dataDir, 0o755);
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  build();
  const starts = await timeStarts(dataDir);

  const quiet = { info() {}, warn: say, error: say };
  const database = await begin(() => startEmbedded({ dataDir, progress() {}, log: quiet }));
  const product = await begin(() => startProduct({ dataDir, databaseUrl: database.url }));
  say(`Filling in ${plan.leads} leads…`);
  await fillLeads(database.url, plan.leads);
  if (plan.only.some((key) => vendorTasks.includes(key))) {
    say(`Filling in ${plan.vendors} vendors…`);
    await fillVendors(database.url, plan.vendors);
  }

  if (plan.only.some((key) => bookingTasks.includes(key))) {
    say(`Filling in ${plan.bookings} bookings…`);
    await fillBookings(database.url, plan.bookings);
  }

  const few = plan.only.includes(communityTask) ? await fillCommunity(database.url) : undefined;
  const http = await begin(async () => startChild("bare-http.ts"));
  const sql = await begin(async () => startChild("bare-sql.ts"));
  const session = await signIn(product.base);
  const firstVisits: Report["firstVisits"] = [];
  for (const path of firstVisitPaths)
    firstVisits.push(firstVisitRows(await weighFirstVisit(product.base, path)));
  const contests: Report["contests"] = [];
  const site = { product, few, posts: plan.posts, databaseUrl: database.url, session, http, sql };
  for (const contest of await makeContests(site)) {
    if (!plan.only.includes(contest.key)) continue;
    say(`Measuring ${contest.title}…`);
    contests.push(rowsOf(await compete(contest, plan)));
  }
  const memory = await product.memory();
  await product.stop();
  return {
    machine: describeMachine(),
    settings: describeSettings(plan),
    contests,
    firstVisits,
    memory,
    starts,
    profiles: options.profile ? await takeProfiles(dataDir, database.url) : [],
  };
}

/** Many posts for the product, and a second one beside it with few. */
async function fillCommunity(databaseUrl: string): Promise<Product> {
  say(`Filling in ${plan.posts} posts, and ${fewPosts} for another…`);
  await fillPosts(databaseUrl, plan.posts);
  const fewUrl = await makeDatabase(databaseUrl, "few_posts");
  const dataDir = mkdtempSync(path.join(tmpdir(), "arribo-bench-few-"));
  atTheEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const few = await begin(() => startProduct({ dataDir, databaseUrl: fewUrl }));
  await fillPosts(fewUrl, fewPosts);
  return few;
}

/** As `npm start` does it, with the database of its own. */
async function timeStarts(dataDir: string): Promise<Report["starts"]> {
  say("Starting twice…");
  const times: number[] = [];
  for (let start = 0; start < 2; start += 1) {
    const product = await begin(() => startProduct({ dataDir }));
    times.push(product.readyAfter);
    await product.stop();
  }
  const [first = 0, later = 0] = times;
  return { first, later };
}

/** In a process of its own, since a profile slows down what it looks at. */
async function takeProfiles(dataDir: string, databaseUrl: string): Promise<Profile[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "arribo-profiles-"));
  const product = await begin(() => startProduct({ dataDir, databaseUrl, hook }));
  const { cookie } = await signIn(product.base);
  const profiles: Profile[] = [];
  for (const { key, name, target } of Object.values(tasksOf(product.base, cookie, plan.posts))) {
    if (!plan.only.includes(key)) continue;
    say(`Profiling ${name}…`);
    // The very first page is rendered and compressed once; that belongs to no figure here.
    await rawRequest(`${target.base}${target.paths[0]}`, { headers: target.headers ?? {} });
    await fire(target, 3, product.processorTime);
    profiles.push(
      await profileDuring(product.process, name, folder, () => fire(target, 4, product.processorTime)),
    );
  }
  return profiles;
}

function within(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${least} to ${most}.`);
}
