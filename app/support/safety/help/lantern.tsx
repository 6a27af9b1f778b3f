import { useId } from "react";

export function Lantern({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 64 96" className={className}>
      <radialGradient id={id}>
        <stop stopColor="var(--color-sun)" />
        <stop offset="1" stopColor="var(--color-sun)" stopOpacity="0" />
      </radialGradient>
      <path d="M0 8h34q10 0 10 10v6" fill="none" stroke="var(--color-timber)" strokeWidth="4" />
      <path d="M0 20q22 0 22-12" fill="none" stroke="var(--color-timber)" strokeWidth="2.5" />
      <path d="M36 24h16l8 14H28zM30 40h28l-5 42H35z" fill="var(--color-coral)" />
      <circle cx="44" cy="62" r="24" fill={`url(#${id})`} />
      <path d="M44 50q7 9 0 20q-7-11 0-20z" fill="var(--color-ambar)" />
      <path
        d="M36 24h16l8 14H28zM30 40l5 42h18l5-42zM44 40v8M44 72v10M38 40l2 42M50 40l-2 42M38 82h12v6H38zM44 88v6"
        fill="none"
        stroke="var(--color-timber)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
    </svg>
  );
}
