import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

type Page = "docs/quality.md" | "docs/benchmarks.md" | "docs/scaling.md";

const pathOf = (page: Page) => path.join(path.dirname(import.meta.dirname), page);

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export function writeBetweenMarkers(page: Page, name: string, text: string): void {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const content = readFileSync(pathOf(page), "utf8");
  const [start, end] = [content.indexOf(opening), content.indexOf(closing)];
  if (start < 0 || end < start) throw new Error(`${page} has no ${opening} … ${closing}.`);
  writeFileSync(pathOf(page), `${content.slice(0, start + opening.length)}\n${text}\n${content.slice(end)}`);
}

/** Body rows of the table between the markers. */
export function readRows(page: Page, name: string): string[][] {
  const [, text = ""] = readFileSync(pathOf(page), "utf8").split(new RegExp(`<!-- /?${name} -->`));
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** A Markdown table, padded for terminals. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
