import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "#platform/ai/model.server.ts";
import { registry } from "#platform/http/metrics.server.ts";
import "#platform/http/connections/sockets.server.ts";

test("docs/operations.md names every figure that /metrics exports, and no other", async () => {
  const told =
    readFileSync("docs/operations.md", "utf8").match(/\b(arribo|nodejs|process)_[a-z0-9_]+\b/g) ?? [];
  const names = new Set(told.map((name) => name.replace(/_(bucket|count|sum)$/, "")));
  const exported = registry.getMetricsAsArray().map(({ name }) => name);
  expect([...names].sort()).toEqual(exported.sort());
});
