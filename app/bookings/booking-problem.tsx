import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A live region of its own, so that what went wrong is heard; takes no room while there is nothing to say. */
export function BookingProblem({ title, children }: { title: string | null; children?: ReactNode }) {
  return (
    <div role="alert" className="empty:hidden">
      {title && (
        <div className="flex items-start gap-3 rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled">
          <CircleAlert aria-hidden className="mt-0.5 size-5" />
          <div className="min-w-0">
            <p className="font-semibold">{title}</p>
            <div className="text-sm">{children}</div>
          </div>
        </div>
      )}
    </div>
  );
}
