import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

type ProblemNoteProps = { title: string; children: ReactNode };

/** What went wrong, inside the form; stands in a live region (`role="alert"`) of its own, so that it is heard. */
export function ProblemNote({ title, children }: ProblemNoteProps) {
  return (
    <div className="flex items-start gap-3 rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled">
      <CircleAlert aria-hidden className="mt-0.5 size-5" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <div className="text-sm">{children}</div>
      </div>
    </div>
  );
}
