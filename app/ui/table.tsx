import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ScrollRegion } from "./scroll-region.tsx";

type TableProps = {
  caption: string;
  captionHidden?: boolean;
  className?: string;
  /** `<thead>` and `<tbody>`; use `<th scope="row">`, and `className="numeric"` for figures. */
  children: ReactNode;
};

/** Scrolls sideways on a phone; the caption names the region. */
export function Table({ caption, captionHidden = false, className, children }: TableProps) {
  return (
    <ScrollRegion label={caption} className={classNames("overflow-x-auto", className)}>
      <table className="data-table">
        <caption className={captionHidden ? "sr-only" : "pb-3 text-start text-muted text-sm"}>
          {caption}
        </caption>
        {children}
      </table>
    </ScrollRegion>
  );
}
