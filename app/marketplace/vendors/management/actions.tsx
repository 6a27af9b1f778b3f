import { useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { ManagedVendor } from "../contract.ts";
import { useChangeVendorStatus } from "../management-queries.ts";
import { names } from "../names.ts";
import { messages } from "../parts/staff-messages.ts";
import { ProfileDialog } from "./profile-dialog.tsx";
import { SuspendDialog } from "./suspend-dialog.tsx";
import { VerificationDialog } from "./verification-dialog.tsx";

export function ApproveButton({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const { statuses } = useText(names);
  const change = useChangeVendorStatus(vendor);
  const offerUndo = useOfferUndo("/api/admin/vendors/:id/undo");
  const { status, businessName } = vendor;
  const changedMessage = vendor.isSample || vendor.email === "" ? t.changedOnly : t.changedText;
  if (status === "approved") return null;
  const approve = () =>
    change
      .mutateAsync({ status: "approved", reason: "" })
      .then(({ id, undo }) => {
        const description = changedMessage(businessName, statuses.approved);
        offerUndo(id, undo, { title: t.changed, description });
      })
      .catch((error: unknown) => errorToast(isConflict(error) ? t.conflict : t.changeFailed));
  return (
    <Allowed to="publish" silent>
      <Button variant={status === "pending" ? "action" : "quiet"} size="small" onClick={() => void approve()}>
        {status === "pending" ? t.approve : t.reinstate}
        <span className="sr-only">: {businessName}</span>
      </Button>
    </Allowed>
  );
}

export function VendorActions({ vendor }: { vendor: ManagedVendor }) {
  const t = useText(messages);
  const change = useChangeVendorStatus(vendor);
  const [open, setOpen] = useState<"profile" | "suspend" | "verify" | null>(null);
  const { status, businessName } = vendor;
  const close = () => setOpen(null);
  const srVendorName = <span className="sr-only">: {businessName}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="quiet" size="small" onClick={() => setOpen("profile")}>
        {t.profile.see}
        {srVendorName}
      </Button>
      {status !== "suspended" && (
        <Allowed to="suspend">
          <Button variant="quiet" size="small" onClick={() => setOpen("suspend")}>
            {t.suspend}
            {srVendorName}
          </Button>
        </Allowed>
      )}
      <Allowed to="publish">
        <Button variant="quiet" size="small" onClick={() => setOpen("verify")}>
          {t.verify}
          {srVendorName}
        </Button>
      </Allowed>
      {open === "profile" && <ProfileDialog vendor={vendor} close={close} />}
      {open === "suspend" && <SuspendDialog vendor={vendor} change={change} close={close} />}
      {open === "verify" && <VerificationDialog vendor={vendor} close={close} />}
    </div>
  );
}
