import { useQueryClient } from "@tanstack/react-query";
import { Button } from "#app/ui/button.tsx";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Answered } from "../form-answer.ts";
import { messages } from "../messages.ts";
import { PassingMessage } from "../parts/passing-message.tsx";
import { useWrittenForm } from "../parts/use-written-form.ts";
import { ContentField, HeldNote, LanguageField, NameField } from "../parts/written-fields.tsx";
import { readRepliesAgain } from "../queries.ts";

/** The form that answers a post; also without scripts. */
export function ReplyForm({ replyTo, answered }: { replyTo: number; answered: Answered | null }) {
  const { write, reply: t } = useText(messages);
  const cache = useQueryClient();
  const written = useWrittenForm({
    replyTo,
    answered,
    onSent: () => void readRepliesAgain(cache, replyTo),
  });
  return (
    <form
      id={written.id}
      method="post"
      noValidate={written.alive}
      aria-labelledby="write"
      onSubmit={written.submit}
      className="mt-6 grid gap-6"
    >
      <NameField written={written} />
      <ContentField written={written} label={t.content} rows={5} />
      <LanguageField written={written} />
      <HoneypotField ref={written.trap} />
      <div className="grid gap-4 border-t pt-6">
        <PassingMessage message={written.message} />
        {written.held && <HeldNote />}
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={written.posting}
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
