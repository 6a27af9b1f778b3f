import { Search } from "lucide-react";
import { Form, Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { boardPath, maxSearchLength } from "../board-address.ts";
import { messages } from "../messages.ts";

/** The search of the board, which lives in the address; also without scripts. */
export function BoardSearch({ search }: { search: string }) {
  const t = useText(messages).list;
  return (
    <search>
      {/* Back and links change what is searched: then the field begins anew. */}
      <Form key={search} action={boardPath} preventScrollReset className="flex flex-wrap items-end gap-3">
        <Field label={t.search} className="min-w-40 flex-1">
          <Input
            type="search"
            name="search"
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t.placeholder}
            defaultValue={search}
          />
        </Field>
        <Button type="submit" variant="quiet">
          <Search aria-hidden className="size-5" />
          {t.searchButton}
        </Button>
        {search && (
          <Link to={boardPath} preventScrollReset className={buttonClass({ variant: "link" })}>
            {t.clear}
          </Link>
        )}
      </Form>
    </search>
  );
}
