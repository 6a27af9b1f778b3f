import { useState } from "react";
import { roleNames } from "#app/staff/shell/role-names.ts";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { Options, Select } from "#app/ui/forms/field.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { may, type StaffRole, staffRoles } from "#platform/security/permissions.ts";
import type { TeamMember } from "./contract.ts";
import { messages } from "./messages.ts";
import { OpenWorkPart, takersOf } from "./open-work.tsx";
import { useChangeRole } from "./queries.ts";

type RoleSelectProps = { member: TeamMember; members: readonly TeamMember[] };

/** The choice waits for the dialog: arrow keys change a closed select at each press. */
export function RoleSelect({ member, members }: RoleSelectProps) {
  const t = useText(messages);
  const names = useText(roleNames);
  const [wanted, setWanted] = useState<StaffRole>();
  const { name, role } = member;
  return (
    <>
      <Select
        aria-label={t.roleOf(name)}
        value={wanted ?? role}
        onChange={(event) => setWanted(event.target.value as StaffRole)}
        className="lg:[&_select]:min-h-9 lg:[&_select]:py-1"
      >
        <Options values={staffRoles} names={names} />
      </Select>
      {wanted && wanted !== role && (
        <RoleDialog member={member} members={members} wanted={wanted} close={() => setWanted(undefined)} />
      )}
    </>
  );
}

type RoleDialogProps = RoleSelectProps & { wanted: StaffRole; close: () => void };

/** Who may no longer work can hand over what is open in the same act. */
function RoleDialog({ member, members, wanted, close }: RoleDialogProps) {
  const t = useText(messages);
  const names = useText(roleNames);
  const [handTo, setHandTo] = useState("");
  const takers = takersOf(member, members);
  const losesWork = member.openWork > 0 && !may(wanted, "work");
  const { name, role } = member;
  const change = useChangeRole(member.number, ({ handedOver }, { handTo: to }) => {
    close();
    const taker = takers.find(({ email }) => email === to);
    const handed = taker ? ` ${t.disable.handed(handedOver, taker.name)}` : "";
    toast({ title: t.changeRole.done, description: `${name}: ${names[wanted]}.${handed}` });
  });
  const submit = () => change.mutate({ role: wanted, from: role, handTo: handTo || null });
  return (
    <ActionDialog
      close={close}
      width={losesWork ? "medium" : "narrow"}
      title={t.changeRole.title(name)}
      description={t.changeRole.text(names[role], names[wanted])}
      onSubmit={submit}
      action={t.changeRole.save}
      busy={change.isPending}
      busyLabel={t.changeRole.saving}
      problem={change.isError && (isConflict(change.error) ? t.conflict : t.failed)}
    >
      <p>{t.roleTexts[wanted]}</p>
      {losesWork && (
        <div className="mt-5">
          <OpenWorkPart member={member} takers={takers} handTo={handTo} choose={setHandTo} />
        </div>
      )}
    </ActionDialog>
  );
}
