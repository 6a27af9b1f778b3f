import { useId } from "react";

const chair = {
  cane: "M63 149Q55 108 43 64l-8 3Q47 110 53 149z",
  seat: "M52 146l60-4v9l-58 5z",
  frame: "M51 198l9-46Q50 106 37 60M108 194l3-70M50 116q32-9 66 5M20 186q48 25 106 0",
};
const slats = Array.from({ length: 11 }, (_, row) => `M112 ${84 + row * 9.6}h33M155 ${84 + row * 9.6}h33`).join("");

/** Two mecedoras on the galería, coffee between them and the shutters behind; by night the lamp is lit. */
export function RockingChairs({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 300 222" className={className}>
      <radialGradient id={id}>
        <stop stopColor="var(--color-lamp)" stopOpacity=".85" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </radialGradient>
      <path d="M88 198V70a62 62 0 0 1 124 0v128z" fill="var(--color-coral)" />
      <path
        d="M88 76h14M198 76h14M88 116h14M198 116h14M88 156h14M198 156h14M102 34l9 9M198 34l-9 9M149 8v12"
        stroke="var(--color-coral-joint)"
        strokeWidth="1.5"
      />
      <path d="M102 198V70a48 48 0 0 1 96 0v128z" fill="var(--color-sea)" />
      <path d="M105 70a45 45 0 0 1 90 0z" fill="var(--color-sky-low)" />
      <path d="M150 70V25M150 70 117 39M150 70l33-31" stroke="var(--color-timber)" strokeWidth="3" />
      <path d="M102 70h46v128h-46zM152 70h46v128h-46z" fill="var(--color-timber)" />
      <path d={slats} stroke="var(--color-sea-foam)" strokeWidth="3" opacity=".35" />
      <path d={slats} stroke="var(--color-lamp)" strokeWidth="1.5" />
      <path d="M0 198h300v10H0z" fill="var(--color-coral-shade)" />
      <path d="M0 208h300v14H0z" fill="var(--color-timber)" />
      <path
        d={Array.from({ length: 12 }, (_, tile) => `M${12 + tile * 25} 198v10`).join("")}
        stroke="var(--color-coral-joint)"
        strokeWidth="1.5"
      />
      <circle cx="150" cy="104" r="96" fill={`url(#${id})`} />
      <Chair />
      <g transform="translate(300 0) scale(-1 1)">
        <Chair />
      </g>
      <path
        d="M132 152h36M150 152v44M138 197q12-9 24 0"
        fill="none"
        stroke="var(--color-mangrove)"
        strokeWidth="4.5"
        strokeLinecap="round"
      />
      {/* The greca, and a cup. */}
      <path d="M138 149l2.5-11-2-9h11l-2 9 2.5 11z" fill="var(--color-coral-joint)" />
      <path d="M150 131q7 3 4 11" fill="none" stroke="var(--color-ink)" strokeWidth="2.5" />
      <path d="M157 142h9q0 8-4.500 8t-4.500-8z" fill="var(--color-sea-foam)" />
    </svg>
  );
}

function Chair() {
  return (
    <>
      <path d={chair.cane} fill="var(--color-sun)" />
      <path d={chair.seat} fill="var(--color-sun)" />
      <path
        d={chair.frame}
        fill="none"
        stroke="var(--color-mangrove)"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="37" cy="58" r="5" fill="var(--color-ambar)" />
    </>
  );
}
