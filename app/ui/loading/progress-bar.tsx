import { classNames } from "#app/ui/class-names.ts";

const barClass =
  "mt-1 block h-2.5 w-full appearance-none overflow-hidden rounded border border-line bg-card forced-colors:appearance-auto " +
  "[&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-larimar [&::-moz-progress-bar]:bg-larimar " +
  "indeterminate:animate-louvre indeterminate:[&::-webkit-progress-bar]:bg-larimar";

type ProgressBarProps = {
  label: string;
  /** 0 to 100; indeterminate if omitted. */
  percent?: number | undefined;
  className?: string;
};

/** The label is shown above the bar and names it; say the progress in it too. */
export function ProgressBar({ label, percent, className }: ProgressBarProps) {
  return (
    <label className={classNames("block text-sm", className)}>
      <span className="tabular-nums">{label}</span>
      <progress className={barClass} max={100} {...(percent === undefined ? {} : { value: percent })} />
    </label>
  );
}
