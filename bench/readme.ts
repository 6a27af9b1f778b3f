import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const file = path.join(path.dirname(import.meta.dirname), "README.md");

/** Puts a text between its two marks in the README: `<!-- name -->` and `<!-- /name -->`. */
export function writeIntoReadme(name: string, text: string): void {
  const [opening, closing] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const readme = readFileSync(file, "utf8");
  const [start, end] = [readme.indexOf(opening), readme.indexOf(closing)];
  if (start < 0 || end < start) throw new Error(`README.md has no ${opening} … ${closing}.`);
  writeFileSync(file, `${readme.slice(0, start + opening.length)}\n${text}\n${readme.slice(end)}`);
}

/** The rows of a table that stands between a name's two marks, without its head; none where there is no table yet. */
export function rowsInReadme(name: string): string[][] {
  const [, text = ""] = readFileSync(file, "utf8").split(new RegExp(`<!-- /?${name} -->`));
  const lines = text.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

/** A table in Markdown, its columns as wide as their longest cell, so that a terminal shows it well too. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const rule = `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}
