import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";

export type DialogWidth = "narrow" | "medium" | "wide";

const widths = { narrow: "sm:max-w-md", medium: "sm:max-w-xl", wide: "sm:max-w-4xl" };

export const dialogScrim =
  "fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in";

export const dialogHeader = "flex items-start gap-4 border-b py-4 ps-5 pe-3 sm:py-5 sm:ps-8 sm:pe-5";

/** Classes of a dialog's panel; it needs `data-state`. On a phone it fills the screen. */
export function dialogPanel(width: DialogWidth = "medium"): string {
  return classNames(
    // In a very low window (400% zoom) the whole panel scrolls, so that its buttons stay reachable.
    "fixed inset-0 z-50 flex flex-col overflow-y-auto overscroll-contain border-line bg-card text-ink focus:outline-none",
    "sm:arch sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:max-h-[min(48rem,calc(100dvh-4rem))] sm:-translate-y-1/2 sm:rounded-s sm:rounded-br sm:border",
    "data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in",
    widths[width],
  );
}

type DialogBodyProps = {
  title: string;
  footer?: ReactNode;
  children: ReactNode;
};

/** The scrolling content and the fixed footer; `title` names the content for screen readers. */
export function DialogBody({ title, footer, children }: DialogBodyProps) {
  return (
    <>
      <ScrollRegion
        label={title}
        // Positioned, so that visually hidden elements scroll instead of stretching the panel.
        className="relative min-h-[min(10rem,70dvh)] flex-1 overflow-y-auto px-5 py-5 sm:px-8"
      >
        <div>{children}</div>
      </ScrollRegion>
      {footer && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t px-5 py-4 sm:px-8">
          {footer}
        </div>
      )}
    </>
  );
}
