import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { LocalVendor } from "./contract.ts";
import { channelOf } from "./review-channel.ts";

type RejectApprovedProps = { vendor: LocalVendor; close: () => void; reject: () => void };

/** Asks before somebody who was told that they are in is told that they are out. */
export function RejectApproved({ vendor, close, reject }: RejectApprovedProps) {
  const { rejecting: t, reject: act, close: closeLabel } = useText(messages);
  const { nombreCompleto: name, heldReason } = vendor;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t.title(name)}
      closeLabel={closeLabel}
      width="narrow"
      footer={
        <>
          <Button variant="quiet" className="max-sm:w-full" onClick={close}>
            {t.keep}
          </Button>
          <Button variant="danger" className="max-sm:w-full" onClick={reject}>
            {act}
          </Button>
        </>
      }
    >
      <p className="[overflow-wrap:anywhere]">{t.told[heldReason ? "held" : channelOf(vendor)](name)}</p>
      <p className="mt-3">{t.jobs}</p>
    </Dialog>
  );
}
