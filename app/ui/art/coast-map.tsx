import { type ReactNode, useId } from "react";
import { coast, west } from "./coast.ts";
import { type Place, places } from "./places.ts";
import { mapSize, project } from "./projection.ts";

type Side = "start" | "middle" | "end";

/** Label offset from its point in map units, and text anchor. Chosen by eye to avoid overlaps. */
const labels: Record<string, [number, number, Side]> = {
  "Santo Domingo": [0, -32, "middle"],
  Santiago: [-22, 0, "end"],
  "Puerto Plata": [-40, -52, "end"],
  Sosúa: [-2, -72, "middle"],
  Cabarete: [30, -40, "start"],
  Jarabacoa: [22, 0, "start"],
  "Las Terrenas": [14, -38, "start"],
  Samaná: [34, 22, "start"],
  "Punta Cana": [62, -106, "end"],
  "Cap Cana": [-10, 58, "middle"],
  "La Romana": [22, -32, "middle"],
  "San Pedro de Macorís": [-44, 62, "middle"],
};

const placePosition = (place: Place) => ({
  ...project(place.longitude, place.latitude),
  at: labels[place.name],
});

type CoastMapProps = { current?: string | undefined; className?: string | undefined };

/** Decorative: repeat its meaning in text. On a phone only the capital and the current place are labelled. */
export function CoastMap({ current, className }: CoastMapProps) {
  return (
    <Chart current={current} className={className}>
      <path d={leaders} stroke="var(--color-ink)" strokeWidth="1.5" className="max-sm:hidden" />
      <g
        fill="var(--color-ink)"
        fontWeight="550"
        dominantBaseline="central"
        className="text-[26px] max-sm:-translate-y-3 max-sm:text-[40px]"
      >
        {places.map((place) => {
          const { x, y, at: [dx, dy, side] = [0, -32, "middle"] } = placePosition(place);
          const always =
            place.name === current || (place.name === "Santo Domingo" && current !== "La Romana");
          return (
            <text
              key={place.name}
              x={Math.round(x + dx)}
              y={Math.round(y + dy)}
              textAnchor={side === "start" ? undefined : side}
              fontWeight={place.name === current ? 700 : undefined}
              className={always ? undefined : "max-sm:hidden"}
            >
              {place.name}
            </text>
          );
        })}
      </g>
    </Chart>
  );
}

function Chart({ current, className, children }: CoastMapProps & { children: ReactNode }) {
  const id = useId();
  const highlighted = places.find((place) => place.name === current);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} className={className}>
      <defs>
        <path id={`${id}w`} d={west} />
        <path id={`${id}c`} d={coast} />
        <path id={`${id}p`} d={points} />
      </defs>
      <g fill="none" stroke="var(--color-sea-pale)" strokeLinejoin="round">
        {[64, 42, 24].map((line, index) => (
          <g key={line} strokeWidth={line} opacity={(0.22 + index * 0.12).toFixed(2)}>
            <use href={`#${id}w`} />
            <use href={`#${id}c`} />
          </g>
        ))}
      </g>
      <use href={`#${id}w`} fill="var(--color-band)" stroke="var(--color-line)" strokeWidth="1.5" />
      <use href={`#${id}c`} fill="var(--color-coral)" stroke="var(--color-mangrove)" strokeWidth="2.5" />
      {children}
      <g strokeLinecap="round">
        <use href={`#${id}p`} stroke="var(--color-ink)" strokeWidth="20" />
        <use href={`#${id}p`} stroke="var(--color-ambar)" strokeWidth="15" />
      </g>
      {highlighted && (
        <circle
          cx={Math.round(placePosition(highlighted).x)}
          cy={Math.round(placePosition(highlighted).y)}
          r="15"
          fill="var(--color-flamboyan)"
          stroke="var(--color-ink)"
          strokeWidth="2.5"
        />
      )}
    </svg>
  );
}

/** Zero-length strokes with round caps draw the dots. */
const points = places
  .map((place) => `M${Math.round(placePosition(place).x)} ${Math.round(placePosition(place).y)}h.1`)
  .join("");

const leaders = places
  .map((place) => {
    const { x, y, at: [dx, dy] = [0, 0] } = placePosition(place);
    if (Math.abs(dy) < 36) return "";
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(dx * 0.55).toFixed(0)} ${dy + (dy > 0 ? -18 : 18)}`;
  })
  .join("");
