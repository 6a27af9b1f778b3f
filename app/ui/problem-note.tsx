import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type ProblemNoteProps = { title: string; children: ReactNode };
type ProblemAlertProps = { title: string | false; className?: string; children?: ReactNode };

/** An error inside a form. Place it in a live region (`role="alert"`). */
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

/** The same in its live region, which is on the page before the error is. */
export function ProblemAlert({ title, className, children }: ProblemAlertProps) {
  return (
    <div role="alert" className={classNames("empty:hidden", className)}>
      {title && <ProblemNote title={title}>{children}</ProblemNote>}
    </div>
  );
}

/** A form's error in one sentence; the live region is on the page before the error is. */
export function FormProblem({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div role="alert" className={classNames("empty:hidden", className)}>
      {children && (
        <p className="rounded border border-flamboyan bg-cancelled-fill px-4 py-3 text-cancelled">
          {children}
        </p>
      )}
    </div>
  );
}
