// Shapes of the sample pictures, as SVG. A scene is 400 by 300 units.

/** Colours of the light theme (app/ui/theme.css), with wood and earth. */
export const ink = {
  white: "#ffffff",
  paper: "#f3fafa",
  coral: "#e6dccb",
  shade: "#d9cfbb",
  joint: "#c4b79e",
  sky: "#cfe6ea",
  dawn: "#fbeeda",
  sun: "#f6c667",
  ambar: "#f2a71b",
  red: "#bf2f18",
  rose: "#f0b9a8",
  foam: "#d3ecef",
  pale: "#b5dfe4",
  sea: "#4fafc0",
  deep: "#1c7f95",
  abyss: "#0a6074",
  leaf: "#3f8f6a",
  green: "#23693a",
  timber: "#1f5449",
  dark: "#10302f",
  wood: "#b97a45",
  oak: "#9a5f31",
  bark: "#6b4020",
  honey: "#d9a066",
  grey: "#8fa39f",
  steel: "#c9d4d2",
  night: "#12333c",
};

type Attributes = Record<string, string | number>;

function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`);
  return `<${name} ${written.join(" ")}/>`;
}

export const box = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  tag("rect", { x, y, width, height, fill, rx });
export const disc = (cx: number, cy: number, r: number, fill: string) => tag("circle", { cx, cy, r, fill });
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  tag("ellipse", { cx, cy, rx, ry, fill });
export const shape = (d: string, fill: string) => tag("path", { d, fill });
export const line = (d: string, stroke: string, width = 2) =>
  tag("path", { d, stroke, fill: "none", "stroke-width": width, "stroke-linecap": "round" });

/** `count` copies, each made from its number. */
export const row = (count: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(n)).join("");

/** Wall and floor of a room. */
export const room = (wall: string, floor: string, at = 220) =>
  box(0, 0, 400, at, wall) + box(0, at, 400, 300 - at, floor) + box(0, at - 6, 400, 6, ink.white);

/** Square tiles over an area. */
export function tiles(
  [x, y, width, height]: [number, number, number, number],
  side: number,
  fill: string,
  joint: string,
): string {
  const columns = row(Math.floor(width / side) + 1, (n) => `M${x + n * side} ${y}v${height}`);
  const rows = row(Math.floor(height / side) + 1, (n) => `M${x} ${y + n * side}h${width}`);
  return box(x, y, width, height, fill) + line(columns + rows, joint, 1);
}

/** A palm: its trunk ends at (x, y). */
export function palm(x: number, y: number, height: number): string {
  const top = y - height;
  const fronds = [-60, -35, -10, 15, 40, 62].map((way) => {
    const drop = Math.abs(way) * 0.7 - 12;
    return shape(
      `M${x + 6} ${top}q${way / 2} ${-34 + drop / 3} ${way} ${drop}q${-way / 2} ${-14 - drop / 4} ${-way} ${-drop}`,
      way % 2 ? ink.green : ink.leaf,
    );
  });
  return line(`M${x} ${y}q-4 ${-height / 2} 6 ${-height}`, ink.oak, 8) + fronds.join("");
}

/** A bush or a crown of leaves, with blossoms. */
export const crown = (x: number, y: number, size: number, leaf: string, blossom?: string) =>
  [
    [0, 0],
    [-0.8, 0.3],
    [0.8, 0.3],
    [-0.4, -0.5],
    [0.5, -0.4],
  ]
    .map(([dx = 0, dy = 0]) => disc(x + dx * size, y + dy * size, size * 0.7, leaf))
    .join("") +
  (blossom
    ? row(9, (n) =>
        disc(
          x + Math.cos(n * 2.4) * size * (0.3 + n * 0.1),
          y + Math.sin(n * 2.4) * size * 0.7,
          size * 0.11,
          blossom,
        ),
      )
    : "");

/** A window with louvres; `trim` is its frame. */
export const louvres = (x: number, y: number, width: number, height: number, leaf: string, trim: string) =>
  box(x - 6, y - 6, width + 12, height + 12, trim) +
  box(x, y, width, height, leaf) +
  line(
    row(
      Math.floor(height / 8) - 1,
      (n) =>
        `M${x + 4} ${y + 8 + n * 8}h${width / 2 - 7}M${x + width / 2 + 3} ${y + 8 + n * 8}h${width / 2 - 7}`,
    ),
    trim,
    1.5,
  ) +
  line(`M${x + width / 2} ${y}v${height}`, trim, 2);
