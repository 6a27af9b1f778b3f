import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { messages as bookingMessages } from "#app/clients/bookings/messages.ts";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import type { AnswerOf } from "#platform/api-client/api.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { ManagedVendor } from "../contract.ts";
import { openBookingsQueryOptions, type useChangeVendorStatus } from "../management-queries.ts";
import { names } from "../names.ts";
import { messages } from "../parts/staff-messages.ts";
import { isNotified, ReasonField } from "./reason-field.tsx";

type SuspendProps = {
  vendor: ManagedVendor;
  change: ReturnType<typeof useChangeVendorStatus>;
  close: () => void;
};

export function SuspendDialog({ vendor, change, close }: SuspendProps) {
  const t = useText(messages);
  const { statuses } = useText(names);
  const offerUndo = useOfferUndo("/api/admin/vendors/:id/undo");
  const [reason, setReason] = useState("");
  const [reasonError, setReasonError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { businessName } = vendor;
  const changedMessage = isNotified(vendor) ? t.changedText : t.changedOnly;

  const submit = async () => {
    const missing = reason.trim() === "";
    setProblem(undefined);
    setReasonError(missing ? t.suspension.missing : undefined);
    if (missing) return field.current?.focus();
    try {
      const { undo } = await change.mutateAsync({ status: "suspended", reason });
      close();
      offerUndo(vendor.id, undo, {
        title: t.changed,
        description: changedMessage(businessName, statuses.suspended),
      });
    } catch (error) {
      const fieldError = error instanceof ApiError ? error.body?.fields?.reason : undefined;
      setReasonError(fieldError);
      if (!fieldError) setProblem(isConflict(error) ? t.conflict : t.changeFailed);
    }
  };
  const { suspension } = t;
  return (
    <ActionDialog
      close={close}
      title={suspension.title(businessName)}
      description={suspension.text}
      onSubmit={() => void submit()}
      action={t.suspend}
      variant="danger"
      busy={change.isPending}
      busyLabel={suspension.working}
      problem={problem}
    >
      <p className="mb-3">{suspension.place(vendor.reviewCount)}</p>
      <OpenBookings vendorId={vendor.id} />
      <ReasonField ref={field} vendor={vendor} reason={reason} setReason={setReason} error={reasonError} />
    </ActionDialog>
  );
}

function OpenBookings({ vendorId }: { vendorId: number }) {
  const { open: t } = useText(messages).suspension;
  const { data, isError } = useQuery({ ...openBookingsQueryOptions(vendorId), staleTime: 0 });
  const isOpen = data && data.confirmed + data.others > 0;
  return (
    <div role="status" className="mb-4">
      {!data && (
        <p className={isError ? "text-flamboyan" : "text-muted"}>{isError ? t.failed : t.counting}</p>
      )}
      {data && !isOpen && <p className="text-muted">{t.none}</p>}
      {isOpen && (
        <div className="grid gap-1 rounded bg-pending-fill px-4 py-3 text-pending">
          <p className="font-semibold">{t.some(data.confirmed, data.others)}</p>
          <NamedBookings bookings={data.named} />
          {data.confirmed + data.others > data.named.length && (
            <p>{t.more(data.confirmed + data.others - data.named.length)}</p>
          )}
          <p>{t.stay}</p>
        </div>
      )}
    </div>
  );
}

type OpenBooking = AnswerOf<"LIST", "/api/bookings">[number];

/** Who must be called, and when they expect the vendor. Opens beside the dialog, which keeps its reason. */
function NamedBookings({ bookings }: { bookings: readonly OpenBooking[] }) {
  const { open: t } = useText(messages).suspension;
  const { statuses } = useText(bookingMessages);
  const { locale } = useLocale();
  return (
    <ul aria-label={t.list} className="max-h-56 list-disc overflow-y-auto ps-5">
      {bookings.map(({ id, customerName, preferredDate, status }) => (
        <li key={id}>
          <a
            href={deskRecordPath({ kind: "booking", id })}
            target="_blank"
            rel="noreferrer"
            className="underline underline-offset-2 [overflow-wrap:anywhere]"
          >
            <bdi>{customerName}</bdi>
            <span className="sr-only"> ({t.newWindow})</span>
          </a>
          , {formatDateTime(preferredDate, "day", locale)} · {statuses[status]}
        </li>
      ))}
    </ul>
  );
}
