import { type FormEvent, useRef, useState } from "react";
import { Link } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { roleNames } from "#app/staff/shell/role-names.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Checkbox, Field, Input } from "#app/ui/forms/field.tsx";
import { PasswordInput } from "#app/ui/forms/inputs.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { invitationToken } from "../contract.ts";
import { readInvitation } from "../server/invitations.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";

/** A link that is used, over or unknown is a real 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  const parsed = invitationToken.safeParse(params);
  return readInvitation(ctx, parsed.data ?? { token: "" }).catch(refuseAsPage);
}

const minLength = 12;

export default function JoiningPage({ loaderData: invitation, params }: Route.ComponentProps) {
  const t = useText(messages);
  const names = useText(roleNames);
  const [joined, setJoined] = useState<string>();
  return (
    <div className="wrap py-8 sm:py-12">
      {/* The address holds a secret: no index, no referrer. */}
      <PrivateMeta title={t.title} />
      <meta name="referrer" content="no-referrer" />
      <div className="arch max-w-2xl rounded-s rounded-br border border-line bg-card p-6 sm:p-10">
        <div role="status">
          <h1 className="text-3xl">{joined ? t.doneTitle : t.title}</h1>
          <p className="mt-3 mb-7 max-w-measure text-muted [overflow-wrap:anywhere]">
            {joined ? t.doneText(joined) : t.lead(invitation.email, names[invitation.role])}
          </p>
        </div>
        {joined ? (
          <Link to="/admin/today" reloadDocument className={buttonClass({ variant: "primary" })}>
            {t.go}
          </Link>
        ) : (
          <JoiningForm
            token={params.token}
            name={invitation.name}
            email={invitation.email}
            onJoined={setJoined}
          />
        )}
      </div>
    </div>
  );
}

type JoiningFormProps = { token: string; name: string; email: string; onJoined: (email: string) => void };
type Errors = Partial<Record<"name" | "password", string | undefined>>;

function JoiningForm({ token, name, email, onJoined }: JoiningFormProps) {
  const t = useText(messages);
  const form = useRef<HTMLFormElement>(null);
  const [visible, setVisible] = useState(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string>();
  const show = (found: Errors) => {
    setErrors(found);
    const first = found.name ? "name" : found.password ? "password" : undefined;
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const typed = { name: String(data.get("name") ?? ""), password: String(data.get("password") ?? "") };
    const missing = {
      name: typed.name.trim() === "" ? t.required : undefined,
      password: typed.password.length < minLength ? t.short : undefined,
    };
    setProblem(undefined);
    show(missing);
    if (missing.name || missing.password) return;
    setBusy(true);
    try {
      onJoined((await api.post("/api/staff-invitations/:token", { token, ...typed })).email);
    } catch (error) {
      const body = error instanceof ApiError ? error.body : undefined;
      const isOver = body?.code === "not_found" || body?.code === "conflict";
      show(body?.fields ?? {});
      if (!body?.fields) setProblem(isOver ? t.over : (body?.message ?? t.failed));
    }
    setBusy(false);
  };
  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <FormProblem>{problem}</FormProblem>
      {/* Tells password managers whose password this is. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field label={t.name} hint={t.nameHint} error={errors.name} required>
        <Input name="name" defaultValue={name} maxLength={200} autoComplete="name" />
      </Field>
      <Field label={t.password} hint={t.passwordHint} error={errors.password} required>
        <PasswordInput name="password" autoComplete="new-password" maxLength={128} visible={visible} />
      </Field>
      <Checkbox
        label={t.show}
        checked={visible}
        onChange={(event) => setVisible(event.target.checked)}
        className="-my-2"
      />
      <Button type="submit" variant="primary" busy={busy} busyLabel={t.submitting}>
        {t.submit}
      </Button>
    </form>
  );
}
