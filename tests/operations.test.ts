import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "#app/server/installation-metrics.server.ts";
import "#platform/ai/model.server.ts";
import "#platform/http/connections/sockets.server.ts";
import { registry } from "#platform/http/metrics.server.ts";

const exported = registry.getMetricsAsArray().map(({ name }) => name);

/** The metrics that a file names, without the endings of a histogram's series. */
function metricsIn(file: string): string[] {
  const found = readFileSync(file, "utf8").match(/\b(?:arribo|nodejs|process)_[a-z0-9_]+\b/g) ?? [];
  return [...new Set(found.map((name) => name.replace(/_(bucket|count|sum)$/, "")))];
}

test("docs/operations.md names every metric of /metrics, and no other", () => {
  expect(metricsIn("docs/operations.md").sort()).toEqual(exported.toSorted());
});

test.each(["deploy/alerts.yml", "deploy/grafana.json"])("%s names only metrics of /metrics", (file) => {
  const named = metricsIn(file);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !exported.includes(name))).toEqual([]);
});

test("every alert is in docs/operations.md, and every alert there exists", () => {
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(file, "utf8").matchAll(pattern)].map(([, name]) => name).sort();
  const rules = namesIn("deploy/alerts.yml", /- alert: (\w+)/g);
  expect(rules.length).toBeGreaterThan(10);
  expect(namesIn("docs/operations.md", /`(Arribo[A-Z]\w+)`/g)).toEqual(rules);
});
