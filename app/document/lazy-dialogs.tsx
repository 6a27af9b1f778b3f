import { lazy, Suspense, useEffect, useState } from "react";
import { useContactDialog } from "#app/contact/contact-opener.ts";
import { useConsultation } from "#app/leads/consultation.ts";
import { useTermsPending } from "#app/terms/terms-gate.tsx";
import { Button } from "#app/ui/button.tsx";
import { LoadBoundary } from "#app/ui/load-boundary.tsx";
import { telLink } from "#app/ui/phone.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { useOperator } from "#platform/operator-context.tsx";
import { messages } from "./messages.ts";

const ConsultationDialog = lazy(() => import("#app/leads/consultation-dialog.tsx"));
const ContactDialog = lazy(() => import("#app/contact/contact-dialog.tsx"));

/** The dialogs any page can open. Their code comes when the first is opened; the server never renders them. */
export function LazyDialogs() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  const consultation = useConsultation();
  const contact = useContactDialog();
  const termsPending = useTermsPending();
  if (!hydrated || termsPending) return null;
  const open = consultation.requested !== null ? consultation : contact.isOpen ? contact : null;
  if (!open) return null;
  return (
    <LoadBoundary fallback={<NotLoaded close={open.close} />}>
      <Suspense fallback={null}>
        {consultation.requested !== null && <ConsultationDialog />}
        {contact.isOpen && <ContactDialog />}
      </Suspense>
    </LoadBoundary>
  );
}

/** The form could not be fetched: the page stays, and the phone works without a network of data. */
function NotLoaded({ close }: { close: () => void }) {
  const t = useText(messages);
  const { supportPhone } = useOperator();
  return (
    <div role="alert" className="fixed inset-x-0 bottom-0 z-50 border-t bg-card print:hidden">
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <p className="me-auto">
          {t.notLoaded.text}{" "}
          <a
            className="whitespace-nowrap font-semibold underline underline-offset-4"
            href={telLink(supportPhone)}
          >
            {supportPhone}
          </a>
        </p>
        {/* A module that failed to load is not asked for again within one page: reload, the address reopens the form. */}
        <Button onClick={() => window.location.reload()}>{t.broken.again}</Button>
        <Button variant="quiet" onClick={close}>
          {t.close}
        </Button>
      </div>
    </div>
  );
}
