/** Generates `coast.ts` from world-atlas (Natural Earth 1:10m, public domain): `node app/ui/art/make-coast.ts` */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { project } from "./projection.ts";

type Point = [number, number];
type Country = { id: string; type: "Polygon" | "MultiPolygon"; arcs: number[][] | number[][][] };
type Atlas = {
  arcs: Point[][];
  transform: { scale: Point; translate: Point };
  objects: { countries: { geometries: Country[] } };
};

const file = new URL(import.meta.resolve("world-atlas/countries-10m.json"));
const atlas: Atlas = JSON.parse(readFileSync(file, "utf8"));

/** Decodes a topojson arc: running sums of quantized steps, scaled, projected, simplified. */
function decode(index: number, tolerance: number): Point[] {
  const { scale, translate } = atlas.transform;
  let [x, y] = [0, 0];
  const points = (atlas.arcs[index < 0 ? ~index : index] ?? []).map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    const at = project(x * scale[0] + translate[0], y * scale[1] + translate[1]);
    return [Math.max(at.x, -60), at.y];
  });
  const line = simplify(points, tolerance);
  return index < 0 ? line.reverse() : line;
}

/** Douglas–Peucker; `tolerance` in map units. Per arc, so that shared borders stay identical. */
function simplify(points: Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return points;
  let [far, distance] = [0, 0];
  points.forEach((point, index) => {
    const away = offLine(point, first, last);
    if (away > distance) [far, distance] = [index, away];
  });
  if (distance <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, far + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(far), tolerance),
  ];
}

function offLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((by - ay) * x - (bx - ax) * y + bx * ay - by * ax) / length;
}

function path(ring: number[], tolerance: number): string {
  const points = ring.flatMap((arc, index) => decode(arc, tolerance).slice(index === 0 ? 0 : 1));
  let [px, py] = [0, 0];
  const steps = points.slice(0, -1).map(([x, y], index) => {
    const [rx, ry] = [Math.round(x), Math.round(y)];
    const step = `${index === 0 ? "M" : index === 1 ? "l" : " "}${rx - px} ${ry - py}`;
    [px, py] = [rx, ry];
    return step;
  });
  return `${steps.join("").replaceAll(" -", "-")}z`;
}

function country(id: string): number[][] {
  const found = atlas.objects.countries.geometries.find((one) => one.id === id);
  if (!found) throw new Error(`world-atlas has no country ${id}`);
  return found.type === "Polygon"
    ? (found.arcs as number[][])
    : (found.arcs as number[][][]).map((one) => one[0] ?? []);
}

const dominican = country("214")
  .map((ring) => path(ring, 2.5))
  .join("");
const haiti = path(country("332")[0] ?? [], 6);

writeFileSync(
  fileURLToPath(new URL("coast.ts", import.meta.url)),
  `// Made by make-coast.ts from world-atlas (Natural Earth, public domain); not edited by hand.

/** The Dominican Republic with its islands, as an SVG path in the units of \`projection.ts\`. */
export const coast =
  "${dominican}";

/** The western part of the island, cut off at the map's edge. */
export const west =
  "${haiti}";
`,
);
