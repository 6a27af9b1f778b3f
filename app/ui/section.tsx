import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

type SectionProps = {
  id?: string;
  title?: ReactNode;
  lead?: ReactNode;
  tone?: "plain" | "band" | "card";
  tight?: boolean;
  className?: string;
  children?: ReactNode;
};

const tones = { plain: "", band: "bg-band", card: "border-y bg-card" };

/** A part of a page with its heading; `tone` is its background, `tight` lessens its padding. */
export function Section({ id, title, lead, tone = "plain", tight, className, children }: SectionProps) {
  const heading = useId();
  return (
    <section
      id={id}
      aria-labelledby={title ? heading : undefined}
      className={classNames(tones[tone], tight ? "rhythm-tight" : "rhythm", className)}
    >
      <div className="wrap">
        {title && (
          <div className="mb-6 max-w-measure sm:mb-10">
            <h2 id={heading}>{title}</h2>
            {lead && <div className="mt-4 text-lg text-muted">{lead}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

type SplitProps = { flip?: boolean; className?: string; children: [ReactNode, ReactNode] };

/** Two columns, 7:5 (`flip`: 5:7); stacked on a phone. */
export function Split({ flip = false, className, children }: SplitProps) {
  const [first, second] = children;
  return (
    <div className={classNames("grid gap-x-10 gap-y-10 lg:grid-cols-12", className)}>
      <div className={classNames("min-w-0", flip ? "lg:col-span-5" : "lg:col-span-7")}>{first}</div>
      <div className={classNames("min-w-0", flip ? "lg:col-span-7" : "lg:col-span-5")}>{second}</div>
    </div>
  );
}
