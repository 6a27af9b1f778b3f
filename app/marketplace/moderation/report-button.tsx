import { lazy, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";

const ReportDialog = lazy(() => import("./report-dialog.tsx"));

type ReportButtonProps = {
  path: string;
  about: string;
  label: string;
  /** Added to the label for screen readers, to tell several buttons apart. */
  name?: string;
};

/** Opens the report form, loaded on first use. */
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
