import { useId } from "react";
import { SeaVeins } from "./larimar-sea.tsx";

const [centre, spring, inner, outer] = [200, 202, 136, 184];

/** Vault and jambs are wide strokes; dash patterns draw the courses. */
const middle = (inner + outer) / 2;
const vault = `M${centre - middle} ${spring}a${middle} ${middle} 0 0 1 ${middle * 2} 0`;
const jambs = `M40 ${spring + 22}v300M360 ${spring + 22}v300`;
const stone = Math.round(((Math.PI * middle) / 11) * 100) / 100;
const course = 50;

const opening = `M64 548V${spring}a${inner} ${inner} 0 0 1 ${inner * 2} 0V548z`;

/** A coral stone doorway with a view of the sea; in dark mode with a lit lamp. */
export function CoralArch({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" viewBox="0 0 400 548" className={className}>
      <clipPath id={id}>
        <path d={opening} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <View id={id} />
        <Lantern id={id} />
        <path d={opening} fill="none" stroke="var(--color-coral-joint)" strokeWidth="15" />
      </g>
      <Stones />
    </svg>
  );
}

function Stones() {
  return (
    <>
      <g fill="none" strokeWidth={outer - inner} stroke="var(--color-coral)">
        <path d={vault + jambs} />
        <g stroke="var(--color-coral-shade)">
          <path d={vault} strokeDasharray={stone} />
          <path d={jambs} strokeDasharray={course} />
        </g>
        <g stroke="var(--color-coral-joint)">
          <path d={vault} strokeDasharray={`1.5 ${stone - 1.5}`} strokeDashoffset=".75" />
          <path d={jambs} strokeDasharray={`1.5 ${course - 1.5}`} />
        </g>
      </g>
      <g stroke="var(--color-coral-joint)" strokeWidth="1.5" strokeLinejoin="round" fill="none">
        <path
          d={`M64 524V${spring}a${inner} ${inner} 0 0 1 ${inner * 2} 0V524M16 524V${spring}a${outer} ${outer} 0 0 1 ${outer * 2} 0V524M36 274v50m0 50v50m0 50v50M364 274v50m0 50v50m0 50v50`}
        />
        <path
          d={`M170 4q30-4 60 0l-10 71q-20-3-40 0zM8 ${spring}h64v9H8zM12 ${spring + 9}h56v13H12zM328 ${spring}h64v9h-64zM332 ${spring + 9}h56v13h-56zM8 524h64v23H8zM328 524h64v23h-64z`}
          fill="var(--color-coral)"
        />
      </g>
      <path
        d={fossils}
        stroke="var(--color-coral-joint)"
        strokeWidth="2.2"
        strokeLinecap="round"
        opacity=".75"
      />
    </>
  );
}

/** Stars are visible in dark mode only. */
function View({ id }: { id: string }) {
  return (
    <>
      <linearGradient id={`${id}s`} x2="0" y2="1">
        <stop stopColor="var(--color-sky)" />
        <stop offset="1" stopColor="var(--color-sky-low)" />
      </linearGradient>
      <path d="M60 50h280v260H60z" fill={`url(#${id}s)`} />
      <path
        d="M104 142h.1M128 186h.1M92 226h.1M282 136h.1M304 182h.1M266 168h.1M150 232h.1M318 244h.1"
        stroke="var(--color-lamp)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <circle cx="262" cy="226" r="22" fill="var(--color-sun)" />
      <path
        d="M60 300c20-3 30-14 52-19 16-4 24 3 40-4 22-9 34-21 58-21 20 0 27 13 48 19 24 7 40 4 82 16v15H60z"
        fill="var(--color-mangrove)"
        opacity=".32"
      />
      <path d="M60 304c14-9 26-24 48-23 14 1 18 10 36 12 22 3 40 2 66 11v2H60z" fill="var(--color-timber)" />
      <SeaVeins y={303} />
      <path d="M60 303h280v4H60z" fill="var(--color-sea-deep)" />
      <path d="M60 307h280v5H60z" fill="var(--color-sea)" opacity=".5" />
      <path
        d="M252 309h22M244 316h36M254 323h20M248 330h32M256 339h14"
        stroke="var(--color-sun)"
        strokeWidth="2.5"
        strokeLinecap="round"
        opacity=".8"
      />
    </>
  );
}

function Lantern({ id }: { id: string }) {
  return (
    <>
      <radialGradient id={`${id}g`}>
        <stop stopColor="var(--color-lamp)" stopOpacity=".8" />
        <stop offset=".35" stopColor="var(--color-lamp)" stopOpacity=".3" />
        <stop offset="1" stopColor="var(--color-lamp)" stopOpacity="0" />
      </radialGradient>
      <circle cx="200" cy="118" r="104" fill={`url(#${id}g)`} />
      <path d="M200 60v36" stroke="var(--color-coral-joint)" strokeWidth="2" />
      <path d="M188 104h24l5 26h-34z" fill="var(--color-sky-low)" />
      <path d="M188 104h24l5 26h-34z" fill="var(--color-lamp)" />
      <path
        d="M185 104l15-10 15 10zM181 129h38v4h-38zM195 133h10l-5 8zM194 104h1.5l-2 26h-1.5zM204.5 104h1.5l2 26h-1.5z"
        fill="var(--color-timber)"
      />
    </>
  );
}

const fossils =
  "M27 240h.1M52 254h2M45 304h.1M28 322h3M24 356h.1M48 370h2M55 414h.1M26 434h2M46 456h.1M54 496h2M347 246h2M372 236h.1M350 294h.1M376 308h2M366 352h.1M350 402h3M370 424h.1M364 462h2M374 504h.1" +
  "M40 174h.1M49 146h2M84 98h2M98 72h.1M136 46h2M160 42h.1M252 38h.1M270 56h.1M306 88h.1M338 128h2M350 152h.1";
