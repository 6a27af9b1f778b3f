import { Bar, BarChart, CartesianGrid, LabelList, ResponsiveContainer, XAxis, YAxis } from "recharts";

// Theme tokens; not animated, so reduced motion needs no case.
const ink = { fill: "var(--color-muted)", fontSize: 13 };
const bar = { fill: "var(--color-larimar)", isAnimationActive: false, radius: 2, maxBarSize: 34 };
const label = { fill: "var(--color-ink)", fontSize: 13, fontWeight: 600 };

export type ChartEntry = { name: string; count: number };
type ChartProps = { entries: ChartEntry[] };

/** Decorative: the figures are also in a table. */
export function WeekChart({ entries }: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={entries} accessibilityLayer={false} margin={{ top: 20, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
        <XAxis
          dataKey="name"
          interval={0}
          height={42}
          tick={WeekName}
          tickLine={false}
          axisLine={{ stroke: "var(--color-line)" }}
        />
        <YAxis allowDecimals={false} tick={ink} tickLine={false} axisLine={false} width={36} />
        <Bar dataKey="count" {...bar}>
          <LabelList dataKey="count" position="top" {...label} formatter={withoutZero} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

function WeekName({
  x,
  y,
  payload,
}: {
  x?: number | string;
  y?: number | string;
  payload?: { value: string };
}) {
  const [day, month] = payload?.value.split(" ") ?? [];
  return (
    <text x={x} y={Number(y) + 14} textAnchor="middle" {...ink}>
      {day}
      <tspan x={x} dy="1.2em" fontSize={11}>
        {month}
      </tspan>
    </text>
  );
}

/** Decorative: the figures are also in a table. */
export function FunnelChart({ entries }: ChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={entries}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 56, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide />
        <YAxis type="category" dataKey="name" tick={ink} tickLine={false} axisLine={false} width={92} />
        <Bar dataKey="count" {...bar}>
          <LabelList dataKey="count" position="right" {...label} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}

function withoutZero(count: unknown): string {
  return count === 0 ? "" : String(count);
}
