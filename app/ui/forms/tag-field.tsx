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
import { type AddResult, addTag, restoreTag } from "./tag-list.ts";

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
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Maximum number of tags; `maxLength` is per tag. */
  maxTags: number;
  maxLength: number;
  texts: TagWords;
};

type Announcement = { text: string; undo?: { tag: string; index: number } };

/** Added by button, Enter (does not submit) or blur. The last removal can be undone; Backspace focuses the last tag. */
export function TagField({ value, onChange, maxTags, maxLength, texts, ...field }: TagFieldProps) {
  const [text, setText] = useState("");
  const [announcement, announce] = useState<Announcement>({ text: "" });
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const focusNext = useRef<number | null>(null);
  const isPressed = usePointerPressed();

  // The remove button disappears with its tag: focus the next tag or the input.
  useLayoutEffect(() => {
    if (focusNext.current === null) return;
    const index = Math.min(focusNext.current, value.length - 1);
    focusNext.current = null;
    (buttonOf(list.current, index) ?? input.current)?.focus();
  }, [value]);

  const add = () => {
    const { list: next, outcome } = addTag(value, text, maxTags);
    if (outcome === "blank") return;
    if (outcome !== "full") setText("");
    if (outcome === "added") onChange(next);
    announce({ text: outcomeText(outcome, text.trim(), maxTags, texts) });
  };
  const remove = (tag: string, index: number) => {
    focusNext.current = index;
    announce({ text: texts.removed(tag), undo: { tag, index } });
    onChange(value.filter((one) => one !== tag));
  };
  const undo = ({ tag, index }: { tag: string; index: number }) => {
    focusNext.current = index;
    announce({ text: texts.added(tag) });
    onChange(restoreTag(value, tag, index));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter may end an IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add();
    } else if (event.key === "Backspace" && text === "") {
      buttonOf(list.current, value.length - 1)?.focus();
    }
  };
  // Adds on blur, or typed text would look saved and be lost. Not while a pointer is down: a layout shift
  // could make the pressed button miss its click.
  const onBlur = (event: FocusEvent) => {
    if (event.currentTarget.contains(event.relatedTarget) || !document.hasFocus()) return;
    if (isPressed.current) onPointerRelease(add);
    else add();
  };
  const undoableRemoval =
    announcement.undo && !value.includes(announcement.undo.tag) ? announcement.undo : null;
  return (
    <Field {...field}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; it hears that field and button were left */}
      <div className="flex gap-2" onBlur={onBlur}>
        <Input
          ref={input}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          maxLength={maxLength}
          enterKeyHint="done"
          autoComplete="off"
        />
        <Button
          variant="quiet"
          aria-label={`${texts.add}: ${field.label}`}
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          <Plus aria-hidden className="size-4" />
          {texts.add}
        </Button>
      </div>
      <div className={classNames("flex flex-wrap items-center gap-x-2", announcement.text && "min-h-11")}>
        <p role="status" className="text-muted text-sm">
          {announcement.text}
        </p>
        {undoableRemoval && (
          <Button variant="link" size="small" onClick={() => undo(undoableRemoval)}>
            <Undo2 aria-hidden className="size-4" />
            {texts.undo}
          </Button>
        )}
      </div>
      {value.length > 0 && <Tags ref={list} name={field.label} tags={value} words={texts} remove={remove} />}
    </Field>
  );
}

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

/** Runs once on release, before the click event. */
function onPointerRelease(callback: () => void): void {
  const done = new AbortController();
  const release = () => {
    done.abort();
    callback();
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

function outcomeText(outcome: AddResult["outcome"], tag: string, most: number, words: TagWords): string {
  if (outcome === "duplicate") return words.duplicate(tag);
  return outcome === "full" ? words.full(most) : words.added(tag);
}
