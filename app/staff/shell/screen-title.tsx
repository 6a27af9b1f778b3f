import type { ReactNode } from "react";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";

type ScreenTitleProps = { title: string; lead?: string; children?: ReactNode };

export function ScreenTitle({ title, lead, children }: ScreenTitleProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-4">
      <PrivateMeta title={title} />
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1">
        <h1 className="text-2xl">{title}</h1>
        {lead && <p className="text-muted text-sm">{lead}</p>}
      </div>
      {children}
    </header>
  );
}
