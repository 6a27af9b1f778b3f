import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import type { VendorChoice } from "#app/marketplace/vendors/contract.ts";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Booking } from "../../contract.ts";
import { ServiceField } from "../../parts/service-field.tsx";
import { VendorChoicePicker } from "../../parts/vendor-choice-picker.tsx";
import { useReassign } from "../../queries.ts";
import { messages } from "../../staff-messages.ts";

/** The button beside the vendor of an open booking, and its dialog. */
export function ReassignBooking({ booking }: { booking: Booking }) {
  const { reassign: t } = useText(messages);
  const [isOpen, setOpen] = useState(false);
  if (booking.status === "completed" || booking.status === "cancelled") return null;
  return (
    <>
      <Button variant="link" size="small" className="flex" onClick={() => setOpen(true)}>
        <ArrowLeftRight aria-hidden className="size-3.5" />
        {t.open}
      </Button>
      {isOpen && <ReassignDialog booking={booking} close={() => setOpen(false)} />}
    </>
  );
}

function ReassignDialog({ booking, close }: { booking: Booking; close: () => void }) {
  const { reassign: t } = useText(messages);
  const form = useReassignment(booking, close);
  const { vendor, setVendor, service, setService, errors } = form;
  return (
    <ActionDialog
      close={close}
      title={t.title}
      description={t.now(booking.vendorName, booking.serviceRequested)}
      onSubmit={() => void form.submit()}
      action={t.action}
      busy={form.busy}
      busyLabel={useText(deskMessages).editing.saving}
      problem={form.problem}
    >
      <div className="grid gap-4">
        <VendorChoicePicker
          chosen={vendor}
          choose={setVendor}
          wanted={{ like: booking.vendorId, ...(booking.town && { town: booking.town }) }}
          error={errors.vendorId}
        />
        <ServiceField
          services={vendor?.services ?? []}
          current={booking.serviceRequested}
          {...{ service, setService }}
          error={errors.serviceRequested}
        />
        <Consequences booking={booking} vendor={vendor} isChanged={form.isChanged} />
      </div>
    </ActionDialog>
  );
}

function useReassignment(booking: Booking, close: () => void) {
  const { reassign: t } = useText(messages);
  const reassign = useReassign(booking.id);
  const offerUndo = useOfferUndo("/api/admin/bookings/:id/undo");
  const [vendor, setVendor] = useState<VendorChoice | null>(null);
  const [service, setService] = useState(booking.serviceRequested);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const vendorId = vendor?.id ?? booking.vendorId;
  const isChanged = vendorId !== booking.vendorId || service !== booking.serviceRequested;
  const submit = async () => {
    setErrors({});
    setProblem(isChanged ? "" : t.choose);
    if (!isChanged) return;
    setBusy(true);
    try {
      const now = await reassign({ vendorId, serviceRequested: service, version: booking.version });
      const withdrawn = now.withdrawn > 0 ? ` ${t.withdrawn(now.withdrawn)}` : "";
      offerUndo(now.id, now.undo, { title: t.done, description: t.doneText(now.vendorName) + withdrawn });
      close();
    } catch (error) {
      const fields = error instanceof ApiError ? error.body?.fields : undefined;
      if (fields) setErrors(fields);
      else setProblem(isConflict(error) ? t.conflict : t.failed);
    }
    setBusy(false);
  };
  return { vendor, setVendor, service, setService, errors, problem, busy, isChanged, submit };
}

type ConsequencesProps = { booking: Booking; vendor: VendorChoice | null; isChanged: boolean };

/** What follows, named before it happens. */
function Consequences({ booking, vendor, isChanged }: ConsequencesProps) {
  const { reassign: t } = useText(messages);
  const { vendorName, vendorIsWrittenTo, customerName, customerEmail, heldReason, status } = booking;
  const next = vendor && vendor.id !== booking.vendorId ? vendor : null;
  const asked = next ?? { businessName: vendorName, isWrittenTo: vendorIsWrittenTo };
  const letters = [
    ...(next ? [vendorIsWrittenTo ? t.former(vendorName) : t.formerCall(vendorName)] : []),
    asked.isWrittenTo ? t.asked(asked.businessName) : t.askedCall(asked.businessName),
    customerEmail ? t.customer(customerName) : t.customerCall(customerName),
  ];
  const rest = [t.reset, t.written, ...(status === "pending" ? [] : [t.pending])];
  return (
    <div role="status" className="text-sm">
      {isChanged ? (
        <div className="rounded bg-pending-fill px-4 py-3 text-pending">
          <p className="font-semibold">{t.what}</p>
          <ul className="list-disc ps-5">
            {[...(heldReason ? [t.held] : letters), ...rest].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-muted">{t.choose}</p>
      )}
    </div>
  );
}
