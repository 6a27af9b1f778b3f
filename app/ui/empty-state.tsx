import type { ReactNode } from "react";
import { Louvres } from "#app/ui/art/louvres.tsx";

type EmptyStateProps = { title: string; hint?: ReactNode; action?: ReactNode };

/** Instead of a list without entries; `action` holds buttons. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="arch flex flex-col items-start gap-6 rounded-s rounded-br border bg-card p-6 sm:flex-row sm:items-center sm:gap-10 sm:p-10">
      <Louvres className="w-32 sm:w-40" />
      <div>
        <p className="font-display font-semibold text-xl tracking-[-0.012em]">{title}</p>
        {hint && <div className="mt-2 max-w-measure text-muted">{hint}</div>}
        {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
