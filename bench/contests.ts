import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { planSearch } from "#app/vendors/search.server.ts";
import type { HttpOrder } from "./bare-http.ts";
import type { SqlOrder, SqlWork } from "./bare-sql.ts";
import type { Child } from "./child.ts";
import { poolSize } from "./database.ts";
import { type Aim, type Contest, connections, fire, freshBodies, type Subject, type Target } from "./load.ts";
import type { Product } from "./product.ts";
import { type RawAnswer, rawRequest } from "./raw-request.ts";
import { boardPaths, fewPosts, searches, type Task, type TaskKey, tasksOf } from "./tasks.ts";
import type { Round } from "./timings.ts";

type Site = {
  product: Product;
  /** The same with few posts on the community board; only where that is measured. */
  few: Product | undefined;
  posts: number;
  databaseUrl: string;
  session: { cookie: string; token: string };
  http: Child;
  sql: Child;
};

/** The contests. Leads come last: each one makes the tables longer. */
export async function makeContests(site: Site): Promise<Contest[]> {
  const { product, few, posts, databaseUrl, session, http, sql } = site;
  const tasks = tasksOf(product.base, session.cookie, posts);
  const bare = await startBare(http, databaseUrl, {
    "/": await answerOf(tasks.home.target),
    "/list": await answerOf(tasks.list.target),
    "/directory": await answerOf(tasks.page.target),
    "/lead": await answerOf(tasks.lead.target),
  });
  await sql.ask<boolean>({
    open: databaseUrl,
    poolSize,
    sessionToken: session.token,
    searches: await plannedSearches(databaseUrl),
    lastPage: Math.ceil(posts / 5),
  } satisfies SqlOrder);

  const ours = ({ target }: Task): Subject => ({
    name: "Arribo",
    run: (seconds) => fire(target, seconds, product.processorTime),
  });
  const bareHttp = (name: string, path: string, like: Target, aim?: Aim): Subject => ({
    name,
    ...(aim && { aim }),
    run: (seconds) =>
      fire({ ...like, base: bare, paths: [path] }, seconds, () =>
        http.ask<number>("processor time" satisfies HttpOrder),
      ),
  });
  const bareSql = (name: string, work: SqlWork, aim?: Aim): Subject => ({
    name,
    ...(aim && { aim }),
    run: (seconds) => sql.ask<Round>({ work, seconds, connections } satisfies SqlOrder),
  });
  const contest = (key: TaskKey, title: string, limits: Subject[]): Contest => ({
    key,
    title,
    product: ours(tasks[key]),
    limits,
  });
  const withFew = ({ target }: Task, paths: readonly string[]): Subject[] =>
    few
      ? [
          {
            name: `the same with ${fewPosts} posts`,
            aim: { share: 0.9 },
            run: (seconds) => fire({ ...target, base: few.base, paths }, seconds, few.processorTime),
          },
        ]
      : [];
  const board = (task: "community" | "communityDeep", title: string, depth: "first" | "deep"): Contest => ({
    key: "community",
    title,
    product: ours(tasks[task]),
    limits: [
      ...withFew(tasks[task], boardPaths(fewPosts)[depth]),
      bareSql("pg, OFFSET and count(*), JSON", `board ${depth}`),
    ],
  });
  return [
    contest("home", "Home page: GET / (Brotli)", [
      bareHttp("node:http, same bytes", "/", tasks.home.target, { share: 0.35 }),
    ]),
    contest("list", "Staff's list: GET /api/admin/leads?limit=50", [
      bareHttp("node:http, same bytes", "/list", tasks.list.target),
      bareSql("pg, same SQL, JSON", "list"),
    ]),
    contest("directory", "By category: GET /api/vendors?category=", [
      bareSql("pg, the bare query, JSON", "directory", { share: 0.5 }),
    ]),
    contest("search", "Search: GET /api/vendors?search=", [
      bareSql("pg, by the index of words, JSON", "search all", { slowest: 3 }),
      // By the index of ratings: for common words it may stop at the twenty best rated, where an order of fit must look
      // at everybody.
      bareSql("pg, any twenty that fit, JSON", "search"),
    ]),
    contest("page", "Directory: GET /vendor-directory (Brotli)", [
      bareHttp("node:http, same bytes", "/directory", tasks.page.target),
    ]),
    board("community", "Board, first page: GET /api/community/all", "first"),
    board("communityDeep", "Board, middle and last page", "deep"),
    contest("bookings", "Staff's bookings: GET /api/bookings?limit=50", [
      bareSql("pg, same SQL, JSON", "bookings"),
    ]),
    contest("lead", "New lead: POST /api/leads", [
      bareSql("pg, the lead's row alone", "insert", { share: 0.6 }),
      bareHttp("node:http and that row", "/lead-and-insert", tasks.lead.target),
      bareHttp("node:http, same bytes", "/lead", tasks.lead.target),
    ]),
    contest("booking", "New booking: POST /api/bookings", [
      bareSql("pg, all its rows", "whole booking", { share: 0.5 }),
      bareSql("pg, the booking's row alone", "insert booking", { share: 0.5 }),
    ]),
  ];
}

/** What the product makes of each search for the index, corrected and in both languages. */
async function plannedSearches(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl });
  try {
    const plans = await Promise.all(searches.map((search) => planSearch(drizzle(pool), search)));
    return plans.flatMap((plan) => (plan ? [plan.wide] : []));
  } finally {
    await pool.end();
  }
}

async function startBare(
  http: Child,
  databaseUrl: string,
  answers: Record<string, RawAnswer> & { "/lead": RawAnswer },
): Promise<string> {
  const serve = Object.fromEntries(
    Object.entries({ ...answers, "/lead-and-insert": answers["/lead"] }).map(([path, answer]) => [
      path,
      { status: answer.status, headers: ownHeaders(answer), body: answer.body.toString("base64") },
    ]),
  );
  const port = await http.ask<number>({ serve, databaseUrl, poolSize } satisfies HttpOrder);
  return `http://127.0.0.1:${port}`;
}

/** What the product chose to say; the rest `node:http` adds by itself to both. */
function ownHeaders(answer: RawAnswer): string[] {
  const automatic = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);
  const pairs = answer.headers.flatMap((word, index) =>
    index % 2 === 0 ? [[word, answer.headers[index + 1] ?? ""]] : [],
  );
  return [
    ...pairs.filter(([name = ""]) => !automatic.has(name.toLowerCase())).flat(),
    "content-length",
    String(answer.body.length),
  ];
}

async function answerOf({ base, paths, headers, creates }: Target): Promise<RawAnswer> {
  const fresh = creates && freshBodies[creates]();
  const url = `${base}${paths[0]}`;
  const answer = await rawRequest(url, {
    headers: {
      ...headers,
      ...(fresh ? { "Content-Type": "application/json", "Idempotency-Key": fresh.key } : {}),
    },
    ...(fresh ? { method: "POST", body: fresh.body } : {}),
  });
  if (answer.status >= 300)
    throw new Error(`${url} answered ${answer.status}: ${answer.body.subarray(0, 300)}`);
  return answer;
}
