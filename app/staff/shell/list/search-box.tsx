import { type Ref, useEffect, useRef, useState } from "react";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useListAddress } from "./use-list-address.ts";

const typingPause = 300;

type SearchBoxProps = {
  label: string;
  placeholder?: string;
  /** What the address searches for now. */
  value: string;
  inputRef?: Ref<HTMLInputElement>;
  className?: string;
};

/** Searches 300 ms after the last key; the address holds the words, and Back and links change what is in the box. */
export function SearchBox({ label, placeholder, value, inputRef, className }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const change = useListAddress();
  const pause = useRef<number>(undefined);
  const sent = useRef(value);

  useEffect(() => {
    // Our own words coming back must not overwrite what was typed since.
    if (value === sent.current) return;
    sent.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => window.clearTimeout(pause.current), []);

  const search = (words: string) => {
    window.clearTimeout(pause.current);
    if (words.trim() === sent.current) return;
    sent.current = words.trim();
    change({ search: sent.current }, { replace: true });
  };

  return (
    <Field label={label} className={className}>
      <Input
        ref={inputRef}
        type="search"
        name="search"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => {
          const words = event.target.value;
          setTyped(words);
          window.clearTimeout(pause.current);
          pause.current = window.setTimeout(() => search(words), typingPause);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") search(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
