import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { classNames } from "#app/ui/class-names.ts";
import { Textarea } from "#app/ui/forms/field.tsx";
import { isSendKey } from "#app/ui/forms/send-key.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { type Colleague, colleaguesFor, handleOf, mentionAt, withMention } from "../rules/mentions.ts";
import { maxNoteLength } from "../values.ts";

type MentionFieldProps = {
  value: string;
  onChange: (text: string) => void;
  colleagues: readonly Colleague[];
  ref?: Ref<HTMLTextAreaElement>;
};

/** A text in which "@" offers colleagues: arrows choose, Enter or Tab picks, Escape closes, and then leaves the field. Place it in a `Field`. */
export function MentionField({ value, onChange, colleagues, ref }: MentionFieldProps) {
  const t = useText(messages).notes;
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const mention = caret === null ? null : mentionAt(value, caret);
  const found = mention ? colleaguesFor(mention.typed, colleagues) : [];
  const isOpen = found.length > 0;
  const current = Math.min(chosen, found.length - 1);
  const pick = (colleague: Colleague) => {
    if (!mention || caret === null) return;
    const next = withMention(value, caret, mention.start, handleOf(colleague, colleagues));
    // Writing the value moves the caret to the end; it is back before the next key.
    flushSync(() => {
      onChange(next.text);
      setCaret(null);
    });
    field.current?.focus();
    field.current?.setSelectionRange(next.caret, next.caret);
  };
  const press = (event: KeyboardEvent) => {
    // The form's.
    if (isSendKey(event)) return;
    if (event.key === "Escape") {
      // Not further: it closes what the field stands in, with the text.
      event.preventDefault();
      event.stopPropagation();
      if (isOpen) setCaret(null);
      else field.current?.blur();
      return;
    }
    if (!isOpen) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const selected = found[current];
    if (step !== 0) setChosen((current + step + found.length) % found.length);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && selected) pick(selected);
    else return;
    event.preventDefault();
  };
  const follow = (element: HTMLTextAreaElement) => {
    setCaret(element.selectionStart);
    setChosen(0);
  };
  return (
    <div className="relative">
      <Textarea
        ref={field}
        rows={2}
        className="min-h-20!"
        value={value}
        maxLength={maxNoteLength}
        dir="auto"
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${current}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          follow(event.target);
        }}
        onKeyDown={press}
        onClick={(event) => follow(event.currentTarget)}
        onBlur={() => setCaret(null)}
      />
      <p role="status" className="sr-only">
        {isOpen && t.found(found.length)}
      </p>
      {isOpen && (
        <div
          role="listbox"
          id={listId}
          aria-label={t.colleagues}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-60 overflow-y-auto rounded border border-line bg-card py-1 shadow-lg"
        >
          {found.map((one, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
            <div
              key={one.email}
              role="option"
              id={`${listId}-${index}`}
              aria-selected={index === current}
              tabIndex={-1}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => pick(one)}
              className={classNames(
                "flex min-h-11 cursor-pointer flex-wrap items-baseline gap-x-2 px-3 py-2 lg:min-h-9",
                index === current ? "bg-band" : "hover:bg-band/50",
              )}
            >
              <span className="font-semibold">{one.name}</span>
              <span className="text-muted text-sm">{one.email}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
