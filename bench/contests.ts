import type { HttpOrder } from "./bare-http.ts";
import type { SqlOrder, SqlWork } from "./bare-sql.ts";
import type { Child } from "./child.ts";
import { poolSize } from "./database.ts";
import { leadBody, sampleLead } from "./lead-statements.ts";
import { type Contest, connections, fire, type Subject, type Target } from "./load.ts";
import type { Product } from "./product.ts";
import { type RawAnswer, rawRequest } from "./raw-request.ts";
import type { Round } from "./timings.ts";

type Site = {
  product: Product;
  databaseUrl: string;
  session: { cookie: string; token: string };
  http: Child;
  sql: Child;
};

export type TaskKey = "home" | "list" | "lead";
export type Task = { key: TaskKey; name: "home page" | "new lead" | "list of leads"; target: Target };

/** What is asked of the product. */
export function tasksOf(base: string, cookie: string): Record<TaskKey, Task> {
  return {
    home: {
      key: "home",
      name: "home page",
      target: { url: `${base}/`, headers: { "Accept-Encoding": "br" } },
    },
    list: {
      key: "list",
      name: "list of leads",
      target: { url: `${base}/api/admin/leads?limit=50`, headers: { Cookie: cookie } },
    },
    lead: { key: "lead", name: "new lead", target: { url: `${base}/api/leads`, newLeads: true } },
  };
}

/** The three contests. Leads come last: each one makes the tables longer. */
export async function makeContests({ product, databaseUrl, session, http, sql }: Site): Promise<Contest[]> {
  const tasks = tasksOf(product.base, session.cookie);
  const bare = await startBare(http, databaseUrl, {
    "/": await answerOf(tasks.home.target),
    "/list": await answerOf(tasks.list.target),
    "/lead": await answerOf(tasks.lead.target),
  });
  await sql.ask<boolean>({ open: databaseUrl, poolSize, sessionToken: session.token } satisfies SqlOrder);

  const ours = (task: Task): Subject => ({
    name: "Arribo",
    run: (seconds) => fire(task.target, seconds, product.processorTime),
  });
  const bareHttp = (name: string, path: string, like: Target, aim?: number): Subject => ({
    name,
    ...(aim === undefined ? {} : { aim }),
    run: (seconds) =>
      fire({ ...like, url: bare + path }, seconds, () =>
        http.ask<number>("processor time" satisfies HttpOrder),
      ),
  });
  const bareSql = (name: string, work: SqlWork, aim?: number): Subject => ({
    name,
    ...(aim === undefined ? {} : { aim }),
    run: (seconds) => sql.ask<Round>({ work, seconds, connections } satisfies SqlOrder),
  });
  return [
    {
      key: "home",
      title: "Home page: GET / (Brotli)",
      product: ours(tasks.home),
      limits: [bareHttp("node:http, same bytes", "/", tasks.home.target, 0.35)],
    },
    {
      key: "list",
      title: "Staff's list: GET /api/admin/leads?limit=50",
      product: ours(tasks.list),
      limits: [
        bareHttp("node:http, same bytes", "/list", tasks.list.target),
        bareSql("pg, same SQL, JSON", "list"),
      ],
    },
    {
      key: "lead",
      title: "New lead: POST /api/leads",
      product: ours(tasks.lead),
      limits: [
        bareSql("pg, the lead's row alone", "insert", 0.6),
        bareHttp("node:http and that row", "/lead-and-insert", tasks.lead.target),
        bareSql("pg, same SQL", "whole lead"),
        bareHttp("node:http, same bytes", "/lead", tasks.lead.target),
      ],
    },
  ];
}

async function startBare(
  http: Child,
  databaseUrl: string,
  answers: Record<"/" | "/list" | "/lead", RawAnswer>,
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

async function answerOf(target: Target): Promise<RawAnswer> {
  const lead = sampleLead();
  const answer = await rawRequest(target.url, {
    headers: {
      ...target.headers,
      ...(target.newLeads ? { "Content-Type": "application/json", "Idempotency-Key": lead.key } : {}),
    },
    ...(target.newLeads ? { method: "POST", body: leadBody(lead) } : {}),
  });
  if (answer.status >= 300)
    throw new Error(`${target.url} answered ${answer.status}: ${answer.body.subarray(0, 300)}`);
  return answer;
}
