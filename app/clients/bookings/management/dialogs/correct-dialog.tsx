import { useQueryClient } from "@tanstack/react-query";
import { Pencil } from "lucide-react";
import { useRef, useState } from "react";
import { RecordFormDialog } from "#app/staff/shell/editing/record-form/record-form-dialog.tsx";
import { useRecordForm } from "#app/staff/shell/editing/record-form/use-record-form.ts";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { messages as deskMessages } from "#app/staff/shell/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { type Booking, bookingCorrection, type CustomerData } from "../../contract.ts";
import { CustomerFields } from "../../parts/customer-fields.tsx";
import { readBookingAnew, useCorrectCustomer } from "../../queries.ts";
import { messages } from "../../staff-messages.ts";

/** The button beside the customer's data, and its dialog. */
export function CorrectCustomer({ booking }: { booking: Booking }) {
  const { correction: t } = useText(messages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="link"
        size="small"
        aria-label={t.openFor(booking.customerName)}
        onClick={() => setOpen(true)}
      >
        <Pencil aria-hidden className="size-3.5" />
        {t.open}
      </Button>
      {isOpen && <CorrectDialog booking={booking} close={() => setOpen(false)} />}
    </>
  );
}

function dataOf(booking: Booking): CustomerData {
  const { customerName, customerEmail, customerPhone, customerContact, town, place, locale } = booking;
  return { customerName, customerEmail, customerPhone, customerContact, town, place, locale };
}

function CorrectDialog({ booking, close }: { booking: Booking; close: () => void }) {
  const { correction: t } = useText(messages);
  const { editing } = useText(deskMessages);
  const cache = useQueryClient();
  const correct = useCorrectCustomer(booking.id);
  const offerUndo = useOfferUndo("/api/admin/bookings/:id/undo");
  /** The version that the form's untouched fields show: only this one may be overwritten. */
  const version = useRef(booking.version);
  const form = useRecordForm({
    initial: dataOf(booking),
    contract: bookingCorrection,
    constants: () => ({ version: version.current }),
    send: async (values) => {
      const { booking: now, redirected, undo } = await correct(values);
      const isMoved = now.customerEmail !== "" && now.customerEmail !== booking.customerEmail;
      const news = [
        ...(redirected > 0 ? [editing.redirected(redirected)] : []),
        ...(isMoved && !now.heldReason ? [t.linkSent] : []),
      ];
      offerUndo(now.id, undo, { title: t.done, ...(news.length > 0 && { description: news.join(" ") }) });
      close();
    },
    readNewest: async () => {
      const newest = await readBookingAnew(cache, booking.id);
      version.current = newest.version;
      return dataOf(newest);
    },
  });
  return (
    <RecordFormDialog
      form={form}
      close={close}
      title={t.title}
      description={t.lead}
      action={editing.save}
      busyLabel={editing.saving}
    >
      <CustomerFields {...form} />
    </RecordFormDialog>
  );
}
