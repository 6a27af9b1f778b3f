import { useState } from "react";
import { formatCount } from "#app/staff/shell/record/formats.ts";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Checkbox } from "#app/ui/forms/field.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { PersonFound, RecordKind } from "./contract.ts";
import { messages } from "./messages.ts";
import { useErase } from "./queries.ts";

type EraseDialogProps = { found: PersonFound; person: string; close: () => void; refresh: () => void };

export function EraseDialog({ found, person, close, refresh }: EraseDialogProps) {
  const { erase: t, found: foundTexts } = useText(messages);
  const erase = useErase();
  const [isConfirmed, setIsConfirmed] = useState(false);
  const [missing, setMissing] = useState(false);
  const submit = () => {
    setMissing(!isConfirmed);
    if (!isConfirmed) return;
    erase.mutate(found, {
      onSuccess: ({ erased }) => {
        toast({ title: t.done, description: t.doneText(erased) });
        close();
        refresh();
      },
    });
  };
  return (
    <ActionDialog
      close={close}
      title={t.title}
      description={t.text(foundTexts.title(found.total), person)}
      onSubmit={submit}
      action={t.send}
      variant="danger"
      busy={erase.isPending}
      busyLabel={t.sending}
      problem={erase.error && (isConflict(erase.error) ? t.changed : t.failed)}
    >
      <ErasedRecords found={found} />
      <RetainedRecords found={found} />
      <Checkbox
        label={t.confirm}
        error={missing && !isConfirmed && t.confirmMissing}
        required
        checked={isConfirmed}
        onChange={(event) => setIsConfirmed(event.target.checked)}
      />
    </ActionDialog>
  );
}

const isErased = (kind: RecordKind) => kind !== "audit";

function ErasedRecords({ found }: { found: PersonFound }) {
  const { erase: t, kinds } = useText(messages);
  const { locale } = useLocale();
  return (
    <section aria-label={t.goes}>
      <h3 className="text-lg">{t.goes}</h3>
      <ul className="mt-2 columns-1 text-sm sm:columns-2">
        {found.kinds
          .filter(({ kind }) => isErased(kind))
          .map(({ kind, count }) => (
            <li key={kind} className="flex justify-between gap-3 border-b py-1.5">
              <span>{kinds[kind]}</span>
              <span className="lining-nums">{formatCount(count, locale)}</span>
            </li>
          ))}
      </ul>
      {found.kinds.some(({ kind }) => kind === "booking") && <p className="mt-3 text-sm">{t.active}</p>}
    </section>
  );
}

function RetainedRecords({ found }: { found: PersonFound }) {
  const { erase: t } = useText(messages);
  const has = (kind: RecordKind) => found.kinds.some((one) => one.kind === kind);
  return (
    <section aria-label={t.stays} className="mt-5 mb-3">
      <h3 className="text-lg">{t.stays}</h3>
      <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-sm">
        <li>{t.audit}</li>
        {has("vendor") && <li>{t.vendor}</li>}
        {has("community_post") && <li>{t.post}</li>}
      </ul>
    </section>
  );
}
