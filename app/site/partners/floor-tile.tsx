import { useId } from "react";

export type TileMotif = "star" | "leaf" | "wave";

/** A quarter of each tile, rotated four times. */
const motifs: Record<TileMotif, { ground: string; field: string; deep: string; light: string }> = {
  star: {
    ground: "sky",
    field: "M48 48 8 30 0 0l30 8z",
    deep: "M48 48 30 8l18 12zM48 48 8 30l12 18z",
    light: "M0 0h12L0 12z",
  },
  leaf: {
    ground: "sky-low",
    field: "M48 48C20 46 6 30 4 4c26 2 42 16 44 44z",
    deep: "M48 48C36 30 22 18 4 4c4 20 20 38 44 44z",
    light: "M48 0v10A10 10 0 0 1 38 0zM0 48v-10a10 10 0 0 1 10 10z",
  },
  wave: {
    ground: "coral",
    field: "M0 0h48v12A36 36 0 0 0 12 48H0z",
    deep: "M12 48a36 36 0 0 1 36-36v10a26 26 0 0 0-26 26z",
    light: "M36 48a12 12 0 0 1 12-12v12zM0 0h14A14 14 0 0 1 0 14z",
  },
};
const turns = [0, 90, 180, 270];

export function FloorTile({ motif, className }: { motif: TileMotif; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 96 96" className={className}>
      <Tile motif={motif} />
    </svg>
  );
}

export function GalleryFloor({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" className={className}>
      <pattern id={id} width="192" height="192" patternUnits="userSpaceOnUse">
        <Tile motif="leaf" />
        <Tile motif="star" x={96} />
        <Tile motif="star" y={96} />
        <Tile motif="leaf" x={96} y={96} />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

function Tile({ motif, x = 0, y = 0 }: { motif: TileMotif; x?: number; y?: number }) {
  const { ground, field, deep, light } = motifs[motif];
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0h96v96H0z" fill={`var(--color-${ground})`} />
      {turns.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 48 48)`}>
          <path d={field} fill="var(--color-sea)" />
          <path d={deep} fill="var(--color-mangrove)" />
          <path d={light} fill="var(--color-sun)" />
        </g>
      ))}
      <path d="M.75.75h94.5v94.5H.75z" fill="none" stroke="var(--color-coral-joint)" strokeWidth="1.5" />
    </g>
  );
}
