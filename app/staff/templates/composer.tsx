import { useQuery } from "@tanstack/react-query";
import { Mail, MessageCircle, NotebookPen } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { NewNote } from "#app/staff/follow-up/new-note.tsx";
import { Toggle } from "#app/staff/shell/record/toggle.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Addressee } from "./contract.ts";
import { messages } from "./messages.ts";
import { LetterForm } from "./parts/letter-form.tsx";
import { SentLetters } from "./parts/sent-letters.tsx";
import { addresseeQueryOptions, type WritableRecord } from "./queries.ts";
import { useComposerOpen } from "./use-draft.ts";

type ComposerProps = {
  record: WritableRecord;
  /** Where the letters are shown elsewhere, as on a timeline; and where it has little room. */
  compact?: boolean;
  /** Called after a letter was sent, or recorded as sent. */
  onSent?: () => void;
};

/**
 * Writes to the person of a record by e-mail or WhatsApp, or a note for the team, and lists what was sent; who only reads sees
 * the list alone. Browser only.
 */
export function Composer(props: ComposerProps) {
  const { record, compact = false } = props;
  if (useStaff().may("work")) return <WritableComposer {...props} />;
  return compact ? null : <SentLetters record={record} />;
}

function WritableComposer({ record, compact = false, onSent }: ComposerProps) {
  const t = useText(messages);
  const { data: to, isError, isFetching, refetch } = useQuery(addresseeQueryOptions(record));
  if (!to)
    return isError && !isFetching ? (
      <p className="flex flex-wrap items-center gap-3 text-flamboyan text-sm">
        {t.loadFailed}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t.retry}
        </Button>
      </p>
    ) : (
      <Skeleton className="h-64" />
    );
  return (
    <section aria-label={t.writeTo(to.name || t.nobody)} className="grid min-w-0 max-w-3xl gap-4">
      <ComposerTabs record={record} to={to} compact={compact} onSent={onSent} />
      {!compact && <SentLetters record={record} />}
    </section>
  );
}

type Tab = keyof typeof messages.tabs;

type TabsProps = Pick<ComposerProps, "record" | "compact"> & {
  to: Addressee;
  onSent: (() => void) | undefined;
};

const canText = ({ phone, stoppedAt }: Addressee): boolean => phone !== "" && stoppedAt === null;

function ComposerTabs({ record, to, compact = false, onSent }: TabsProps) {
  const t = useText(messages);
  const [tab, setTab] = useState<Tab>(to.email ? "email" : canText(to) ? "whatsapp" : "note");
  const label = (Icon: typeof Mail, text: string) => (
    <>
      <Icon aria-hidden className="size-4" />
      {text}
    </>
  );
  const items: { value: Tab; label: ReactNode; content: ReactNode }[] = [
    {
      value: "email",
      label: label(Mail, t.tabs.email),
      content: to.email ? (
        <LetterForm record={record} to={to} channel="email" compact={compact} onSent={onSent} />
      ) : (
        <p className="text-muted text-sm">{t.noEmail}</p>
      ),
    },
    {
      value: "whatsapp",
      label: label(MessageCircle, t.tabs.whatsapp),
      content: canText(to) ? (
        <LetterForm record={record} to={to} channel="whatsapp" compact={compact} onSent={onSent} />
      ) : (
        <p className="text-muted text-sm">{to.phone ? t.stopped : t.noPhone}</p>
      ),
    },
    {
      value: "note",
      label: label(NotebookPen, t.tabs.note),
      content: <NewNote record={record} says />,
    },
  ];
  return (
    <div className="min-w-0 [&_[role=tabpanel]]:pt-3">
      <Tabs
        label={t.writeTo(to.name || t.nobody)}
        items={items}
        value={tab}
        onValueChange={(value) => setTab(value as Tab)}
      />
    </div>
  );
}

/** A composer behind the button "Write"; open from the beginning if something is written there. */
export function ComposerDisclosure({ record, name }: { record: WritableRecord; name: string }) {
  const id = useId();
  const [isOpen, setOpen] = useComposerOpen(record);
  if (!useStaff().may("work")) return null;
  return (
    <div className="min-w-0">
      <ComposerToggle isOpen={isOpen} setOpen={setOpen} controls={id} name={name} />
      <div id={id} hidden={!isOpen} className="pt-2">
        {isOpen && <Composer record={record} />}
      </div>
    </div>
  );
}

type ComposerToggleProps = {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  controls: string;
  name: string;
  className?: string;
};

/** The button of a composer that stands elsewhere, as in another row of a table. */
function ComposerToggle({ isOpen, setOpen, controls, name, className }: ComposerToggleProps) {
  const t = useText(messages);
  return (
    <Toggle
      open={isOpen}
      controls={controls}
      toggle={setOpen}
      {...(className !== undefined && { className })}
    >
      {t.write} <span className="sr-only">: {name}</span>
    </Toggle>
  );
}
