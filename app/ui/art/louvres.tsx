const rows = Array.from({ length: 10 }, (_, row) => 25 + row * 9);
const left = rows.map((y) => `M29 ${y}h44`).join("");
const ajar = rows.map((y) => `M117 ${y + 4}l15-3`).join("");

/** A window with louvred shutters, one ajar; for empty and missing pages. */
export function Louvres({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 132" className={className}>
      <path d="M14 10h132v112H14z" fill="var(--color-coral)" />
      <path
        d="M14 32h8M14 60h8M14 88h8M138 32h8M138 60h8M138 88h8"
        stroke="var(--color-coral-joint)"
        strokeWidth="1.5"
      />
      <path d="M22 18h116v98H22z" fill="var(--color-sea-abyss)" />
      <path d="M22 18h116v98H22z" fill="var(--color-lamp)" opacity=".9" />
      <path d="M80 116l32-10V24L80 18z" fill="var(--color-sea)" opacity=".3" />
      <path d="M22 18h58v98H22zM138 18l-27 6v90l27 8z" fill="var(--color-timber)" />
      <g stroke="var(--color-sea-foam)" strokeWidth="3" opacity=".3">
        <path d={left} />
        <path d={ajar} />
      </g>
      <g stroke="var(--color-lamp)" strokeWidth="1.5" transform="translate(0 3)">
        <path d={left} />
        <path d={ajar} />
      </g>
      <path d="M6 4h148v7H6zM6 122h148v6H6z" fill="var(--color-coral-shade)" />
      <circle cx="76.5" cy="67" r="2" fill="var(--color-ambar)" />
    </svg>
  );
}
