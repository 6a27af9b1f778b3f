import type { ReactNode } from "react";
import { PrivateMeta } from "#app/finding/page-meta.tsx";

type ScreenTitleProps = { title: string; lead?: string; children?: ReactNode };

/** The head of a staff screen: its name in the tab and on the page, a sentence, and what one can do with all of it. */
export function ScreenTitle({ title, lead, children }: ScreenTitleProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
      <PrivateMeta title={title} />
      <div>
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="mt-2 max-w-measure text-muted">{lead}</p>}
      </div>
      {children}
    </header>
  );
}
