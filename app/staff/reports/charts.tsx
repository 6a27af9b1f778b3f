import { Bar, BarChart, CartesianGrid, LabelList, Legend, ResponsiveContainer, XAxis, YAxis } from "recharts";

// Theme tokens; not animated, so reduced motion needs no case.
const ink = { fill: "var(--color-muted)", fontSize: 13 };
const bar = { isAnimationActive: false, radius: 2, maxBarSize: 34 };
const label = { fill: "var(--color-ink)", fontSize: 13, fontWeight: 600 };
const colours = ["var(--color-larimar)", "var(--color-ambar)"];

/** `text` is the value as people read it. */
export type ChartEntry = { name: string; value: number; text: string };
export type WeekEntry = { name: string; values: number[] };

/** Decorative: the figures are also in a table. @param series names of the values, one or two */
export function WeekChart({ entries, series }: { entries: WeekEntry[]; series: string[] }) {
  return (
    <ResponsiveContainer width="100%" height={260}>
      <BarChart data={entries} accessibilityLayer={false} margin={{ top: 16, right: 0, bottom: 0, left: 0 }}>
        <CartesianGrid vertical={false} stroke="var(--color-hairline)" />
        <XAxis dataKey="name" tick={ink} tickLine={false} axisLine={{ stroke: "var(--color-line)" }} />
        <YAxis allowDecimals={false} tick={ink} tickLine={false} axisLine={false} width={40} />
        <Legend formatter={(name: string) => <span style={{ color: "var(--color-ink)" }}>{name}</span>} />
        {series.map((name, index) => (
          <Bar
            key={name}
            name={name}
            dataKey={(entry: WeekEntry) => entry.values[index]}
            fill={colours[index] ?? "var(--color-line)"}
            {...bar}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}

/** Decorative, like the other one. */
export function BarList({ entries }: { entries: ChartEntry[] }) {
  return (
    <ResponsiveContainer width="100%" height={30 * entries.length + 12}>
      <BarChart
        data={entries}
        layout="vertical"
        accessibilityLayer={false}
        margin={{ top: 0, right: 96, bottom: 0, left: 0 }}
      >
        <XAxis type="number" hide domain={[0, "dataMax"]} />
        <YAxis
          type="category"
          dataKey="name"
          tick={ink}
          tickLine={false}
          axisLine={false}
          width={136}
          interval={0}
        />
        <Bar dataKey="value" fill={colours[0] ?? ""} {...bar}>
          <LabelList dataKey="text" position="right" {...label} />
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
