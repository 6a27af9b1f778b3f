import { lazy, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";

const ReportDialog = lazy(() => import("#app/marketplace/moderation/report-dialog.tsx"));

type ReportButtonProps = {
  /** The call that takes the report. */
  path: string;
  /** What is reported, in a few words. */
  about: string;
  label: string;
  /** Follows the label for screen readers, where several buttons bear the same. */
  name?: string;
};

/** A quiet button that opens the report's form; the form's code comes when it is first opened. */
export function ReportButton({ path, about, label, name }: ReportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        size="small"
        aria-haspopup="dialog"
        aria-label={name && `${label}: ${name}`}
        className="font-normal! text-muted! print:hidden"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {open && (
        <LazyBoundary close={() => setOpen(false)}>
          <ReportDialog path={path} about={about} close={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </>
  );
}
