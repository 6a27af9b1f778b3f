const slats = Array.from({ length: 9 }, (_, row) => 22 + row * 10);

/** Celosía shutters, one leaf ajar; by night the lamp inside shows between the slats. */
export function Louvres({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 128" className={className}>
      <path d="M14 10h132v112H14z" fill="var(--color-coral)" />
      <path d="M22 18h116v98H22z" fill="var(--color-sea-abyss)" />
      <path d="M80 18h58v98H80z" fill="var(--color-lamp)" />
      <path d="M80 18l40 9v82l-40 7z" fill="var(--color-sky)" opacity=".35" />
      <path d="M22 18h57v98H22z" fill="var(--color-timber)" />
      <g stroke="var(--color-mangrove)" strokeWidth="5.5">
        {slats.map((y) => (
          <path key={y} d={`M28 ${y + 3}h45`} />
        ))}
      </g>
      <g stroke="var(--color-lamp)" strokeWidth="1" opacity=".8">
        {slats.map((y) => (
          <path key={y} d={`M28 ${y + 6.8}h45`} />
        ))}
      </g>
      <path d="M138 18l-26 8v98l26-8z" fill="var(--color-timber)" />
      <g stroke="var(--color-mangrove)" strokeWidth="5">
        {slats.map((y) => (
          <path key={y} d={`M134 ${y + 2.5}l-18 5.4`} />
        ))}
      </g>
      <path d="M6 4h148v7H6zM6 121h148v6H6z" fill="var(--color-coral-shade)" />
      <circle cx="74.500" cy="67" r="2" fill="var(--color-ambar)" />
    </svg>
  );
}
