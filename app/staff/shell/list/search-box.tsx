import { type Ref, useEffect, useRef, useState } from "react";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useChangeFilter } from "./use-change-filter.ts";

const debounceMs = 300;

type SearchBoxProps = {
  texts: { search: string; searchHint?: string };
  value: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
};

export function SearchBox({ texts, value = "", inputRef }: SearchBoxProps) {
  const [typed, setTyped] = useState(value);
  const change = useChangeFilter();
  const timer = useRef<number>(undefined);
  const lastSearch = useRef(value);

  useEffect(() => {
    // Our own search coming back must not overwrite what was typed since.
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const search = (text: string) => {
    window.clearTimeout(timer.current);
    if (text.trim() === lastSearch.current) return;
    lastSearch.current = text.trim();
    change({ search: lastSearch.current }, { replace: true });
  };

  return (
    <Field label={texts.search}>
      <Input
        ref={inputRef}
        type="search"
        name="search"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder={texts.searchHint}
        value={typed}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => search(text), debounceMs);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") search(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
