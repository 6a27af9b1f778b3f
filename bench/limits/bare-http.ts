// HTTP's limit: bare `node:http` with prepared bytes.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { processorTime, takeOrders } from "../load/child.ts";
import { insertOnly, type SampleLead } from "../statements/lead-statements.ts";

/** A prepared response; `insertsLead`: store the posted lead first. */
type Canned = { status: number; headers: string[]; body: string; insertsLead: boolean };
export type HttpOrder =
  | { databaseUrl: string; poolSize: number }
  | { path: string; answer: Canned }
  | "processor time";

const answers = new Map<string, Omit<Canned, "body"> & { body: Buffer }>();
let pool: pg.Pool | undefined;

const server = createServer((request, response) => {
  if (request.method === "POST") readBody(request, (body) => void answer(request, response, body));
  else void answer(request, response, undefined);
});

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer | undefined,
): Promise<void> {
  const known = answers.get(request.url ?? "");
  if (!known) {
    response.writeHead(404).end();
    return;
  }
  if (known.insertsLead && pool && body) {
    const key = String(request.headers["idempotency-key"]);
    await insertOnly(pool, { ...(JSON.parse(body.toString()) as SampleLead), key });
  }
  response.writeHead(known.status, known.headers).end(known.body);
}

function readBody(request: IncomingMessage, then: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => then(Buffer.concat(chunks)));
}

takeOrders<HttpOrder>(async (order) => {
  if (order === "processor time") return processorTime();
  if ("path" in order) {
    answers.set(order.path, { ...order.answer, body: Buffer.from(order.answer.body, "base64") });
    return true;
  }
  pool = new pg.Pool({ connectionString: order.databaseUrl, max: order.poolSize });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
});
