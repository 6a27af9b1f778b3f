import { poolSize } from "../database.ts";
import { type Child, startChild } from "../load/child.ts";
import { startWithCleanup } from "../load/cleanup.ts";
import { type Aim, connections, runLoad, type Subject, type Target } from "../load/load.ts";
import { type RawResponse, rawRequest } from "../load/raw-request.ts";
import { buildPeer } from "../peer/build-peer.ts";
import type { PeerOrder } from "../peer/server.ts";
import type { Round } from "../timings.ts";
import type { HonoOrder } from "./bare-hono.ts";
import type { HttpOrder } from "./bare-http.ts";
import type { ReactOrder } from "./bare-react.ts";
import type { SqlFacts, SqlOrder, SqlWork } from "./bare-sql.ts";

export const peerName = "the plain peer";

/** Minimal implementations of the same answers, and the plain peer (bench/peer/README.md). */
export type Limits = {
  /** Replays the product's bytes. */
  http(target: Target, options?: { name?: string; aim?: Aim; insertsLead?: boolean }): Promise<Subject>;
  sql(name: string, work: SqlWork, aim?: Aim): Subject;
  /** Renders the first page's markup. */
  react(target: Target, aim: Aim): Promise<Subject>;
  /** Only `/api/vendors?category=…`. */
  hono(target: Target, aim: Aim): Subject;
  peer(target: Target): Subject;
};

export async function openLimits(databaseUrl: string, facts: SqlFacts): Promise<Limits> {
  buildPeer();
  const [http, sql, react, hono, peer] = [
    await startWithCleanup(async () => startChild("limits/bare-http.ts")),
    await startWithCleanup(async () => startChild("limits/bare-sql.ts")),
    await startWithCleanup(async () => startChild("limits/bare-react.ts")),
    await startWithCleanup(async () => startChild("limits/bare-hono.ts")),
    await startWithCleanup(async () => startChild("peer/server.ts")),
  ];
  const port = await http.ask<number>({ databaseUrl, poolSize } satisfies HttpOrder);
  await sql.ask<true>({ open: databaseUrl, poolSize, ...facts } satisfies SqlOrder);
  const honoPort = await hono.ask<number>({ databaseUrl, poolSize } satisfies HonoOrder);
  const peerPort = await peer.ask<number>({ databaseUrl, poolSize } satisfies PeerOrder, 300_000);
  let served = 0;
  return {
    async http(target, { name = "`node:http`, same bytes", aim, insertsLead = false } = {}) {
      const { status, headers, body } = await requestOnce(target);
      served += 1;
      const path = `/${served}`;
      const answer = {
        status,
        headers: copiedHeaders(headers, body),
        body: body.toString("base64"),
        insertsLead,
      };
      await http.ask<true>({ path, answer } satisfies HttpOrder);
      return { name, ...(aim && { aim }), run: loadOn(http, port, { ...target, paths: [path] }) };
    },
    sql: (name, work, aim) => ({
      name,
      ...(aim && { aim }),
      run: (seconds) => sql.ask<Round>({ work, seconds, concurrency: connections } satisfies SqlOrder),
    }),
    async react(target, aim) {
      const page = target.paths[0] ?? "/";
      const html = (await requestOnce({ ...target, headers: {} })).body.toString();
      const made = await react.ask<number>({ page, html } satisfies ReactOrder);
      if (Math.abs(made / html.length - 1) > 0.02)
        throw new Error(`React made ${made} characters of ${page}, which has ${html.length}.`);
      return {
        name: "React alone, same markup",
        aim,
        run: (seconds) => react.ask<Round>({ page, seconds, concurrency: connections } satisfies ReactOrder),
      };
    },
    hono: (target, aim) => ({ name: "Hono and `pg`", aim, run: loadOn(hono, honoPort, target) }),
    peer: (target) => ({ name: peerName, run: loadOn(peer, peerPort, target) }),
  };
}

/** Sends the target's requests to a child's server. */
function loadOn(child: Child, port: number, target: Target): Subject["run"] {
  const same = { ...target, base: `http://127.0.0.1:${port}` };
  const processorTime = () => child.ask<number>("processor time" satisfies HttpOrder & HonoOrder & PeerOrder);
  return (seconds) => runLoad(same, seconds, processorTime);
}

/** Headers the product set; `node:http` adds the others to both. */
function copiedHeaders(headers: readonly string[], body: Buffer): string[] {
  const automatic = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"]);
  const pairs = headers.flatMap((word, index) => (index % 2 === 0 ? [[word, headers[index + 1] ?? ""]] : []));
  return [
    ...pairs.filter(([name = ""]) => !automatic.has(name.toLowerCase())).flat(),
    "content-length",
    String(body.length),
  ];
}

async function requestOnce({ base, paths, headers, createBody }: Target): Promise<RawResponse> {
  const fresh = createBody?.();
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
