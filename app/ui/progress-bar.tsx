const look =
  "mt-1 block h-2.5 w-full appearance-none overflow-hidden rounded border border-line bg-card forced-colors:appearance-auto " +
  "[&::-webkit-progress-bar]:bg-card [&::-webkit-progress-value]:bg-larimar [&::-moz-progress-bar]:bg-larimar " +
  "indeterminate:animate-louvre indeterminate:[&::-webkit-progress-bar]:bg-larimar";

/**
 * How far something is, inside the `label` that names it.
 * @param percent from 0 to 100; without it, it shows that something is going on, however long that takes
 */
export function ProgressBar({ percent }: { percent?: number }) {
  return <progress className={look} max={100} {...(percent === undefined ? {} : { value: percent })} />;
}
