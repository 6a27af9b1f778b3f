import { type ReactNode, type Ref, useRef, useState } from "react";
import { ClosingQuestion } from "#app/clients/leads/closing-question.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { useKept } from "#app/staff/shell/editing/use-kept.ts";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Textarea } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { QueueItem } from "../contract.ts";
import { type Act, useEntryActs } from "../entry-acts.ts";
import { messages } from "../messages.ts";
import { useEntryAct } from "../queries.ts";
import { BookingDetails, isAmount, useBookingDetails } from "./booking-details.tsx";

type EntryWorkProps = {
  item: QueueItem;
  advance: () => void;
  addStep: () => void;
  /** Asks for the sale of a lead that was converted. */
  askSale: (lead: QueueItem) => void;
};

/** The acts of an entry, and the fields that are sent with the act; nothing for readers. */
export function EntryWork(props: EntryWorkProps) {
  return (
    <Allowed to="work" silent>
      <OwnWork {...props} />
    </Allowed>
  );
}

function OwnWork({ item, advance, addStep, askSale }: EntryWorkProps) {
  const details = useBookingDetails(item);
  const [note, keepNote] = useKept(item.kind === "safety" ? `queue.safety.${item.id}` : undefined, {
    text: "",
  });
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const passes = (act: Act) => {
    const lacksNote = act.needsNote === true && note.text.trim() === "";
    setMissing(lacksNote);
    if (lacksNote) field.current?.focus();
    return !lacksNote && (details.details === undefined || isAmount(details.shown.cost));
  };
  const bar = (
    <ActBar
      item={item}
      advance={advance}
      addStep={addStep}
      askSale={askSale}
      isReady={!details.isUnread}
      typed={{ details: details.details, note: note.text.trim() }}
      passes={passes}
      clear={() => {
        details.clear();
        keepNote({ text: "" });
      }}
    />
  );
  if (item.kind === "booking" && item.group !== "cancelled")
    return (
      <Work bar={bar}>
        <BookingDetails work={details} />
      </Work>
    );
  if (item.kind !== "safety") return bar;
  return (
    <Work bar={bar}>
      <NoteOfCall
        text={note.text}
        change={(text) => keepNote({ text })}
        isMissing={isMissing}
        fieldRef={field}
      />
    </Work>
  );
}

function Work({ bar, children }: { bar: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      {children}
      {bar}
    </div>
  );
}

type NoteOfCallProps = {
  text: string;
  change: (text: string) => void;
  isMissing: boolean;
  fieldRef: Ref<HTMLTextAreaElement>;
};

function NoteOfCall({ text, change, isMissing, fieldRef }: NoteOfCallProps) {
  const t = useText(messages).detail;
  return (
    <Field label={t.noteOfCall} hint={t.noteOfCallHint} error={isMissing ? t.noteNeeded : undefined}>
      <Textarea
        ref={fieldRef}
        rows={2}
        maxLength={5000}
        dir="auto"
        value={text}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}

type ActBarProps = EntryWorkProps & {
  /** What is typed can be sent with an act. */
  isReady: boolean;
  typed: Parameters<typeof useEntryActs>[1];
  /** Whether an act may be done with what is typed; if not, it shows why. */
  passes: (act: Act) => boolean;
  /** What was typed has been saved. */
  clear: () => void;
};

/** `e` does the first act that claims nothing, and goes on; where there is none it leads to the acts. */
function ActBar(props: ActBarProps) {
  const { item, advance, addStep, askSale, isReady, typed, passes, clear } = props;
  const { acts: t, detail } = useText(messages);
  const acts = useEntryActs(item, typed);
  const run = useEntryAct(item);
  const [asked, setAsked] = useState<string>();
  const [closing, setClosing] = useState<Act>();
  const first = useRef<HTMLButtonElement>(null);
  const send = (act: Act, answered?: boolean) =>
    run.mutate({
      ...{ send: () => act.send(answered), said: act.said },
      done: () => {
        clear();
        if (act.isSale) askSale(item);
      },
      ...(!act.stays && { after: advance }),
    });
  const press = (act: Act) => {
    if (run.isPending || !isReady || !passes(act)) return;
    if (act.asks) return setClosing(act);
    if (act.isGrave && asked !== act.key) return setAsked(act.key);
    setAsked(undefined);
    send(act);
  };
  const main = acts.find((act) => act.isMain);
  const asksForStep = item.group === "no_step";
  useShortcuts({
    e: () => (main ? press(main) : asksForStep ? addStep() : first.current?.focus()),
  });
  return (
    <fieldset aria-label={detail.acts} className="flex flex-wrap gap-2">
      {asksForStep && (
        <Button variant="primary" size="small" onClick={addStep}>
          {t.addStep} <Key name="e" />
        </Button>
      )}
      {acts.map((act, place) => (
        <Button
          key={act.key}
          ref={place === 0 ? first : undefined}
          variant={act.isMain ? "primary" : asked === act.key ? "danger" : "quiet"}
          size="small"
          busy={run.isPending || !isReady}
          onClick={() => press(act)}
          onBlur={() => setAsked(undefined)}
        >
          {asked === act.key ? t.sure(act.label) : act.label}
          {act.isMain && !act.stays && <span className="sr-only">, {t.next}</span>}
          {act.isMain && <Key name="e" />}
        </Button>
      ))}
      {item.group === "vendor" && <p className="basis-full text-muted text-sm">{detail.vendorSilent}</p>}
      {closing && (
        <ClosingQuestion
          name={item.name}
          cancel={() => setClosing(undefined)}
          answer={(answered) => {
            setClosing(undefined);
            send(closing, answered);
          }}
        />
      )}
    </fieldset>
  );
}

const Key = ({ name }: { name: string }) => (
  <kbd aria-hidden className="hidden rounded border border-current/40 px-1.5 font-mono text-xs lg:inline">
    {name}
  </kbd>
);
