import { useMutation } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "#app/ui/copy-button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { api } from "#platform/api-client/api.ts";
import { ApiError } from "#platform/api-client/client.ts";
import { queryClient } from "#platform/api-client/query-client.ts";
import { newKey } from "#platform/forms/intent.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { NewDraft } from "../contract.ts";
import { messages } from "../messages.ts";
import { splitDraft } from "./draft.ts";
import type { Application } from "./use-application.ts";

/** Stores the started application on the server and mails its link. */
export function OtherDevice({ application }: { application: Application }) {
  const t = useText(messages).elsewhere;
  const { draft } = application;
  const [email, setEmail] = useState(draft.answers.email);
  const link = useRef<HTMLParagraphElement>(null);
  const key = useRef("");
  // The application's pages have no other request to share a client with.
  const [client] = useState(queryClient);
  const options = {
    // The answer holds a link that opens the draft.
    gcTime: 0,
    mutationFn: () => {
      const { answers } = splitDraft(draft).open;
      key.current ||= newKey();
      // Choices are plain texts here; the contract checks them.
      const body = { email, answers: answers as unknown as NewDraft["answers"], saved: [...draft.saved] };
      return api.post("/api/vendor-application-drafts", body, { key: key.current });
    },
    onSettled: (_receipt: unknown, error: Error | null) => {
      // A lost answer is asked for again by the same key; anything else is a new request.
      if (!error || error instanceof ApiError) key.current = "";
    },
  };
  const save = useMutation(options, client);
  const body = save.error instanceof ApiError ? save.error.body : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <details className="mt-5">
      <summary className="inline-flex min-h-11 items-center gap-2 text-link">
        <MonitorSmartphone aria-hidden className="size-5" />
        {t.title}
      </summary>
      <form method="post" noValidate onSubmit={submit} className="mt-2 grid gap-4">
        <p className="text-sm">{t.text}</p>
        <Field label={t.email} error={body?.fields?.email} required>
          <Input
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Field>
        <div>
          <Button type="submit" variant="quiet" busy={save.isPending} busyLabel={t.saving}>
            {t.save}
          </Button>
        </div>
        <p role="alert" className="font-medium text-flamboyan text-sm empty:hidden">
          {save.isError && !body?.fields?.email && (body?.message || t.failed)}
        </p>
      </form>
      <div role="status">
        {save.data && (
          <div className="mt-4 grid gap-2">
            <p>{save.data.mailed ? t.mailed(email) : t.notMailed}</p>
            <p className="text-muted text-sm">{t.link}</p>
            <p ref={link} className="break-all rounded bg-band px-3 py-2 text-sm">
              {`${window.location.origin}${save.data.path}`}
            </p>
            <div>
              <CopyButton source={link} label={t.copy} doneLabel={t.copied} />
            </div>
          </div>
        )}
      </div>
    </details>
  );
}
