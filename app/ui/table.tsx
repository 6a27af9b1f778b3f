import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ScrollRegion } from "./scroll-region.tsx";

type TableProps = {
  /** The table's caption; names the scrolling region too. */
  caption: string;
  captionHidden?: boolean;
  className?: string;
  /** `<thead>` and `<tbody>`; `<th scope="row">` for row headings, `className="numeric"` on cells of figures. */
  children: ReactNode;
};

/** A table with hairlines, which scrolls sideways where it is wider than the page. */
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
