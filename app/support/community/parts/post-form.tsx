import { useQueryClient } from "@tanstack/react-query";
import { Eye, Pencil } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { HoneypotField } from "#platform/forms/honeypot-field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Answered } from "../form-answer.ts";
import { messages } from "../messages.ts";
import { readBoardAgain } from "../queries.ts";
import { PassingMessage } from "./passing-message.tsx";
import { PostLine } from "./post-line.tsx";
import { PostWords } from "./post-words.tsx";
import { useWrittenForm, type WrittenForm } from "./use-written-form.ts";
import { ContentField, HeldNote, LanguageField, NameField, TitleField } from "./written-fields.tsx";

/** The form that begins a conversation, looked at before it is sent; also without scripts. */
export function PostForm({ answered }: { answered: Answered | null }) {
  const { write: t } = useText(messages);
  const cache = useQueryClient();
  const [looking, setLooking] = useState(false);
  const back = () => setLooking(false);
  const written = useWrittenForm({
    answered,
    onSent: () => {
      back();
      void readBoardAgain(cache);
    },
    onFault: back,
  });
  const { id, alive } = written;
  const look = async () => setLooking(await written.check());
  return (
    <form
      id={id}
      method="post"
      noValidate={alive}
      aria-labelledby="write"
      onSubmit={written.submit}
      className="mt-6 grid gap-6"
    >
      <div hidden={looking} className="grid gap-6">
        <NameField written={written} />
        <TitleField written={written} />
        <ContentField written={written} label={t.content} hint={t.contentHint} rows={7} />
        <LanguageField written={written} />
      </div>
      {looking && <Preview written={written} />}
      <HoneypotField ref={written.trap} />
      <div className="grid gap-4 border-t pt-6">
        <PassingMessage message={written.message} />
        {written.held && <HeldNote />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" size="large" busy={written.posting} busyLabel={t.posting}>
            {t.submit}
          </Button>
          {/* Without scripts there is nothing to press it with. */}
          <Button
            variant="quiet"
            size="large"
            className={classNames(!alive && "invisible")}
            onClick={() => (looking ? back() : void look())}
          >
            {looking ? <Pencil aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
            {looking ? t.edit : t.preview}
          </Button>
        </div>
        <p className="text-muted text-sm">{t.privacy}</p>
      </div>
    </form>
  );
}

/** The post as the board will show it. */
function Preview({ written: { form, language } }: { written: WrittenForm }) {
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
          <PostLine author={userId.trim()} at={null} language={language} />
        </div>
        <PostWords text={content.trim()} lang={language} links={false} className="mt-2.5" />
      </article>
    </div>
  );
}
