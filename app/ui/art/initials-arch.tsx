const fills = [
  "var(--color-door-coral)",
  "var(--color-door-sky)",
  "var(--color-door-lit)",
  "var(--color-door-leaf)",
];

/** Placeholder for a vendor without a photo: its initials. Show the name beside it. */
export function InitialsArch({ name, className }: { name: string; className?: string }) {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => /^[\p{Lu}\p{N}]/u.test(word));
  const letters = (words.length > 0 ? words : [name.trim()])
    .slice(0, 2)
    .map((word) => Array.from(word)[0])
    .join("")
    .toUpperCase();
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return (
    <svg aria-hidden="true" viewBox="0 0 96 112" className={className}>
      <path d="M3 112V48a45 45 0 0 1 90 0v64z" fill="var(--color-coral-shade)" />
      <path d="M12 112V48a36 36 0 0 1 72 0v64z" fill={fills[sum % fills.length]} />
      <path d="M13 112V48a35 35 0 0 1 70 0v64" fill="none" stroke="var(--color-lamp)" strokeWidth="2" />
      <path
        d="M3 52h9M84 52h9M3 82h9M84 82h9M16 16l7 7M80 16l-7 7M42 3l1 9M54 3l-1 9"
        stroke="var(--color-coral-joint)"
        strokeWidth="1.5"
      />
      <text
        x="48"
        y="78"
        textAnchor="middle"
        fill="var(--color-ink)"
        fontFamily="var(--font-display)"
        fontWeight="600"
        fontSize="34"
        className="lining-nums"
      >
        {letters}
      </text>
    </svg>
  );
}
