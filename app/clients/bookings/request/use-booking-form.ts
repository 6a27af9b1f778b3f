import { useMemo } from "react";
import { useLocation } from "react-router";
import type { VendorDetail } from "#app/marketplace/vendors/contract.ts";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import type { Failure, FormCall } from "#platform/forms/sending.ts";
import { useContractForm } from "#platform/forms/use-contract-form.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { hasContactDetails } from "#platform/text/contact-details.ts";
import { messages } from "../messages.ts";
import type { SentBooking } from "../parts/sent-booking.ts";
import { promiseText } from "../promise-text.ts";
import type { FullContent, SimpleContent } from "./forms.ts";
import { useConcerns } from "./use-concerns.ts";

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
  town: "",
  place: "",
  message: "",
};
const emptySimple = { date: "", customerName: "", customerContact: "", details: "" };

type FieldName = keyof typeof emptyBooking | keyof typeof emptySimple;

/** Id of a control; the error summary links to it. */
export const fieldId = (name: FieldName) => `booking-${name}`;

/** The props of a `Field` for one of the form's fields. */
function fieldOf<N extends FieldName>({ error }: { error: (name: N) => string | undefined }) {
  return (name: N) => ({ id: fieldId(name), error: error(name) });
}

const forms = () => import("./forms.ts");

/** The server's error about a passed day or hour; retrying would not help. */
export function pastTimeError({ fields }: Failure): string | undefined {
  return fields.preferredTime ?? fields.preferredDate ?? fields.date;
}

export type FormProps = {
  /** Storage key: each vendor has its own draft. */
  name: string;
  vendor: VendorDetail;
  onSent: (booking: SentBooking) => void;
};

export function useBookingForm({ name, vendor, onSent }: FormProps) {
  const { full: t, promised } = useText(messages);
  const { locale } = useLocale();
  const { key } = useLocation();
  const concerns = useConcerns(vendor);
  const contract = useMemo(
    () => async () => (await forms()).fullForm(vendor, t.errors, locale),
    [vendor, t, locale],
  );
  const call: FormCall<FullContent, SentBooking> = {
    name,
    url,
    async read(response, { serviceRequested, urgency }) {
      const receipt = (await forms()).readReceipt(await response.json());
      return { ...receipt, serviceRequested, reachable: true, urgency };
    },
  };
  const form = useContractForm({
    call,
    contract,
    empty: emptyBooking,
    hasSummary: true,
    prefill: { suggested: { urgency: "standard", town: vendor.location }, occasion: key },
    formId: name,
    onInvalid: concerns.reset,
    confirm: ({ preferredDate, preferredTime }) =>
      concerns.canSend({ day: preferredDate.slice(0, 10), slot: preferredTime }),
    onSent: (booking) => {
      toast({ title: t.sentTitle, description: t.sentText(promiseText(booking, promised, locale)) });
      onSent(booking);
    },
    onFailed: (failure) => errorToast(pastTimeError(failure) ?? t.failedText, t.failedTitle),
  });
  return { ...form, concerns, field: fieldOf(form) };
}

export function useSimpleForm({ name, vendor, onSent }: FormProps) {
  const t = useText(messages).simple;
  const { key } = useLocation();
  const concerns = useConcerns(vendor);
  const contract = useMemo(() => async () => (await forms()).simpleForm(vendor.id), [vendor.id]);
  const call: FormCall<SimpleContent, SentBooking> = {
    name,
    url,
    async read(response, { customerContact }) {
      const receipt = (await forms()).readReceipt(await response.json());
      const reachable = hasContactDetails(customerContact);
      return { ...receipt, serviceRequested: "", reachable, urgency: "standard" };
    },
  };
  const form = useContractForm({
    call,
    contract,
    empty: emptySimple,
    hasSummary: true,
    prefill: { occasion: key },
    formId: name,
    confirm: ({ date, customerContact }) =>
      concerns.canSend({ day: date, slot: "", contact: customerContact }),
    onInvalid: ({ date, customerName }) => {
      concerns.reset();
      if (date && customerName.trim()) return;
      toast({ title: t.required, variant: "destructive" });
    },
    onSent: (booking) => {
      toast({ title: t.sent });
      onSent(booking);
    },
    onFailed: (failure) => errorToast(pastTimeError(failure), t.failed),
  });
  return { ...form, concerns, field: fieldOf(form) };
}
