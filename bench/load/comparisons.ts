import { smallCounts } from "../database.ts";
import type { SqlFacts } from "../limits/bare-sql.ts";
import type { Limits } from "../limits/limits.ts";
import { type ProductContext, searches, type TaskKey, tasksOf } from "../tasks.ts";
import { type Aim, type Comparison, runLoad, type Subject, type Target } from "./load.ts";

// Aims: a cached page beside the same bytes, React's page beside React alone, JSON beside its query, a large database
// beside a small one, a search beside the list of a category.
export const cachedAim: Aim = { share: 0.5 };
const renderedAim: Aim = { share: 0.8 };
const readAim: Aim = { share: 0.6 };
const flatAim: Aim = { share: 0.9 };
const searchAim: Aim = { share: 0.6 };

/** Writing comparisons come last, because they grow the tables. */
export async function createComparisons(
  ours: ProductContext,
  fewer: ProductContext,
  limits: Limits,
): Promise<Comparison[]> {
  const [tasks, same] = [tasksOf(ours), tasksOf(fewer)];
  const { http, sql, react } = limits;
  const contest = (task: keyof typeof tasks, title: string, beside: Subject[]): Comparison => ({
    key: tasks[task].key,
    title,
    product: productSubject(ours, tasks[task].target),
    limits: beside,
  });
  const flat = (task: keyof typeof same, what: "vendors" | "bookings" | "posts"): Subject => ({
    ...productSubject(fewer, same[task].target),
    name: `the same with ${smallCounts[what].toLocaleString("en")} ${what}`,
    aim: flatAim,
  });
  const page = async (task: TaskKey, title: string) =>
    contest(task, title, [
      await react(tasks[task].target, renderedAim),
      flat(task, "vendors"),
      await http(tasks[task].target),
    ]);
  return [
    contest("home", "Home page, Brotli", [await http(tasks.home.target, { aim: cachedAim })]),
    contest("list", "Staff's list, 50 leads", [
      sql("`pg`, same SQL, JSON", "list", readAim),
      await http(tasks.list.target),
    ]),
    contest("directory", "Directory by category, 20 vendors", [
      sql("`pg`, the bare query, JSON", "directory", readAim),
      flat("directory", "vendors"),
    ]),
    contest("search", `Search, ${searches.length} different ones`, [
      { ...productSubject(ours, tasks.directory.target), name: "the directory by category", aim: searchAim },
      flat("search", "vendors"),
    ]),
    contest("vendor", "One vendor, JSON", [
      sql("`pg`, the bare query, JSON", "vendor", readAim),
      flat("vendor", "vendors"),
    ]),
    await page("page", "Directory page, 20 cards, Brotli"),
    await page("vendor-page", "Vendor's page, Brotli"),
    contest("community", "Board, first page", [
      sql("`pg`, same SQL, JSON", "board first", readAim),
      flat("community", "posts"),
    ]),
    contest("communityDeep", "Board, middle and last page", [
      sql("`pg`, same SQL, JSON", "board deep", readAim),
      flat("communityDeep", "posts"),
    ]),
    contest("bookings", "Staff's bookings, 50", [
      sql("`pg`, same SQL, JSON", "bookings", readAim),
      flat("bookings", "bookings"),
    ]),
    contest("lead", "New lead", [
      sql("`pg`, the lead's row alone", "insert", { share: 0.6 }),
      await http(tasks.lead.target, { name: "`node:http` and that row", insertsLead: true }),
      await http(tasks.lead.target),
    ]),
    contest("booking", "New booking", [
      sql("`pg`, all its rows", "whole booking", { share: 0.5 }),
      sql("`pg`, the booking's row alone", "insert booking", { share: 0.5 }),
    ]),
  ];
}

export async function compareWithBytes(
  title: string,
  place: ProductContext,
  target: Target,
  { http }: Limits,
  aim?: Aim,
): Promise<Comparison> {
  const limit = await http(target, aim && { aim });
  return { key: title, title, product: productSubject(place, target), limits: [limit] };
}

/** A round that writes ends when its letters were sent, so that they do not slow the next round of another. */
function productSubject({ processorTime, mail }: ProductContext, target: Target): Subject {
  return {
    name: "Arribo",
    async run(seconds) {
      const round = await runLoad(target, seconds, processorTime);
      if (target.createBody) await mail.settled();
      return round;
    },
  };
}

export function readSqlFacts({ token, vendors, posts }: ProductContext): SqlFacts {
  return { token, vendors, lastPage: Math.ceil(posts / 5) };
}
