import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

export type TimelineItem = {
  key: string;
  title: ReactNode;
  time?: ReactNode;
  detail?: ReactNode;
  /** A future step, drawn dashed. Say so in the text too. */
  ahead?: boolean;
  current?: boolean;
};

/** Steps in order along the stem of a mangrove; the roots of the last one reach the water. */
export function MangroveTimeline({ items, className }: { items: TimelineItem[]; className?: string }) {
  return (
    <ol className={className}>
      {items.map((item, index) => (
        <li
          key={item.key}
          aria-current={item.current ? "step" : undefined}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)]"
        >
          <Stem ahead={item.ahead ?? false} last={index === items.length - 1} />
          <div className="pb-4 sm:pb-8">
            {item.time && <p className="text-muted text-sm">{item.time}</p>}
            <p className={classNames("font-semibold", item.ahead && "text-muted")}>{item.title}</p>
            {item.detail && <div className="mt-1 text-muted text-sm">{item.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const sideRoots = "M28 14C17 16 9 27 8 46M28 23c-6 3-10 10-11 20M28 17C39 20 46 31 47 50M28 27c5 3 9 8 10 17";
const finalRoots =
  "M28 12c-9 4-18 16-20 46M28 14c-6 8-9 20-10 44M28 14v44M28 14c6 8 9 20 10 44M28 12c9 4 18 16 20 46";

function Stem({ ahead, last }: { ahead: boolean; last: boolean }) {
  return (
    <div aria-hidden className="relative text-mangrove">
      {!last && (
        <span
          className={classNames(
            "absolute top-3 -bottom-3 start-[27px] -ms-px border-current",
            ahead ? "border-s-3 border-dotted" : "border-s-3",
          )}
        />
      )}
      <svg aria-hidden="true" viewBox="0 0 56 60" width="56" height="60" fill="none" className="relative">
        <path
          d={last ? finalRoots : sideRoots}
          stroke="currentColor"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeDasharray={ahead ? "3 4" : undefined}
        />
        {last && <path d="M2 58q7-4 13 0t13 0 13 0 13 0" stroke="var(--color-sea)" strokeWidth="2" />}
        <circle
          cx="28"
          cy="12"
          r="7"
          fill={ahead ? "var(--color-background)" : "var(--color-ambar)"}
          stroke="currentColor"
          strokeWidth="2.5"
        />
      </svg>
    </div>
  );
}
