import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { MissingPermission } from "#app/staff/shell/editing/allowed.tsx";
import { EntryList } from "#app/staff/shell/list/state-list.tsx";
import { messages as shellMessages } from "#app/staff/shell/messages.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { roleNames } from "#app/staff/shell/role-names.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { staffRoles } from "#platform/security/permissions.ts";
import type { Route } from "./+types/page";
import type { Team } from "./contract.ts";
import { Invitations } from "./invitations.tsx";
import { InviteDialog } from "./invite-dialog.tsx";
import { MemberRow } from "./member-row.tsx";
import { messages } from "./messages.ts";
import { teamQueryOptions } from "./queries.ts";
import { readTeam } from "./server/members.server.ts";

export function loader(args: Route.LoaderArgs) {
  const queries = (ctx: Parameters<typeof readTeam>[0]) => [
    { queryKey: teamQueryOptions().queryKey, load: () => readTeam(ctx) },
  ];
  return loadForStaff(args, queries, { permission: "team" });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, () => [teamQueryOptions()]);
}

export default function TeamPage() {
  const t = useText(messages);
  const { may } = useStaff();
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead}>
        {may("team") && (
          <Button size="small" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden className="size-4" />
            {t.invite.open}
          </Button>
        )}
      </ScreenTitle>
      {may("team") ? <WholeTeam /> : <MissingPermission permission="team" />}
      {inviting && <InviteDialog close={() => setInviting(false)} />}
    </>
  );
}

function WholeTeam() {
  const t = useText(messages);
  const { retry: again, loading } = useText(shellMessages);
  const query = useQuery(teamQueryOptions());
  return (
    <QueryBoundary query={query} texts={{ failed: t.loadFailed, again, loading }} height="h-96">
      {(team) => (
        <div className="grid items-start gap-x-8 gap-y-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-8">
            <EntryList label={t.list}>
              {team.members.map((member) => (
                <MemberRow key={member.number} member={member} members={team.members} />
              ))}
            </EntryList>
            <Invitations invitations={team.invitations} />
          </div>
          <Explanation team={team} />
        </div>
      )}
    </QueryBoundary>
  );
}

function Explanation({ team }: { team: Team }) {
  const t = useText(messages);
  const names = useText(roleNames);
  return (
    <section aria-labelledby="role-texts" className="text-sm">
      <h2 id="role-texts" className="border-line border-b pb-2 text-lg">
        {t.roles}
      </h2>
      <dl className="mt-3 grid gap-3">
        {staffRoles.map((role) => (
          <div key={role}>
            <dt className="font-semibold">{names[role]}</dt>
            <dd className="text-muted">{t.roleTexts[role]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 border-t pt-3 text-muted">
        {team.secondStepRequired ? t.stepRequired : t.stepOptional}{" "}
        <Link to="/admin/setup?section=access#secondStep" className="text-link">
          {t.changeStep}
        </Link>
      </p>
    </section>
  );
}
