import { lazy } from "react";
import { useContactDialog } from "#app/clients/contact/use-contact-dialog.ts";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { useTermsPending } from "#app/site/terms/terms-gate.tsx";
import { LazyBoundary } from "#app/ui/loading/lazy-boundary.tsx";
import { useHydrated } from "#platform/browser/use-hydrated.ts";

const ConsultationDialog = lazy(() => import("#app/clients/leads/consultation-dialog.tsx"));
const ContactDialog = lazy(() => import("#app/clients/contact/contact-dialog.tsx"));

/** Loaded when the first dialog opens; never rendered on the server. */
export function LazyDialogs() {
  const isHydrated = useHydrated();
  const consultation = useConsultation();
  const contact = useContactDialog();
  const termsPending = useTermsPending();
  if (!isHydrated || termsPending) return null;
  const open = consultation.requested !== null ? consultation : contact.isOpen ? contact : null;
  if (!open) return null;
  return (
    <LazyBoundary close={open.close}>
      {consultation.requested !== null && <ConsultationDialog />}
      {contact.isOpen && <ContactDialog />}
    </LazyBoundary>
  );
}
