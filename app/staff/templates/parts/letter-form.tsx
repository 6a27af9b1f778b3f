import { type FormEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { useWriting } from "#app/staff/presence/present-at.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Field, Input, Textarea } from "#app/ui/forms/field.tsx";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { isSendKey } from "#app/ui/forms/send-key.ts";
import { locales } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { gapsOf } from "../rules/draft.ts";
import { TemplateButton, TemplateChips, TemplateList } from "../template-list.tsx";
import { useTemplateMenu } from "../use-template-menu.ts";
import { maxLetterLength, maxSubjectLength } from "../values.ts";
import { LetterPreview } from "./letter-preview.tsx";
import { useLanguageNames } from "./use-language-names.ts";
import { type Letter, type LetterProps, templateChannelOf, useLetter } from "./use-letter.ts";

/** One tab of the composer. Ctrl+Enter sends. */
export function LetterForm(props: LetterProps) {
  const { record, to, channel, compact = false } = props;
  const t = useText(messages);
  const form = useRef<HTMLFormElement>(null);
  const subject = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const letter = useLetter(props, { subject, text });
  const { draft, edit, errors } = letter;
  useWriting(draft.text.trim() !== "" || draft.subject.trim() !== "");
  const usual = to.subject[letter.outgoing.language];
  const menu = useTemplateMenu({
    ...{ text: draft.text, kind: record.kind },
    channel: templateChannelOf(channel),
    onChoose: (template) => letter.fillFrom(template),
  });
  const sendByKey = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return;
    event.preventDefault();
    // By WhatsApp the text has to be opened first.
    const open = form.current?.querySelector<HTMLElement>("a[data-next]");
    if (open) open.click();
    else form.current?.requestSubmit();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    letter.submit();
  };
  return (
    <form ref={form} noValidate onSubmit={submit} onKeyDown={sendByKey} className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
        <p className="min-w-0 [overflow-wrap:anywhere]">
          <span className="text-muted">{t.to}</span> {channel === "email" ? to.email : to.phone}
        </p>
        <LanguageChoice letter={letter} />
      </div>
      {draft.text === "" && <TemplateChips menu={menu} />}
      {channel === "email" && (
        <Field label={t.subject} hint={!compact && t.usualSubject(usual)} error={errors.subject}>
          <Input
            ref={subject}
            lang={draft.language}
            maxLength={maxSubjectLength}
            value={draft.subject}
            autoComplete="off"
            placeholder={compact ? usual : undefined}
            onChange={(event) => edit({ subject: event.target.value })}
          />
        </Field>
      )}
      <Field label={t.text} hint={!compact && t.templatesHint} error={errors.text}>
        <Textarea
          ref={text}
          {...menu.field}
          lang={draft.language}
          dir="auto"
          rows={compact ? 3 : 6}
          className={compact ? "min-h-20!" : ""}
          maxLength={maxLetterLength}
          value={draft.text}
          onChange={(event) => edit({ text: event.target.value })}
        />
      </Field>
      <TemplateList menu={menu} />
      <Gaps letter={letter} field={text} />
      <LetterPreview letter={letter} to={to} />
      {errors.form && (
        <p role="alert" className="font-medium text-flamboyan text-sm">
          {errors.form}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {channel === "email" ? (
          <SendButton letter={letter} answers={answeredKind(props)} />
        ) : (
          <WhatsappButtons letter={letter} phone={to.phone} answers={answeredKind(props)} />
        )}
        <TemplateButton menu={menu} field={text} />
      </div>
      <Consequences {...props} />
    </form>
  );
}

function LanguageChoice({ letter }: { letter: Letter }) {
  const { writesIn } = useText(messages);
  const languages = useLanguageNames();
  const { draft, change, fillFrom, own, isTemplate } = letter;
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden className="text-muted">
        {writesIn}
      </span>
      <Segmented
        label={writesIn}
        value={draft.language}
        options={locales.map((one) => ({
          value: one,
          label: <span className="uppercase">{one}</span>,
          name: languages[one],
        }))}
        // An unchanged template changes its language with it.
        onChange={(language) => (own && isTemplate ? fillFrom(own, language) : change({ language }))}
      />
    </div>
  );
}

type GapsProps = { letter: Letter; field: RefObject<HTMLTextAreaElement | null> };

/** What is still to be filled in, each a way to its place in the text. */
function Gaps({ letter: { draft }, field }: GapsProps) {
  const t = useText(messages);
  const gaps = gapsOf(draft);
  if (gaps.length === 0) return null;
  const select = (gap: string) => {
    const start = draft.text.indexOf(gap);
    field.current?.focus();
    if (start >= 0) field.current?.setSelectionRange(start, start + gap.length);
  };
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="font-semibold">{t.gaps}</span>
      {gaps.map((gap) => (
        <Button
          key={gap}
          variant="quiet"
          size="small"
          className="lg:min-h-8 lg:py-0"
          onClick={() => select(gap)}
        >
          {gap}
        </Button>
      ))}
    </p>
  );
}

/** What the letter answers besides being sent; undefined if it answers nothing. */
function answeredKind({ record: { kind }, to }: LetterProps) {
  return to.isUnanswered && (kind === "lead" || kind === "contact_message") ? kind : undefined;
}

type SendProps = { letter: Letter; answers: ReturnType<typeof answeredKind> };

function SendButton({ letter, answers }: SendProps) {
  const t = useText(messages);
  return (
    <Button type="submit" variant="primary" busy={letter.isSending} busyLabel={t.sending}>
      {answers ? t.sendAndMark[answers] : t.send} <kbd className="font-sans text-xs">Ctrl ↵</kbd>
    </Button>
  );
}

/** WhatsApp opens with the text; what is recorded is only what the writer says to have sent. */
function WhatsappButtons({ letter, phone, answers }: SendProps & { phone: string }) {
  const t = useText(messages);
  const { outgoing, passes, isSending } = letter;
  const [opened, setOpened] = useState("");
  const url = `https://wa.me/${phone.slice(1)}?text=${encodeURIComponent(outgoing.text)}`;
  // Another number, or other words, must be opened anew.
  const isOpened = opened === url;
  return (
    <>
      <a
        href={url}
        target="_blank"
        rel="noreferrer"
        data-next={isOpened ? undefined : true}
        className={buttonClass({ variant: isOpened ? "quiet" : "primary" })}
        onClick={(event) => {
          if (passes()) setOpened(url);
          else event.preventDefault();
        }}
      >
        {t.openWhatsapp}
      </a>
      {isOpened && (
        <Button type="submit" variant="primary" busy={isSending} busyLabel={t.sending}>
          {answers ? t.sentAndMark[answers] : t.sentIt}
        </Button>
      )}
    </>
  );
}

/** What sending does besides, before it is done. */
function Consequences(props: LetterProps) {
  const t = useText(messages);
  const { mailIsConfigured } = useStaff();
  const { channel } = props;
  const answers = answeredKind(props);
  const counts = answers ? t.counts[answers] : "";
  const how = channel === "whatsapp" ? t.byHand : mailIsConfigured ? "" : t.noMail;
  return [how, counts].filter(Boolean).map((line) => (
    <p key={line} className="text-muted text-sm">
      {line}
    </p>
  ));
}
