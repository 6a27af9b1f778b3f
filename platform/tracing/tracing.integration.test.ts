import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listen } from "../../tests/support/listen.ts";
import { openSite } from "../../tests/support/site.ts";
import { closeTracing, openTracing, traced } from "./tracing.server.ts";

type Span = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
};
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const spans: Span[] = [];
const raw: string[] = [];
const collector = createServer(async (request, response) => {
  const body = (await json(request)) as Export;
  raw.push(JSON.stringify(body));
  spans.push(...body.resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)));
  response.setHeader("Content-Type", "application/json").end("{}");
});
const site = openSite();
let endpoint = "";
beforeAll(async () => {
  endpoint = `http://127.0.0.1:${await listen(collector)}`;
});
afterAll(() => void collector.close());

const attribute = (span: Span | undefined, key: string) => {
  const value = span?.attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

test("a request is a span of its caller's trace, its statements are parts of it, and no span has what a person wrote", async () => {
  await openTracing(endpoint, "1.2.3");
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
  const body = { name: "Unmistakable Person", email: "unmistakable@example.com" };
  expect((await site.send("POST", "/api/leads", { headers, body })).status).toBe(201);
  await closeTracing();
  const request = spans.find(({ name }) => name === "POST /api/leads");
  expect(request).toMatchObject({ traceId, parentSpanId: "00f067aa0ba902b7" });
  expect(attribute(request, "http.response.status_code")).toBe(201);
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(["begin", "commit"]));
  expect(raw.join("")).not.toMatch(/unmistakable/i);
});

test("what fails is marked with the kind of its error, without its words", async () => {
  spans.length = 0;
  await openTracing(endpoint, "1.2.3");
  const failing = traced("send a mail", { kind: "client" }, () =>
    Promise.reject(new TypeError("unmistakable")),
  );
  await expect(failing).rejects.toThrow(TypeError);
  await closeTracing();
  const [span] = spans;
  expect([span?.name, span?.status.code, attribute(span, "error.type")]).toEqual([
    "send a mail",
    2,
    "TypeError",
  ]);
  expect(raw.join("")).not.toMatch(/unmistakable/i);
});

test("without an endpoint nothing is recorded", async () => {
  spans.length = 0;
  await openTracing(undefined, "1.2.3");
  await site.send("GET", "/api/vendors");
  await closeTracing();
  expect(spans).toEqual([]);
});

test("a collector that does not answer holds up neither requests nor the end", async () => {
  const silent = createServer(() => {});
  await openTracing(`http://127.0.0.1:${await listen(silent)}`, "1.2.3");
  expect((await site.send("GET", "/api/vendors")).status).toBe(200);
  const started = performance.now();
  await closeTracing();
  expect(performance.now() - started).toBeLessThan(8_000);
  silent.closeAllConnections();
  silent.close();
});
