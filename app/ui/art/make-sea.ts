/** Generates `sea.ts` from a Voronoi diagram of flattened cells: `node app/ui/art/make-sea.ts` */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Point = [number, number];
const [width, height, rows] = [400, 240, 8];

let seed = 20;
function random(): number {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
}

const sites: Point[] = [];
for (let row = 0; row < rows; row++) {
  const depth = ((row + 0.4) / rows) ** 1.75;
  const columns = Math.round(7.4 - 3.8 * depth);
  for (let column = -1; column <= columns; column++) {
    const x = ((column + 0.5 + (row % 2) * 0.5 + (random() - 0.5) * 0.75) / columns) * width;
    sites.push([x, (depth + (random() - 0.5) * 0.09 * (0.3 + depth)) * height]);
  }
}

/** The area closest to `site`; `stretch` flattens the cells. */
function cell(site: Point): Point[] {
  const stretch = 3.4;
  let ring: Point[] = [
    [-60, -10],
    [width + 60, -10],
    [width + 60, height + 40],
    [-60, height + 40],
  ];
  for (const other of sites) {
    if (other === site) continue;
    const [nx, ny] = [other[0] - site[0], (other[1] - site[1]) * stretch * stretch];
    const limit = (nx * (other[0] + site[0]) + ny * (other[1] + site[1])) / 2;
    const side = ([x, y]: Point) => limit - nx * x - ny * y;
    ring = ring.flatMap((point, index) => {
      const next = ring[(index + 1) % ring.length] ?? point;
      const [a, b] = [side(point), side(next)];
      const points: Point[] = a >= 0 ? [point] : [];
      if (a >= 0 !== b >= 0) {
        const t = a / (a - b);
        points.push([point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t]);
      }
      return points;
    });
  }
  return ring;
}

const halfway = ([ax, ay]: Point, [bx, by]: Point): Point => [
  Math.round((ax + bx) / 2),
  Math.round((ay + by) / 2),
];

/** Shrinks and rounds a cell; distant cells become plain lenses. */
function blob(ring: Point[]): string {
  const [left, right] = [Math.min(...ring.map(([x]) => x)), Math.max(...ring.map(([x]) => x))];
  const [top, bottom] = [Math.min(...ring.map(([, y]) => y)), Math.max(...ring.map(([, y]) => y))];
  if (right < 8 || left > width - 8 || top > height - 6 || bottom < 4) return "";
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  if (cy < 26) {
    const [half, rise] = [Math.round((right - left) * 0.43), Math.max(2, Math.round((bottom - top) * 0.62))];
    return `M${Math.round(cx - half)} ${Math.round(cy)}q${half}-${rise} ${2 * half} 0q-${half} ${rise}-${2 * half} 0z`;
  }
  const pull = 0.95 + random() * 0.04;
  const points = ring
    .map(([x, y]): Point => [cx + (x - cx) * pull, cy + (y - cy) * pull])
    .filter((point, index, all) => {
      const next = all[(index + 1) % all.length] ?? point;
      return Math.hypot(next[0] - point[0], next[1] - point[1]) > 12;
    });
  let [px, py] = halfway(points.at(-1) ?? [0, 0], points[0] ?? [0, 0]);
  const curves = points.map((point, index) => {
    const [mx, my] = halfway(point, points[(index + 1) % points.length] ?? point);
    const curve = `${Math.round(point[0]) - px} ${Math.round(point[1]) - py} ${mx - px} ${my - py}`;
    [px, py] = [mx, my];
    return curve;
  });
  return `M${px} ${py}q${curves.join(" ")}z`.replaceAll(" -", "-");
}

const blobs = sites.map((site) => blob(cell(site))).filter(Boolean);
const pale = blobs.filter((_, index) => index % 3 === 1).join("");
const deep = blobs.filter((_, index) => index % 3 !== 1).join("");

writeFileSync(
  fileURLToPath(new URL("sea.ts", import.meta.url)),
  `// Made by make-sea.ts; not edited by hand.

/** The canvas the veins are drawn on. */
export const seaSize = { width: ${width}, height: ${height} };

/** Two thirds of the cells between the veins. */
export const deepCells =
  "${deep}";

/** The others, a shade lighter. */
export const paleCells =
  "${pale}";
`,
);
