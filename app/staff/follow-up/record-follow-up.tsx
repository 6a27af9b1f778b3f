import { useId, useState } from "react";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { RecordNextSteps } from "./record-next-steps.tsx";
import { RecordNotes } from "./record-notes.tsx";
import { SnoozeButton } from "./snooze-button.tsx";

type RecordFollowUpProps = {
  record: DeskRecord;
  /** Name of the record, for screen readers. */
  of: string;
  /** Not where the notes stand elsewhere, as among a chat's messages. */
  hasNotes?: boolean;
  className?: string;
};

/** Next steps, notes and snooze of a record, opened on demand: for a row of a list, or a panel. */
export function RecordFollowUp({ record, of, hasNotes = true, className }: RecordFollowUpProps) {
  const t = useText(messages);
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={className}>
      <Toggle open={open} controls={id} toggle={setOpen} className="font-semibold lg:min-h-9">
        {hasNotes ? t.toggle : t.steps.title}
        <span className="sr-only">{t.of(of)}</span>
      </Toggle>
      <div id={id} hidden={!open} className="pt-2 pb-3">
        {open && <FollowUpPanel record={record} hasNotes={hasNotes} />}
      </div>
    </div>
  );
}

/** The same without a toggle of its own; in two columns where there is room. */
function FollowUpPanel({ record, hasNotes }: { record: DeskRecord; hasNotes: boolean }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-5 @2xl:grid-cols-2">
        <div className="grid gap-4">
          <RecordNextSteps record={record} />
          <p>
            <Allowed to="work" silent>
              <SnoozeButton record={record} />
            </Allowed>
          </p>
        </div>
        {hasNotes && <RecordNotes record={record} />}
      </div>
    </div>
  );
}
