import { useMemo } from "react";
import { useLocation } from "react-router";
import { toast } from "#app/ui/toast.ts";
import type { FormCall } from "#platform/form/sending.ts";
import { useContractForm } from "#platform/form/use-contract-form.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { fullForm, simpleForm } from "./booking-forms.ts";
import { bookingReceipt } from "./contract.ts";
import { messages } from "./messages.ts";
import type { SentBooking } from "./sent-booking.ts";

const url = "/api/bookings";

const emptyBooking = {
  customerName: "",
  customerEmail: "",
  customerPhone: "",
  serviceRequested: "",
  preferredDate: "",
  preferredTime: "",
  urgency: "",
  budget: "",
  message: "",
};
type BookingField = keyof typeof emptyBooking;
/** The id of a field's control in the full form. */
export const fieldId = (field: BookingField) => `booking-${field}`;

const suggested = { urgency: "standard" };

type FormProps = {
  /** Names the form in storage: each vendor has its own draft. */
  name: string;
  vendorId: number;
  onSent: (booking: SentBooking) => void;
};

/** The full booking's form. */
export function useBookingForm({ name, vendorId, onSent }: FormProps) {
  const t = useText(messages).full;
  const { key } = useLocation();
  const contract = useMemo(() => fullForm(vendorId, t.errors), [vendorId, t]);
  const call = useMemo(
    (): FormCall<{ serviceRequested: string }, SentBooking> => ({
      name,
      url,
      async read(response, { serviceRequested }) {
        return { ...bookingReceipt.parse(await response.json()), serviceRequested, reachable: true };
      },
    }),
    [name],
  );
  return useContractForm({
    call,
    contract,
    empty: emptyBooking,
    summed: true,
    offer: { suggested, occasion: key },
    onSent: (booking) => {
      toast({ title: t.sentTitle, description: t.sentText });
      onSent(booking);
    },
    onFailed: () => toast({ title: t.failedTitle, description: t.failedText, variant: "destructive" }),
  });
}

const emptySimple = { date: "", customerName: "", customerContact: "", details: "" };

type SimpleField = keyof typeof emptySimple;
/** The id of a field's control in the simple form. */
export const simpleFieldId = (field: SimpleField) => `booking-${field}`;

/** The simple booking's form. */
export function useSimpleForm({ name, vendorId, onSent }: FormProps) {
  const t = useText(messages).simple;
  const { key } = useLocation();
  const contract = useMemo(() => simpleForm(vendorId), [vendorId]);
  const call = useMemo(
    (): FormCall<{ customerContact: string }, SentBooking> => ({
      name,
      url,
      async read(response, { customerContact }) {
        return {
          ...bookingReceipt.parse(await response.json()),
          serviceRequested: "",
          reachable: customerContact !== "",
        };
      },
    }),
    [name],
  );
  return useContractForm({
    call,
    contract,
    empty: emptySimple,
    summed: true,
    offer: { occasion: key },
    onInvalid: ({ date, customerName }) => {
      if (date && customerName.trim()) return;
      toast({ title: t.required, variant: "destructive" });
    },
    onSent: (booking) => {
      toast({ title: t.sent });
      onSent(booking);
    },
    onFailed: () => toast({ title: t.failed, variant: "destructive" }),
  });
}
