import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { ApiError, isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
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
      await change.mutateAsync({ status: "suspended", reason });
      close();
      toast({ title: t.changed, description: changedMessage(businessName, statuses.suspended) });
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
          <p>{t.stay}</p>
        </div>
      )}
    </div>
  );
}
