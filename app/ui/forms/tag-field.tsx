import { Plus, Undo2, X } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field, Input } from "./field.tsx";
import { type Added, withTag, withTagBack } from "./tag-list.ts";

type TagWords = {
  add: string;
  remove: (tag: string) => string;
  undo: string;
  added: (tag: string) => string;
  removed: (tag: string) => string;
  duplicate: (tag: string) => string;
  full: (most: number) => string;
};

type TagFieldProps = {
  label: string;
  id?: string;
  hint?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** How many tags there may be, and how long each. */
  most: number;
  maxLength: number;
  words: TagWords;
};

type Said = { text: string; undo?: { tag: string; index: number } };

/**
 * A list of short texts: added by button or Enter (which never sends the form), or when the field is left;
 * removed by button, and the last removal can be undone. Backspace in the empty field goes to the last tag.
 */
export function TagField({ value, onChange, most, maxLength, words, ...field }: TagFieldProps) {
  const [typed, type] = useState("");
  const [said, say] = useState<Said>({ text: "" });
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusNext = useRef<number | null>(null);
  const pressed = usePointerPressed();

  // A removed tag takes its button along: the focus goes to the tag now in its place, or to the field.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const index = Math.min(focusNext.current, value.length - 1);
    focusNext.current = null;
    (buttonOf(list.current, index) ?? input.current)?.focus();
  }, [value]);

  const add = () => {
    const { list: next, outcome } = withTag(value, typed, most);
    if (outcome === "blank") return;
    if (outcome !== "full") type("");
    if (outcome === "added") onChange(next);
    say({ text: outcomeText(outcome, typed.trim(), most, words) });
  };
  const remove = (tag: string, index: number) => {
    focusNext.current = index;
    say({ text: words.removed(tag), undo: { tag, index } });
    onChange(value.filter((one) => one !== tag));
  };
  const undo = ({ tag, index }: { tag: string; index: number }) => {
    focusNext.current = index;
    say({ text: words.added(tag) });
    onChange(withTagBack(value, tag, index));
  };
  const press = (event: KeyboardEvent) => {
    // Enter that ends a composed character (accents, other scripts) belongs to the keyboard.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && typed === "") {
      buttonOf(list.current, value.length - 1)?.focus();
    }
  };
  // What was typed and not added would look saved and be lost. Another window is not leaving the field. While a pointer
  // is pressed nothing may move: a note that pushes the pressed button away would take its click.
  const leave = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget) || !document.hasFocus()) return;
    if (pressed.current) whenReleased(add);
    else add();
  };
  const undoable = said.undo && !value.includes(said.undo.tag) ? said.undo : null;
  return (
    <Field {...field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; it hears that field and button were left */}
      <div className="flex gap-2" onBlur={leave}>
        <Input
          ref={input}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          maxLength={maxLength}
          placeholder={field.placeholder}
          enterKeyHint="done"
          autoComplete="off"
        />
        <Button
          variant="quiet"
          aria-label={`${words.add}: ${field.label}`}
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          <Plus aria-hidden className="size-4" />
          {words.add}
        </Button>
      </div>
      <div className={classNames("flex flex-wrap items-center gap-x-2", said.text && "min-h-11")}>
        <p role="status" className="text-muted text-sm">
          {said.text}
        </p>
        {undoable && (
          <Button variant="link" size="small" onClick={() => undo(undoable)}>
            <Undo2 aria-hidden className="size-4" />
            {words.undo}
          </Button>
        )}
      </div>
      {value.length > 0 && <Tags ref={list} name={field.label} tags={value} words={words} remove={remove} />}
    </Field>
  );
}

/** Whether a pointer is pressed at this moment, anywhere on the page. */
function usePointerPressed(): RefObject<boolean> {
  const pressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: PointerEvent) => {
      pressed.current = type === "pointerdown";
    };
    const types = ["pointerdown", "pointerup", "pointercancel"] as const;
    for (const type of types) addEventListener(type, follow, true);
    return () => {
      for (const type of types) removeEventListener(type, follow, true);
    };
  }, []);
  return pressed;
}

/** Runs `act` once, as soon as the pointer is released; its click comes after that. */
function whenReleased(act: () => void): void {
  const done = new AbortController();
  const release = () => {
    done.abort();
    act();
  };
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, release, { capture: true, signal: done.signal });
}

type TagsProps = {
  ref: Ref<HTMLUListElement>;
  name: string;
  tags: readonly string[];
  words: TagWords;
  remove: (tag: string, index: number) => void;
};

function Tags({ ref, name, tags, words, remove }: TagsProps) {
  return (
    <ul ref={ref} aria-label={name} className="flex flex-wrap gap-2">
      {tags.map((tag, index) => (
        <li
          key={tag}
          className="inline-flex min-w-0 max-w-full items-center rounded border border-line bg-band ps-3 font-medium text-sm"
        >
          <span className="min-w-0 py-1.5 [overflow-wrap:anywhere]">{tag}</span>
          <button
            type="button"
            aria-label={words.remove(tag)}
            onClick={() => remove(tag, index)}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded text-muted transition-colors hover:text-flamboyan"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}

function buttonOf(list: HTMLUListElement | null, index: number): HTMLButtonElement | undefined {
  return list?.querySelectorAll("button")[index];
}

function outcomeText(outcome: Added["outcome"], tag: string, most: number, words: TagWords): string {
  if (outcome === "duplicate") return words.duplicate(tag);
  return outcome === "full" ? words.full(most) : words.added(tag);
}
