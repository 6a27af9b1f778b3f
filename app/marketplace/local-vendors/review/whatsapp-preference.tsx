import { useState } from "react";
import { TextForm } from "#app/marketplace/moderation/text-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { messages } from "./messages.ts";
import { useWhatsappPreference } from "./queries.ts";

/** For a vendor who asks staff to stop, or to resume, WhatsApp messages. */
export function WhatsappPreference({ vendor }: { vendor: LocalVendor }) {
  const { preference: t } = useText(messages);
  const [open, setOpen] = useState(false);
  const save = useWhatsappPreference(vendor.id);
  if (vendor.whatsappNotifications === "no") return null;
  const stopped = vendor.stoppedAt === null;
  const texts = stopped ? t.stop : t.start;
  if (!open) {
    return (
      <Button variant="link" size="small" onClick={() => setOpen(true)}>
        {texts.open}
        <span className="sr-only">: {vendor.nombreCompleto}</span>
      </Button>
    );
  }
  return (
    <TextForm
      label={t.label}
      hint={texts.hint}
      required
      initial=""
      maxLength={150}
      words={{ send: texts.send, sending: t.sending }}
      check={(text) => (text ? undefined : t.missing)}
      send={async (text) => {
        await save.mutateAsync({ stopped, words: text });
        toast({ title: texts.done(vendor.nombreCompleto) });
      }}
      explain={(failure) => ({ problem: isConflict(failure) ? t.own : t.failed })}
      close={() => setOpen(false)}
    />
  );
}
