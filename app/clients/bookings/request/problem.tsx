import type { ReactNode } from "react";
import { ProblemNote } from "#app/ui/problem-note.tsx";

/** A live region, so that errors are announced; empty it takes no space. */
export function BookingProblem({ title, children }: { title: string | null; children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {title && <ProblemNote title={title}>{children}</ProblemNote>}
    </div>
  );
}
