import { useState } from "react";
import { roleNames } from "#app/staff/shell/role-names.ts";
import { api } from "#platform/api-client/api.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { accountToken } from "../contract.ts";
import { AccountForm } from "../parts/account-form.tsx";
import { LinkPage } from "../parts/link-page.tsx";
import { readInvitation } from "../server/invitations.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";

/** A link that is used, over or unknown is a real 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  const parsed = accountToken.safeParse(params);
  return readInvitation(ctx, parsed.data ?? { token: "" }).catch(refuseAsPage);
}

export default function JoiningPage({ loaderData: invitation, params: { token } }: Route.ComponentProps) {
  const t = useText(messages);
  const names = useText(roleNames);
  const [joined, setJoined] = useState<string>();
  const { name, email, role } = invitation;
  return (
    <LinkPage
      title={t.title}
      text={t.lead(email, names[role])}
      done={joined === undefined ? undefined : { title: t.doneTitle, text: t.doneText(joined) }}
    >
      <AccountForm
        name={name}
        email={email}
        texts={t}
        send={(typed) => api.post("/api/staff-invitations/:token", { token, ...typed })}
        onDone={setJoined}
      />
    </LinkPage>
  );
}
