import { classNames } from "#app/ui/class-names.ts";

const look =
  "mt-1 block h-2.5 w-full appearance-none overflow-hidden rounded border border-line bg-card forced-colors:appearance-auto " +
  "[&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-larimar [&::-moz-progress-bar]:bg-larimar " +
  "indeterminate:animate-louvre indeterminate:[&::-webkit-progress-bar]:bg-larimar";

type ProgressBarProps = {
  label: string;
  /** From 0 to 100; without it, it shows that something is going on, however long that takes. */
  percent?: number | undefined;
  className?: string;
};

/** How far something is, in words and as a bar. */
export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <label className={classNames("block text-sm", className)}>
      <span className="tabular-nums">{label}</span>
      <progress className={look} max={100} {...(percent === undefined ? {} : { value: percent })} />
    </label>
  );
}
