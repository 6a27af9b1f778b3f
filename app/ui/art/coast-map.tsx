import { type ReactNode, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { coast, west } from "./coast.ts";
import { type Place, places } from "./places.ts";
import { mapSize, project } from "./projection.ts";

type Side = "start" | "middle" | "end";

/** Where a name stands, from its point: right and down in map units, and the side it runs to. Chosen by eye, clear of each other. */
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

const spot = (place: Place) => ({ ...project(place.longitude, place.latitude), at: labels[place.name] });

type CoastMapProps = {
  /** The place to stress, by name. */
  current?: string;
  className?: string;
};

/**
 * The Dominican Republic with its towns, as decoration: whatever it says must stand in words beside it. On a phone only
 * the capital and the current place bear their names, in letters that can be read.
 */
export function CoastMap({ current, className }: CoastMapProps) {
  return (
    <Chart current={current} className={className}>
      <Leaders className="max-sm:hidden" />
      <g
        fill="var(--color-ink)"
        fontWeight="550"
        dominantBaseline="central"
        className="text-[26px] max-sm:-translate-y-3 max-sm:text-[40px]"
      >
        {places.map((place) => {
          const { x, y, at: [dx, dy, side] = [0, -32, "middle"] } = spot(place);
          // The capital's name would run into La Romana's.
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

const shifts: Record<Side, string> = {
  start: "@lg:-ms-2",
  middle: "@lg:-translate-x-1/2",
  end: "@lg:ms-2 @lg:-translate-x-full",
};

type CoastLinksProps = {
  /** Names the list of places. */
  label: string;
  /** Draws the link to a place with the classes given; name it by `place.name`. */
  link: (place: Place, className: string) => ReactNode;
  current?: string;
  className?: string;
};

/** The same map with its towns as links: on their spots where there is room, a list below the map where there is not. */
export function CoastLinks({ label, link, current, className }: CoastLinksProps) {
  const look = "inline-flex min-h-11 items-center px-2 text-sm @lg:min-h-7 text-link whitespace-nowrap";
  return (
    <nav aria-label={label} className={classNames("@container", className)}>
      <div className="relative">
        <Chart current={current} className="block w-full">
          <Leaders className="hidden @lg:inline" />
        </Chart>
        <ul className="flex flex-wrap gap-x-2 @lg:contents">
          {places.map((place) => {
            const { x, y, at: [dx, dy, side] = [0, -32, "middle"] } = spot(place);
            return (
              <li
                key={place.name}
                className={`@lg:absolute @lg:-translate-y-1/2 ${shifts[side]}`}
                style={{
                  left: `${((x + dx) / mapSize.width) * 100}%`,
                  top: `${((y + dy) / mapSize.height) * 100}%`,
                }}
              >
                {link(place, classNames(look, place.name === current && "font-bold"))}
              </li>
            );
          })}
        </ul>
      </div>
    </nav>
  );
}

type ChartProps = { current: string | undefined; className: string | undefined; children?: ReactNode };

/** Land, coast lined like an old chart, and points. */
function Chart({ current, className, children }: ChartProps) {
  const id = useId();
  const stressed = places.find((place) => place.name === current);
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
      {stressed && (
        <circle
          cx={Math.round(spot(stressed).x)}
          cy={Math.round(spot(stressed).y)}
          r="15"
          fill="var(--color-flamboyan)"
          stroke="var(--color-ink)"
          strokeWidth="2.5"
        />
      )}
    </svg>
  );
}

/** All towns as strokes of no length, which round caps turn into dots. */
const points = places
  .map((place) => `M${Math.round(spot(place).x)} ${Math.round(spot(place).y)}h.1`)
  .join("");

/** Fine lines to the names that do not touch their points. */
function Leaders({ className }: { className?: string }) {
  return <path d={leaders} stroke="var(--color-ink)" strokeWidth="1.5" className={className} />;
}

const leaders = places
  .map((place) => {
    const { x, y, at: [dx, dy] = [0, 0] } = spot(place);
    if (Math.abs(dy) < 36) return "";
    return `M${x.toFixed(0)} ${y.toFixed(0)}l${(dx * 0.55).toFixed(0)} ${dy + (dy > 0 ? -18 : 18)}`;
  })
  .join("");
