import { expect, test } from "vitest";
import { type Contest, type Row, summaryTable } from "../bench/report.ts";

const figures = { p50: 1, p99: 2, cpu: 10 };
const beside = (what: string, perSecond: number, median: number, aim?: number): Row => ({
  ...figures,
  what,
  perSecond,
  ratio: { median, lowest: median, highest: median },
  ...(aim && { aim: { share: aim } }),
});
const contest = (key: Contest["key"], ...others: Row[]): Contest => ({
  key,
  rows: [{ ...figures, what: key, perSecond: 1_000 }, ...others],
});
const today: Parameters<typeof summaryTable>[0]["today"] = [
  { name: "Today", aim: { of: "database", most: 20 }, database: 12.34, p50: 20, p99: 30 },
  { name: "the queue", aim: { of: "database", most: 20 }, database: 25, p50: 30, p99: 40 },
  { name: "Ctrl-K", aim: { of: "p99", most: 100 }, database: 60, p50: 70, p99: 90 },
];
const plain = (
  ["home", "directory", "search", "page", "vendor-page", "board-page", "lead", "repeat"] as const
).map((key) => contest(key, beside("the machine", 2_000, 0.5, 0.6), beside("the plain peer", 250, 4)));
const staff = [
  contest("list", beside("few", 1_000, 1, 0.9)),
  contest("chats", beside("few", 4_000, 0.25, 0.9)),
];

test("the summary has a line for each main task, the staff's worst list, and the slower view of Today", () => {
  const lines = summaryTable({ contests: [...staff, ...plain], today })?.split("\n") ?? [];
  const cells = (line = "") => line.split("|").map((cell) => cell.trim());
  expect(lines).toHaveLength(12);
  expect(cells(lines[2])).toEqual([
    "",
    "home",
    "1,000",
    "250",
    "the machine: 2,000",
    "0.50",
    "≥ 0.6",
    "not met",
    "",
  ]);
  expect(lines[10]).toContain("chats (of the staff's lists");
  expect(cells(lines[11]).slice(1, 3)).toEqual(["Today, of the database", "25.0 ms"]);
  expect(lines[11]).toContain("not met");
});

test("a run of a part has no summary, so that it does not replace a whole one", () => {
  expect(summaryTable({ contests: plain, today })).toBeUndefined();
  expect(summaryTable({ contests: [...staff, ...plain.slice(1)], today })).toBeUndefined();
  expect(summaryTable({ contests: [...staff, ...plain], today: [] })).toBeUndefined();
});
