import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("theme.css", import.meta.url), "utf8");
const colours = new Map(
  Array.from(css.matchAll(/--color-([\w-]+): light-dark\((#\w+), (#\w+)\)/g), ([, name, light, dark]) => [
    name ?? "",
    [light ?? "", dark ?? ""] as const,
  ]),
);

/** WCAG 2 relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string, theme: 0 | 1): number {
  const [x, y] = [a, b].map((name) => luminance(colours.get(name)?.[theme] ?? "")) as [number, number];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const surfaces = ["background", "card", "band"];
const texts = ["ink", "muted", "larimar", "larimar-hover", "ambar-text", "flamboyan", "palma"];
const pairs = [
  ...surfaces.flatMap((surface) => texts.map((text) => [text, surface])),
  ...["larimar", "ambar", "flamboyan"].flatMap((fill) => [
    [`on-${fill}`, fill],
    [`on-${fill}`, `${fill}-hover`],
  ]),
  ...["pending", "confirmed", "in-progress", "completed", "cancelled"].map((tone) => [tone, `${tone}-fill`]),
  ...["coral", "sky", "pending-fill", "completed-fill"].map((art) => ["ink", art]),
  ["larimar", "coral"],
] as [string, string][];

test.each(pairs)("%s on %s reads at 4.5:1 by day and by night", (text, surface) => {
  expect(contrast(text, surface, 0)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, surface, 1)).toBeGreaterThanOrEqual(4.5);
});

test.each(surfaces)("a control's frame and the focus ring stand out from %s at 3:1", (surface) => {
  for (const theme of [0, 1] as const) {
    expect(contrast("line", surface, theme)).toBeGreaterThanOrEqual(3);
    expect(contrast("larimar", surface, theme)).toBeGreaterThanOrEqual(3);
  }
});
