import { classNames } from "#app/ui/class-names.ts";

/** Closed louvres where content will be: give it the size of what comes, so that nothing shifts. Hidden from screen readers. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames("slats animate-louvre rounded", className)} />;
}
