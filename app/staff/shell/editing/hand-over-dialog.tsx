import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Field, Select, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { may } from "#platform/security/permissions.ts";
import { messages } from "../messages.ts";
import { useStaff } from "../staff-context.ts";
import type { Handing } from "./assignee.tsx";
import { colleaguesQueryOptions } from "./colleagues.ts";

type HandOverDialogProps = {
  assignee: string | null;
  of: string;
  hand: (handing: Handing) => void;
  close: () => void;
};

/** Me, a colleague who can work on it, or nobody; with a note for the colleague and the history. */
export function HandOverDialog({ assignee, of, hand, close }: HandOverDialogProps) {
  const t = useText(messages).assignee;
  const { email } = useStaff();
  const { data: colleagues = [], isError } = useQuery(colleaguesQueryOptions());
  const [to, setTo] = useState(assignee ?? "");
  const [note, setNote] = useState("");
  useWriting(note.trim() !== "");
  const takers = colleagues.filter((one) => one.email !== email && !one.isDisabled && may(one.role, "work"));
  const submit = () => {
    if (to !== (assignee ?? "")) hand({ to: to || null, ...(note.trim() && { note: note.trim() }) });
    close();
  };
  return (
    <ActionDialog
      close={close}
      width="narrow"
      title={t.handOver(of)}
      onSubmit={submit}
      action={t.assign}
      problem={isError && t.noColleagues}
    >
      <div className="grid gap-4">
        <Field label={t.whom}>
          <Select value={to} onChange={(event) => setTo(event.target.value)}>
            <option value="">{t.nobody}</option>
            <option value={email}>{t.me}</option>
            {takers.map((one) => (
              <option key={one.email} value={one.email}>
                {one.name}
              </option>
            ))}
          </Select>
        </Field>
        {to !== "" && to !== email && (
          <Field label={t.note} hint={t.noteHint} optional>
            <Textarea
              rows={3}
              value={note}
              maxLength={1000}
              dir="auto"
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
        )}
      </div>
    </ActionDialog>
  );
}
