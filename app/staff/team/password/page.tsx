import { useState } from "react";
import { api } from "#platform/api-client/api.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { accountToken } from "../contract.ts";
import { AccountForm } from "../parts/account-form.tsx";
import { LinkPage } from "../parts/link-page.tsx";
import { readPasswordLink } from "../server/password-links.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";

/** A link that is used, over or unknown is a real 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  const parsed = accountToken.safeParse(params);
  return readPasswordLink(ctx, parsed.data ?? { token: "" }).catch(refuseAsPage);
}

export default function PasswordPage({ loaderData: { email }, params: { token } }: Route.ComponentProps) {
  const t = useText(messages);
  const [changed, setChanged] = useState<string>();
  return (
    <LinkPage
      title={t.title}
      text={t.lead(email)}
      done={changed === undefined ? undefined : { title: t.doneTitle, text: t.doneText(changed) }}
    >
      <AccountForm
        email={email}
        texts={t}
        send={({ password }) => api.post("/api/staff-passwords/:token", { token, password })}
        onDone={setChanged}
      />
    </LinkPage>
  );
}
