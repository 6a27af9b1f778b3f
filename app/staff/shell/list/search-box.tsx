import { type Ref, useEffect, useRef, useState } from "react";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useListAddress } from "./use-list-address.ts";

const debounceMs = 300;

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
  const timer = useRef<number>(undefined);
  const lastSearch = useRef(value);

  useEffect(() => {
    // Our own words coming back must not overwrite what was typed since.
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = (words: string) => {
    window.clearTimeout(timer.current);
    if (words.trim() === lastSearch.current) return;
    lastSearch.current = words.trim();
    change({ search: lastSearch.current }, { replace: true });
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
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => search(words), debounceMs);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") search(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
