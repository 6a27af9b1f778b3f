import { useQueryClient } from "@tanstack/react-query";
import { Eye, Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { FormResult } from "../form-result.ts";
import { messages } from "../messages.ts";
import { reloadBoard } from "../queries.ts";
import { PostByline } from "./post-byline.tsx";
import {
  ContentField,
  LanguageField,
  LettersField,
  NameField,
  PostFormFrame,
  SubjectFields,
  TitleField,
} from "./post-fields.tsx";
import { PostText } from "./post-text.tsx";
import { type PostFormState, usePostForm } from "./use-post-form.ts";

type PostFormProps = {
  formResult: FormResult | null;
  /** What the board is filtered by. */
  about: { topic: string; town: string };
};

export function PostForm({ formResult, about }: PostFormProps) {
  const { write: t } = useText(messages);
  const cache = useQueryClient();
  const [isPreviewing, setPreviewing] = useState(false);
  const closePreview = () => setPreviewing(false);
  const state = usePostForm({
    formResult,
    about,
    onSent: () => {
      closePreview();
      void reloadBoard(cache);
    },
    onInvalid: closePreview,
  });
  const openPreview = async () => setPreviewing(await state.check());
  const Icon = isPreviewing ? Pencil : Eye;
  return (
    <PostFormFrame
      state={state}
      action={t.submit}
      tools={
        // Without scripts there is nothing to press it with.
        <Button
          variant="quiet"
          size="large"
          className={classNames(!state.isHydrated && "invisible")}
          onClick={() => (isPreviewing ? closePreview() : void openPreview())}
        >
          <Icon aria-hidden className="size-5" />
          {isPreviewing ? t.edit : t.preview}
        </Button>
      }
    >
      <div hidden={isPreviewing} className="grid gap-6">
        <NameField state={state} />
        <TitleField state={state} />
        <ContentField state={state} label={t.content} hint={t.contentHint} rows={7} />
        <SubjectFields state={state} />
        <LanguageField state={state} />
        <LettersField state={state} />
      </div>
      {isPreviewing && <Preview state={state} />}
    </PostFormFrame>
  );
}

function Preview({ state: { form, language } }: { state: PostFormState }) {
  const t = useText(messages).write;
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { userId, title, content } = form.getValues();
  return (
    <div>
      <p ref={heading} tabIndex={-1} className="text-muted text-sm focus:outline-none">
        {t.previewTitle}
      </p>
      <article aria-label={t.previewTitle} className="mt-3 border-line border-s-3 ps-4">
        <h3 lang={language} dir="auto" className="text-xl leading-snug [overflow-wrap:anywhere]">
          {title.trim()}
        </h3>
        <div className="mt-1">
          <PostByline author={userId.trim()} at={null} language={language} />
        </div>
        <PostText text={content.trim()} lang={language} links={false} className="mt-2.5" />
      </article>
    </div>
  );
}
