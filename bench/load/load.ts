import { setTimeout as sleep } from "node:timers/promises";
import { nextAddress } from "../../tests/support/client-address.ts";
import { bookingBody, sampleBooking } from "../statements/booking-statements.ts";
import { leadBody, sampleLead } from "../statements/lead-statements.ts";
import { type Round, Timings } from "../timings.ts";
import { Connection } from "./connection.ts";

export const connections = 32;

/** Requests to send; several paths are used in turn. */
export type Target = {
  base: string;
  paths: readonly string[];
  headers?: Record<string, string>;
  connections?: number;
  /** Creates a new body per request; undefined: GET. */
  createBody?: () => Fresh;
};

export type Fresh = { key: string; body: string };

export const freshBodies = {
  lead: () => {
    const lead = sampleLead();
    return { key: lead.key, body: leadBody(lead) };
  },
  booking: () => {
    const booking = sampleBooking();
    return { key: booking.key, body: bookingBody(booking) };
  },
};

/** Sends requests for `seconds`. @param processorTime the server's so far, in µs */
export async function runLoad(
  target: Target,
  seconds: number,
  processorTime: () => Promise<number>,
): Promise<Round> {
  const timings = new Timings();
  const next = requestsTo(target);
  const refused = new Map<number, number>();
  const before = await processorTime();
  const until = performance.now() + seconds * 1000;
  const all = Array.from({ length: target.connections ?? connections }, () => {
    const answered = (status: number, milliseconds: number) => {
      if (status >= 200 && status < 300) timings.add(milliseconds);
      else refused.set(status, (refused.get(status) ?? 0) + 1);
    };
    return new Connection(
      Number(new URL(target.base).port),
      () => (performance.now() < until ? next() : undefined),
      answered,
    );
  });
  await Promise.all(all.map((one) => one.ended));
  if (refused.size > 0) {
    const refusals = [...refused].map(([status, count]) => `${count} × ${status}`).join(", ");
    throw new Error(`${target.base}${target.paths[0]} answered ${refusals}, so the figures mean nothing.`);
  }
  const round = timings.round((await processorTime()) - before);
  await sleep(100);
  return round;
}

/** Creates raw requests: each path in turn, or new bodies and keys; each from another client of a trusted proxy. */
function requestsTo({ base, paths, headers = {}, createBody }: Target): () => string {
  const lines = Object.entries({ Host: new URL(base).host, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const heads = paths.map((path) => `${createBody ? "POST" : "GET"} ${path} HTTP/1.1\r\n${lines.join("")}`);
  let turn = 0;
  return () => {
    const head = heads[turn % heads.length];
    turn += 1;
    const from = `X-Forwarded-For: ${nextAddress()}\r\n`;
    if (!createBody) return `${head}${from}\r\n`;
    const { key, body } = createBody();
    return `${head}${from}Content-Type: application/json\r\nIdempotency-Key: ${key}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  };
}

export type Subject = {
  name: string;
  aim?: Aim;
  run: (seconds: number) => Promise<Round>;
};
/** Minimum share of the limit's throughput. */
export type Aim = { share: number };
export type Comparison<Key = string> = { key: Key; title: string; product: Subject; limits: Subject[] };
export type ComparisonResult = { contest: Comparison; product: Round[]; limits: Round[][] };

/** Warms up, then alternates, so that load peaks of the machine affect all alike. */
export async function runComparison(
  contest: Comparison,
  plan: { rounds: number; seconds: number; warmUp: number },
): Promise<ComparisonResult> {
  for (const subject of [contest.product, ...contest.limits]) await subject.run(plan.warmUp);
  const result: ComparisonResult = { contest, product: [], limits: contest.limits.map(() => []) };
  for (let round = 0; round < plan.rounds; round += 1) {
    result.product.push(await contest.product.run(plan.seconds));
    for (const [index, limit] of contest.limits.entries())
      result.limits[index]?.push(await limit.run(plan.seconds));
  }
  return result;
}
