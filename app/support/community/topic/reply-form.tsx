import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { FormResult } from "../form-result.ts";
import { messages } from "../messages.ts";
import { ContentField, HeldNote, LanguageField, NameField } from "../parts/post-fields.tsx";
import { TimedMessage } from "../parts/timed-message.tsx";
import { usePostForm } from "../parts/use-post-form.ts";
import { reloadReplies } from "../queries.ts";

export function ReplyForm({ replyTo, formResult }: { replyTo: number; formResult: FormResult | null }) {
  const { write, reply: t } = useText(messages);
  const cache = useQueryClient();
  const state = usePostForm({
    replyTo,
    formResult,
    onSent: () => void reloadReplies(cache, replyTo),
  });
  return (
    <form
      id={state.id}
      method="post"
      noValidate={state.isHydrated}
      aria-labelledby="write"
      onSubmit={state.submit}
      className="mt-6 grid gap-6"
    >
      <NameField state={state} />
      <ContentField state={state} label={t.content} rows={5} />
      <LanguageField state={state} />
      <HoneypotField ref={state.trap} />
      <div className="grid gap-4 border-t pt-6">
        <TimedMessage message={state.message} />
        {state.held && <HeldNote />}
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={state.posting}
          busyLabel={write.posting}
          className="sm:justify-self-start"
        >
          {t.submit}
        </Button>
        <p className="text-muted text-sm">{write.privacy}</p>
      </div>
    </form>
  );
}
