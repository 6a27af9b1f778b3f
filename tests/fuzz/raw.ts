import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import fc from "fast-check";
import { nextAddress } from "../support/client-address.ts";

/** Pieces to write on a bare connection, whether it stays open afterwards, and the number of answers to wait for. */
export type Raw = { pieces: string[]; left: boolean; answers: number };

const anyBytes = (most: number) =>
  fc.uint8Array({ maxLength: most }).map((bytes) => Buffer.from(bytes).toString("latin1"));
const long = fc.integer({ min: 1_000, max: 40_000 }).map((length) => "a".repeat(length));
const often = <T>(usual: T, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, other);

const targets = fc.oneof(
  fc.constantFrom(
    "/",
    "/api/leads",
    "/api/vendors?limit=1",
    "/ws/chat",
    "*",
    "//",
    "/%00",
    "/%ff",
    "/..%2f..%2fetc/passwd",
    "http://evil.example/",
    "/api/vendors/%F0%28",
    "/assets/%2e%2e/%2e%2e/package.json",
  ),
  anyBytes(80).map((bytes) => `/${bytes}`),
  long.map((path) => `/${path}`),
);
const lines = fc
  .tuple(
    often("GET", fc.constantFrom("POST", "OPTIONS", "CONNECT", "TRACE", "get", "", "PRI", "GET\t")),
    targets,
    often("HTTP/1.1", fc.constantFrom("HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "HTTP/1.1 x", "HTTQ/1.1", "")),
  )
  .map((words) => words.join(" "));
const headers = fc.array(
  fc.oneof(
    fc.constantFrom(
      "Host: x",
      "Content-Length: 5",
      "Content-Length: -1",
      "Content-Length: 99999999999999999999",
      "Content-Length: 5, 6",
      "Transfer-Encoding: chunked",
      "Transfer-Encoding: chunked, chunked",
      "Transfer-Encoding : chunked",
      "Transfer-Encoding: \u000bchunked",
      "Content-Type: application/json",
      "Expect: 100-continue",
      "Upgrade: websocket",
      "Connection: Upgrade",
      "Sec-WebSocket-Key: x",
      "Sec-WebSocket-Version: 99",
      "Cookie: arribo.session_token=%ff; lang=%",
      "Accept-Encoding: br;q=x, *",
      "Accept: text/html",
      "Range: bytes=9-1,-,0-",
      "If-None-Match: *",
      "Origin: null",
      " folded",
    ),
    fc.nat(65_535).map((client) => `X-Forwarded-For: 198.19.${client >> 8}.${client & 255}`),
    fc.tuple(anyBytes(20), anyBytes(60)).map((pair) => pair.join(": ")),
    long.map((value) => `X-Long: ${value}`),
  ),
  { maxLength: 12 },
);
const bodies = fc.oneof(
  fc.constant(""),
  anyBytes(200),
  fc.constantFrom(
    "5\r\nhello\r\n0\r\n\r\n",
    "5\r\nhel",
    "zz\r\n\r\n",
    "ffffffffffffffff\r\nx",
    "0\r\n\r\n{}",
    "-1\r\n",
  ),
);

// Otherwise most come from one address, whose limit refuses them unread.
const clients = often(true, fc.constant(false)).map((own) =>
  own ? [`X-Forwarded-For: ${nextAddress()}`] : [],
);
const oneRequest = fc
  .tuple(lines, clients, headers, often("\r\n", fc.constantFrom("\n", "\r", "\r\n\r\n")), bodies)
  .map(([line, client, list, end, body]) => `${[line, ...client, ...list].join(end)}${end}${end}${body}`);
const whole = () =>
  `GET /api/vendors?limit=1 HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${nextAddress()}\r\n\r\n`;
const wholes = (count: number) => Array.from({ length: count }, whole).join("");

const broken = (text: string) => ({ text, answers: 0 });

/** Broken request lines, headers and chunks, pipelined requests, bytes that are no HTTP, slow and incomplete. */
export const rawRequests: fc.Arbitrary<Raw> = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: oneRequest.map(broken) },
      { weight: 1, arbitrary: anyBytes(400).map(broken) },
      { weight: 1, arbitrary: oneRequest.map((request) => broken(wholes(20) + request)) },
      { weight: 1, arbitrary: fc.constant(3).map((answers) => ({ text: wholes(answers), answers })) },
    ),
    fc.array(fc.nat(), { maxLength: 3 }),
    fc.boolean(),
  )
  .map(([{ text, answers }, cuts, left]) => {
    const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).sort((a, b) => a - b), text.length];
    const pieces = places.slice(1).map((end, index) => text.slice(places[index], end));
    // Answers may be lost if the connection ends.
    return { pieces, left, answers: left ? answers : 0 };
  });

/** Writes it and reads for a moment. @returns everything that was answered */
export async function speak(base: string, { pieces, left, answers }: Raw): Promise<string> {
  const line = connect(Number(new URL(base).port), "127.0.0.1");
  let heard = "";
  let last = performance.now();
  line.on("error", () => {});
  line.on("data", (bytes) => {
    heard += bytes.toString("latin1");
    last = performance.now();
  });
  for (const piece of pieces) {
    if (line.destroyed) break;
    line.write(piece, "latin1");
    await sleep(1);
  }
  if (!left) line.end();
  const patience = () => (statusesOf(heard).length < answers ? 10_000 : 150);
  while (!line.closed && performance.now() - last < patience()) await sleep(10);
  line.destroy();
  return heard;
}

export function statusesOf(heard: string): number[] {
  // An answer begins where the previous body ends, without a line break.
  return [...heard.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(([, status]) => Number(status));
}
