import { type RefObject, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
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
  /** The keys n, s and z lead to it: where one record is open. */
  hasKeys?: boolean;
};

/** Next steps, notes and snooze of a record, opened on demand: for a row of a list, or a panel. */
export function RecordFollowUp(props: RecordFollowUpProps) {
  const { record, of, hasNotes = true, className, hasKeys = false } = props;
  const t = useText(messages);
  const id = useId();
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const places: Places = { note: useRef(null), step: useRef(null), snooze: useRef(null) };
  const openAt = (go: () => void) => {
    // The fields are there before the next key is typed.
    flushSync(() => setOpen(true));
    panel.current?.scrollIntoView({ block: "nearest" });
    go();
  };
  useShortcuts(
    hasKeys
      ? {
          n: () => openAt(() => places.note.current?.focus()),
          s: () => openAt(() => places.step.current?.open()),
          z: () => openAt(() => places.snooze.current?.open()),
        }
      : {},
  );
  return (
    <div className={className}>
      <Toggle open={open} controls={id} toggle={setOpen} className="font-semibold lg:min-h-9">
        {hasNotes ? t.toggle : t.steps.title}
        <span className="sr-only">{t.of(of)}</span>
      </Toggle>
      <div ref={panel} id={id} hidden={!open} className="pt-2 pb-3">
        {open && <FollowUpPanel record={record} places={places} hasNotes={hasNotes} />}
      </div>
    </div>
  );
}

type Places = {
  note: RefObject<HTMLTextAreaElement | null>;
  step: RefObject<{ open: () => void } | null>;
  snooze: RefObject<{ open: () => void } | null>;
};

/** The same without a toggle of its own; in two columns where there is room. */
type FollowUpPanelProps = { record: DeskRecord; places: Places; hasNotes: boolean };

function FollowUpPanel({ record, places, hasNotes }: FollowUpPanelProps) {
  return (
    <div className="@container">
      <div className="grid items-start gap-x-8 gap-y-5 @2xl:grid-cols-2">
        <div className="grid gap-4">
          <RecordNextSteps record={record} openRef={places.step} />
          <p>
            <Allowed to="work" silent>
              <SnoozeButton record={record} openRef={places.snooze} />
            </Allowed>
          </p>
        </div>
        {hasNotes && <RecordNotes record={record} fieldRef={places.note} />}
      </div>
    </div>
  );
}
