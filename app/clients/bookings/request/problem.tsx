import type { ReactNode } from "react";
import { ProblemNote } from "#app/ui/problem-note.tsx";

/** A live region of its own, so that what went wrong is heard; takes no room while there is nothing to say. */
export function BookingProblem({ title, children }: { title: string | null; children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {title && <ProblemNote title={title}>{children}</ProblemNote>}
    </div>
  );
}
