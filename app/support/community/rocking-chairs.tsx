import { useId } from "react";
import { SeaVeins } from "#app/ui/art/larimar-sea.tsx";

const opening = "M112 198V82a48 48 0 0 1 96 0v116z";
const chair = {
  cane: "M60 148Q51 108 38 66l-8 3Q43 110 50 148z",
  seat: "M48 145l58-4v9l-56 5z",
  frame: "M48 197l8-46Q46 106 32 62M102 193l3-68M46 117q31-9 64 5M14 185q48 25 108 0",
};
const joints = Array.from({ length: 12 }, (_, tile) => `M${14 + tile * 26} 198v10`).join("");

export function RockingChairs({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 320 222" className={className}>
      <clipPath id={`${id}c`}>
        <path d={opening} />
      </clipPath>
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor="var(--color-sky)" />
        <stop offset="1" stopColor="var(--color-sky-low)" />
      </linearGradient>
      <radialGradient id={`${id}l`}>
        <stop stopColor="var(--color-lamp)" stopOpacity=".8" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </radialGradient>
      <path d="M96 198V82a64 64 0 0 1 128 0v116z" fill="var(--color-coral)" />
      <path
        d="M96 90h16M208 90h16M96 126h16M208 126h16M96 162h16M208 162h16M115 37l11 11M205 37l-11 11M159 18l1 16"
        stroke="var(--color-coral-joint)"
        strokeWidth="1.5"
      />
      <g clipPath={`url(#${id}c)`}>
        <path d={opening} fill={`url(#${id}s)`} />
        <circle cx="186" cy="70" r="9" fill="var(--color-sun)" />
        <g transform="translate(96 108) scale(.36)">
          <SeaVeins />
        </g>
      </g>
      <path d="M160 34v18" stroke="var(--color-timber)" strokeWidth="2" />
      <path d="M153 52h14l4 17h-22z" fill="var(--color-timber)" />
      <path d="M155 55h10l3 12h-16z" fill="var(--color-lamp)" />
      <circle cx="160" cy="64" r="74" fill={`url(#${id}l)`} />
      <path d="M0 198h320v10H0z" fill="var(--color-coral-shade)" />
      <path d={joints} stroke="var(--color-coral-joint)" strokeWidth="1.5" />
      <path d="M0 208h320v14H0z" fill="var(--color-timber)" />
      <Chair />
      <g transform="translate(320 0) scale(-1 1)">
        <Chair />
      </g>
      <path
        d="M138 152h44M160 152v44M146 197q14-9 28 0"
        fill="none"
        stroke="var(--color-mangrove)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      {/* The greca, and a cup. */}
      <path d="M143 149l3-12-2.5-10h13l-2.5 10 3 12zM148 127l1-5h3l1 5z" fill="var(--color-coral-joint)" />
      <path d="M157 130q8 3 4 12M146 137h9" fill="none" stroke="var(--color-ink)" strokeWidth="2" />
      <path d="M166 141h11q0 8.5-5.5 8.5t-5.5-8.5z" fill="var(--color-flamboyan)" />
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
      <circle cx="32" cy="60" r="5" fill="var(--color-ambar)" />
    </>
  );
}
