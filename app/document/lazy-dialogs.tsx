import { lazy } from "react";
import { useContactDialog } from "#app/contact/contact-opener.ts";
import { useConsultation } from "#app/leads/consultation.ts";
import { useTermsPending } from "#app/terms/terms-gate.tsx";
import { Late } from "#app/ui/late.tsx";
import { useAlive } from "#platform/use-alive.ts";

const ConsultationDialog = lazy(() => import("#app/leads/consultation-dialog.tsx"));
const ContactDialog = lazy(() => import("#app/contact/contact-dialog.tsx"));

/** The dialogs any page can open. Their code comes when the first is opened; the server never renders them. */
export function LazyDialogs() {
  const alive = useAlive();
  const consultation = useConsultation();
  const contact = useContactDialog();
  const termsPending = useTermsPending();
  if (!alive || termsPending) return null;
  const open = consultation.requested !== null ? consultation : contact.isOpen ? contact : null;
  if (!open) return null;
  return (
    <Late close={open.close}>
      {consultation.requested !== null && <ConsultationDialog />}
      {contact.isOpen && <ContactDialog />}
    </Late>
  );
}
