import { classNames } from "#app/ui/class-names.ts";

/** Give it the size of the coming content, to prevent layout shift. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("slats animate-louvre rounded", className)} />;
}
