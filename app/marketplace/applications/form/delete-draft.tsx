import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { deleteDraft } from "./draft-store.ts";
import { stepLink } from "./steps.ts";

export function DeleteDraft() {
  const t = useText(messages).remove;
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const remove = () => {
    setOpen(false);
    deleteDraft();
    toast({ title: t.done });
    void navigate(stepLink("list").to);
  };
  return (
    <ActionDialog
      open={open}
      onOpen={() => setOpen(true)}
      close={() => setOpen(false)}
      trigger={
        <Button variant="quiet" size="small">
          <Trash2 aria-hidden className="size-4" />
          {t.open}
        </Button>
      }
      title={t.title}
      closeLabel={t.keep}
      width="narrow"
      onSubmit={remove}
      action={t.confirm}
      cancel={t.keep}
      variant="danger"
    >
      <p>{t.text}</p>
    </ActionDialog>
  );
}
