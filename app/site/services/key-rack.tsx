import { useId } from "react";

const columns = [62, 150, 238];
const rows = [96, 208];
const hooks = rows.flatMap((y) => columns.map((x) => ({ x, y })));

const emptyHook = 4;
const tags = ["larimar", "mangrove", "flamboyan", "palma", "sun", "larimar"];

const niche = "M-30 64V-6a30 30 0 0 1 60 0v70z";
const key = "M0-14a7 7 0 1 1-.1 0M0 0v27M0 18h7M0 25h9";
const scallops = "a14 14 0 0 1-28 0".repeat(10);

export function KeyRack({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 300 304" className={className}>
      <radialGradient id={id}>
        <stop stopColor="var(--color-lamp)" stopOpacity=".95" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </radialGradient>
      <path d="M10 22H290V290H10z" fill="var(--color-timber)" />
      <path d={`M290 22${scallops}z`} fill="var(--color-coral)" />
      <path d="M4 10h292v13H4zM4 286h292v12H4z" fill="var(--color-coral-shade)" />
      <path d="M4 23h292M4 286h292" stroke="var(--color-coral-joint)" strokeWidth="1.5" />
      {hooks.map(({ x, y }, index) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <path d={niche} fill="var(--color-sky-low)" stroke="var(--color-coral-shade)" strokeWidth="4" />
          {index === emptyHook ? <path d={niche} fill={`url(#${id})`} /> : <Key tag={tags[index] ?? "sea"} />}
          <path d="M-3.5-18h7v5h-7z" fill="var(--color-coral-joint)" />
        </g>
      ))}
    </svg>
  );
}

function Key({ tag }: { tag: string }) {
  return (
    <>
      <path d="M-2-2-11 22" stroke="var(--color-coral-joint)" strokeWidth="1.5" />
      <path d="M-11 20l7 5-5 25-15-3 5-25z" fill={`var(--color-${tag})`} />
      <path
        d={key}
        transform="translate(3 0) rotate(-6)"
        fill="none"
        stroke="var(--color-ambar)"
        strokeWidth="3.5"
      />
    </>
  );
}
