import { useId } from "react";
import { deepCells, paleCells, seaSize } from "./sea.ts";

/** The sea seen from above, veined like larimar; fills its box. */
export function LarimarSea({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${seaSize.width} ${seaSize.height}`}
      preserveAspectRatio="xMidYMin slice"
      className={className}
    >
      <SeaVeins />
    </svg>
  );
}

/** The same as part of a drawing 400 units wide; `y` is the horizon. */
export function SeaVeins({ y = 0 }: { y?: number }) {
  const id = useId();
  const { width, height } = seaSize;
  return (
    <svg aria-hidden="true" y={y} width={width} height={height}>
      <linearGradient id={`${id}v`} x2="0" y2="1">
        <stop stopColor="var(--color-sea-foam)" />
        <stop offset=".7" stopColor="var(--color-sea-vein)" />
        <stop offset="1" stopColor="var(--color-sea-pale)" />
      </linearGradient>
      <linearGradient id={`${id}d`} gradientUnits="userSpaceOnUse" x1="40" y1="0" x2="0" y2={height}>
        <stop stopColor="var(--color-sea-pale)" />
        <stop offset=".35" stopColor="var(--color-sea)" />
        <stop offset=".7" stopColor="var(--color-sea-deep)" />
        <stop offset="1" stopColor="var(--color-sea-abyss)" />
      </linearGradient>
      <path d={`M0 0h${width}v${height}H0z`} fill={`url(#${id}v)`} />
      <g fill={`url(#${id}d)`} stroke="var(--color-sea-pale)" strokeWidth="2.5" strokeOpacity=".5">
        <path d={deepCells} />
        <path d={paleCells} fillOpacity=".75" />
      </g>
    </svg>
  );
}
