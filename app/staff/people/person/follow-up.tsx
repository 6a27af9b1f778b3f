import { RecordNextSteps } from "#app/staff/follow-up/record-next-steps.tsx";
import { RecordNotes } from "#app/staff/follow-up/record-notes.tsx";
import { SnoozeButton } from "#app/staff/follow-up/snooze-button.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import type { PersonDetail } from "../contract.ts";

/** What is to be done for a person, until when Today hides it, and what the team noted. */
export function FollowUp({ person: { id } }: { person: PersonDetail }) {
  const record = { kind: "person", id } as const;
  return (
    <div className="grid min-w-0 gap-4 border-t pt-4 [&_h3]:font-sans [&_h3]:font-semibold [&_h3]:tracking-normal">
      <RecordNextSteps record={record} />
      <p>
        <Allowed to="work" silent>
          <SnoozeButton record={record} />
        </Allowed>
      </p>
      <RecordNotes record={record} hasField={false} />
    </div>
  );
}
