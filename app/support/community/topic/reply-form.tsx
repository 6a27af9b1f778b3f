import { useQueryClient } from "@tanstack/react-query";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { FormResult } from "../form-result.ts";
import { messages } from "../messages.ts";
import {
  ContentField,
  LanguageField,
  LettersField,
  NameField,
  PostFormFrame,
} from "../parts/post-fields.tsx";
import { usePostForm } from "../parts/use-post-form.ts";
import { reloadReplies } from "../queries.ts";

export function ReplyForm({ replyTo, formResult }: { replyTo: number; formResult: FormResult | null }) {
  const t = useText(messages).reply;
  const cache = useQueryClient();
  const onSent = () => void reloadReplies(cache, replyTo);
  const state = usePostForm({ replyTo, formResult, onSent });
  return (
    <PostFormFrame state={state} action={t.submit}>
      <NameField state={state} />
      <ContentField state={state} label={t.content} rows={5} />
      <LanguageField state={state} />
      <LettersField state={state} />
    </PostFormFrame>
  );
}
