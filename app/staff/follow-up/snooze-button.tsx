import { AlarmClock, Moon } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import { undoMs } from "#app/staff/shell/contract.ts";
import { useOfferUndoBy } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import type { DeskRecord } from "#app/staff/shell/record/desk-record.ts";
import { formatDay } from "#app/staff/shell/record/formats.ts";
import { useNow } from "#app/staff/shell/record/now-context.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";
import { useSetSnooze, useSnooze, wake } from "./queries.ts";
import { dueOf, firstWakingDay } from "./rules/due-choices.ts";
import { canSleep } from "./values.ts";

type SnoozeButtonProps = {
  record: DeskRecord;
  /** Called when the record was hidden, as from Today, which then leads to the next. */
  onSnoozed?: () => void;
  /** Opens the choices, for a key that leads there. */
  openRef?: Ref<{ open: () => void }>;
};

/** Hides a record from Today until a day, or shows that it is hidden. Nothing for a record that never sleeps. */
export function SnoozeButton(props: SnoozeButtonProps) {
  return canSleep(props.record.kind) ? <Snoozing {...props} /> : null;
}

function Snoozing({ record, onSnoozed, openRef }: SnoozeButtonProps) {
  const t = useText(messages).snooze;
  const { locale } = useLocale();
  const { data } = useSnooze(record);
  const change = useSetSnooze(record);
  const offerUndo = useOfferUndoBy();
  const [isOpen, setOpen] = useState(false);
  const isSet = useRef(false);
  useImperativeHandle(openRef, () => ({ open: () => setOpen(!data?.until) }));
  if (data?.until)
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 text-sm">
        <Moon aria-hidden className="size-4 text-muted" />
        {t.asleep(formatDay(data.until, locale))}
        <Button variant="link" size="small" busy={change.isPending} onClick={() => change.mutate(null)}>
          {t.wake}
        </Button>
      </span>
    );
  const sleep = (until: string) =>
    change.mutate(until, {
      onSuccess: () => {
        isSet.current = true;
        setOpen(false);
        offerUndo({ title: t.slept(formatDay(until, locale)) }, undoMs, () => wake(record));
        onSnoozed?.();
      },
    });
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button variant="quiet" size="small" busy={change.isPending}>
          <AlarmClock aria-hidden className="size-4" />
          {t.button}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={6}
          collisionPadding={16}
          aria-label={t.title}
          // Then the focus goes on, as to the next entry.
          onCloseAutoFocus={(event) => {
            if (isSet.current && onSnoozed) event.preventDefault();
          }}
          className="z-50 grid w-72 gap-2 rounded border border-line bg-card p-4 text-ink shadow-lg focus:outline-none"
        >
          <SnoozeChoices sleep={sleep} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function SnoozeChoices({ sleep }: { sleep: (until: string) => void }) {
  const t = useText(messages).snooze;
  const { locale } = useLocale();
  const now = new Date(useNow());
  const [day, setDay] = useState("");
  const first = firstWakingDay(now);
  return (
    <>
      <p className="font-semibold text-sm">{t.title}</p>
      {(["tomorrow", "threeDays", "monday"] as const).map((choice) => {
        const until = dueOf(choice, now)?.day ?? first;
        return (
          <Button
            key={choice}
            variant="quiet"
            size="small"
            className="justify-between lg:min-h-9"
            onClick={() => sleep(until)}
          >
            {t.days[choice]}
            <span className="font-normal text-muted">{formatDay(until, locale)}</span>
          </Button>
        );
      })}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (day >= first) sleep(day);
        }}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
      >
        <Field label={t.date}>
          <Input type="date" min={first} value={day} onChange={(event) => setDay(event.target.value)} />
        </Field>
        <Button type="submit" variant="quiet" size="small">
          {t.set}
        </Button>
      </form>
      <p className="text-muted text-sm">{t.hint}</p>
    </>
  );
}
