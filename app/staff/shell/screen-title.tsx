import type { ReactNode } from "react";
import { SavedViews } from "#app/staff/views/saved-views.tsx";
import { DeskTitle } from "./desk-title.tsx";

type ScreenTitleProps = { title: string; lead?: string; children?: ReactNode };

/** The heading of a screen; below it the saved views, where the screen is a list. */
export function ScreenTitle({ title, lead, children }: ScreenTitleProps) {
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pb-2">
        <DeskTitle title={title} />
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-5 gap-y-1">
          <h1 className="text-2xl">{title}</h1>
          {lead && (
            <p title={lead} className="desk-lead text-muted text-sm">
              {lead}
            </p>
          )}
        </div>
        {children}
      </header>
      <SavedViews />
    </>
  );
}
