import { useId } from "react";

const [module, hub] = [84, 10];
const centre = module / 2;

/** A point around the fan's hub; 0° points straight down. */
function at(radius: number, degrees: number, x = centre): string {
  const angle = (degrees * Math.PI) / 180;
  return `${+(x + radius * Math.sin(angle)).toFixed(1)} ${+(hub + radius * Math.cos(angle)).toFixed(1)}`;
}

const petals = [-72, -48, -24, 0, 24, 48, 72]
  .map((turn) => {
    const [tip, left, right] = [at(11, turn), at(28, turn - 8.5), at(28, turn + 8.5)];
    return `M${tip}L${left}A4.4 4.4 0 0 0 ${right}z`;
  })
  .join("");

/** Half of a quatrefoil lies in each neighbouring module. */
const quatrefoil = (x: number, y: number, r: number) =>
  `M${x - r} ${y - r}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 0 ${2 * r}a${r} ${r} 0 0 1 ${-2 * r} 0a${r} ${r} 0 0 1 0 ${-2 * r}z`;

const foils = quatrefoil(0, 21, 3) + quatrefoil(module, 21, 3);

const hem = [60, 36, 12, -12, -36, -60, -84].map((turn) => `A8.4 8.4 0 0 1 ${at(38, turn)}`).join("");
const board = `M0 0H${module}V13L${at(38, 84)}${hem}L0 13z`;

const drop = (x: number) => `M${x - 7} 10V29q0 4 5 6a5.2 5.2 0 1 0 4 0q5-2 5-6V10z`;

/** Fretwork as on the gingerbread houses of Puerto Plata, for the top of a page; lit from behind in dark mode. */
export function CaladoStrip({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg aria-hidden="true" width="100%" height="54" className={className}>
      <defs>
        <pattern id={id} width={module} height="54" patternUnits="userSpaceOnUse">
          <path d={petals + foils} fill="var(--color-lamp)" />
          <path d={board + petals} fillRule="evenodd" fill="var(--color-timber)" />
          <path d={drop(0) + drop(module) + foils} fillRule="evenodd" fill="var(--color-timber)" />
          <path d={`M0 5.5h${module}`} stroke="var(--color-coral-shade)" opacity=".55" />
        </pattern>
      </defs>
      <rect width="100%" height="54" fill={`url(#${id})`} />
    </svg>
  );
}
