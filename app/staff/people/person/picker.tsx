import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Field, Input, Radio } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { PersonSummary } from "../contract.ts";
import { countsText, messages as people } from "../messages.ts";
import { messages } from "./messages.ts";
import { foundPeopleQueryOptions } from "./queries.ts";

type PickerProps = {
  /** Who cannot be chosen. */
  but: number;
  value: number | null;
  onChange: (id: number) => void;
  error?: string | false | undefined;
};

/** Finds another person by a name, an address or a number, and chooses one. */
export function PersonPicker({ but, value, onChange, error }: PickerProps) {
  const { picker: t } = useText(messages);
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery({
    ...foundPeopleQueryOptions(search),
    enabled: search.length > 1,
    placeholderData: (before) => before,
  });
  const found = search.length > 1 ? (data?.items.filter(({ id }) => id !== but) ?? []) : [];
  return (
    <div className="grid gap-3">
      <Field label={t.search} hint={t.hint} error={error}>
        <Input
          type="search"
          autoComplete="off"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <p role="status" className="text-muted text-sm empty:hidden">
        {search.length > 1 && data && found.length === 0 && t.nobody}
      </p>
      {found.length > 0 && (
        <fieldset>
          <legend className="sr-only">{t.found}</legend>
          {found.map((person) => (
            <Radio
              key={person.id}
              name="person"
              label={<Choice person={person} />}
              checked={value === person.id}
              onChange={() => onChange(person.id)}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

function Choice({ person }: { person: PersonSummary }) {
  const names = useText(people);
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <span dir="auto" className="font-semibold">
        {person.name || names.unnamed}
      </span>
      <span className="block text-muted text-sm">
        {[person.email, person.phone, countsText(person.counts, names)].filter(Boolean).join(" · ")}
      </span>
    </span>
  );
}
