import { vendorCategories } from "#app/marketplace/vendors/values.ts";
import { smallCounts } from "../database.ts";
import type { SqlFacts } from "../limits/bare-sql.ts";
import type { Limits } from "../limits/limits.ts";
import { type ProductContext, searches, type TaskKey, tasksOf, vendorsPath } from "../tasks.ts";
import { type Aim, type Comparison, runLoad, type Subject, type Target } from "./load.ts";

// Aims: a cached page beside the same bytes, the directory's page beside them, React's page beside React alone, JSON
// beside its query, a search beside the list of a category, a large database beside a small one, a request with its letters
// beside its row, a request that is repeated beside a new one.
export const cachedAim: Aim = { share: 0.6 };
const directoryPageAim: Aim = { share: 0.033 };
const renderedAim: Aim = { share: 0.8 };
const readAim: Aim = { share: 0.6 };
const searchAim: Aim = { share: 0.6 };
const flatAim: Aim = { share: 0.9 };
const writeAim: Aim = { share: 0.2 };
const repeatAim: Aim = { share: 0.9 };

/**
 * Of a comparison's limits the first with an aim is in the summary. Writing comparisons come last, because they grow the
 * tables.
 */
export async function createComparisons(
  ours: ProductContext,
  fewer: ProductContext,
  limits: Limits,
): Promise<Comparison<TaskKey>[]> {
  const [tasks, same] = [tasksOf(ours), tasksOf(fewer)];
  const { http, sql, react, hono, peer } = limits;
  type Key = keyof typeof tasks;
  const contest = (task: Key, title: string, beside: Subject[]): Comparison<TaskKey> => ({
    key: tasks[task].key,
    title,
    product: productSubject(ours, tasks[task].target),
    limits: beside,
  });
  const flat = (task: Key, what: keyof typeof smallCounts): Subject => ({
    ...productSubject(fewer, same[task].target),
    name: `the same with ${smallCounts[what].toLocaleString("en")} ${what}`,
    aim: flatAim,
  });
  const rendered = async (task: Key, what: keyof typeof smallCounts) => [
    await react(tasks[task].target, renderedAim),
    flat(task, what),
  ];
  const categories = {
    ...tasks.directory.target,
    paths: vendorCategories.map((category) => vendorsPath({ category })),
  };
  return [
    contest("home", "Home page, Brotli", [
      await http(tasks.home.target, { aim: cachedAim }),
      peer(tasks.home.target),
    ]),
    contest("directory", "Directory by category, 20 vendors", [
      hono(categories, readAim),
      peer(categories),
      sql("`pg`, the bare query, JSON", "directory"),
      flat("directory", "vendors"),
    ]),
    contest("search", `Search, ${searches.length} different ones`, [
      {
        ...productSubject(ours, tasks.directory.target),
        name: "Arribo's directory by category",
        aim: searchAim,
      },
      peer(tasks.search.target),
      flat("search", "vendors"),
    ]),
    contest("page", "Directory page, 20 cards, Brotli", [
      await http(tasks.page.target, { aim: directoryPageAim }),
      peer(tasks.page.target),
      ...(await rendered("page", "vendors")),
    ]),
    contest("vendor", "One vendor, JSON", [
      sql("`pg`, the bare query, JSON", "vendor", readAim),
      flat("vendor", "vendors"),
    ]),
    contest("vendor-page", "Vendor's page, Brotli", [
      ...(await rendered("vendor-page", "vendors")),
      peer(tasks["vendor-page"].target),
      await http(tasks["vendor-page"].target),
    ]),
    contest("community", "Board, first page", [
      sql("`pg`, same SQL, JSON", "board first", readAim),
      flat("community", "posts"),
    ]),
    contest("communityDeep", "Board, middle and last page", [
      sql("`pg`, same SQL, JSON", "board deep", readAim),
      flat("communityDeep", "posts"),
    ]),
    contest("board-page", "Board as a page, Brotli", [
      ...(await rendered("board-page", "posts")),
      await http(tasks["board-page"].target),
    ]),
    contest("list", "Staff's list, 50 leads", [
      flat("list", "leads"),
      sql("`pg`, same SQL, JSON", "list", readAim),
      await http(tasks.list.target),
    ]),
    contest("listSearch", "Staff's leads, searched", [flat("listSearch", "leads")]),
    contest("bookings", "Staff's bookings, 50", [
      flat("bookings", "bookings"),
      sql("`pg`, same SQL, JSON", "bookings", readAim),
    ]),
    contest("bookingsSearch", "Staff's bookings, searched", [flat("bookingsSearch", "bookings")]),
    contest("chats", "Staff's chats, 50", [flat("chats", "chats")]),
    contest("chatsSearch", "Staff's chats, searched", [flat("chatsSearch", "chats")]),
    contest("outbox", "Staff's letters, 50", [flat("outbox", "letters")]),
    contest("outboxSearch", "Staff's letters, searched", [flat("outboxSearch", "letters")]),
    contest("lead", "New lead, with its letters", [
      sql("`pg`, the lead's row alone", "insert", writeAim),
      peer(tasks.lead.target),
      await http(tasks.lead.target, { name: "`node:http` and that row", insertsLead: true }),
      await http(tasks.lead.target),
    ]),
    contest("repeat", "The same lead again, by its key", [
      { ...productSubject(ours, tasks.lead.target), name: "a new lead", aim: repeatAim },
    ]),
    contest("booking", "New booking", [
      sql("`pg`, the booking's row alone", "insert booking", writeAim),
      sql("`pg`, all its rows", "whole booking"),
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
