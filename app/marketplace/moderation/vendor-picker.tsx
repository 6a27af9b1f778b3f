import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { manageQueryOptions } from "#app/marketplace/vendors/management-queries.ts";
import { formatCapped } from "#app/staff/shell/record/formats.ts";
import { useDebounced } from "#app/staff/shell/use-debounced.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { mostFound } from "#platform/database/lists/capped-count.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";

export type VendorRef = { id: number; businessName: string };

type VendorPickerProps = {
  chosen: VendorRef | null;
  choose: (vendor: VendorRef | null) => void;
  error: string | undefined;
};

const maxResults = 6;

export function VendorPicker({ chosen, choose, error }: VendorPickerProps) {
  const { log: t } = useText(messages);
  const [words, setWords] = useState("");
  const searchBox = useRef<HTMLInputElement>(null);
  const changeButton = useRef<HTMLButtonElement>(null);
  // The pressed button is unmounted; move the focus to its replacement.
  const chooseAndFocus = (vendor: VendorRef | null) => {
    choose(vendor);
    requestAnimationFrame(() => (vendor ? changeButton : searchBox).current?.focus());
  };
  if (chosen)
    return (
      <div>
        <p className="font-semibold text-sm">{t.vendor}</p>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{chosen.businessName}</bdi> <span className="text-muted text-sm">{t.number(chosen.id)}</span>
          </p>
          <Button ref={changeButton} variant="link" size="small" onClick={() => chooseAndFocus(null)}>
            {t.other}
          </Button>
        </div>
      </div>
    );
  return (
    <div>
      <Field label={t.vendor} hint={t.vendorHint} error={error} required>
        <Input
          ref={searchBox}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <Results words={words.trim()} choose={chooseAndFocus} />
    </div>
  );
}

function Results({ words, choose }: { words: string; choose: (vendor: VendorRef) => void }) {
  const { log: t } = useText(messages);
  const { locale } = useLocale();
  const search = useDebounced(words);
  const { data, isError } = useQuery({ ...manageQueryOptions({ search }), enabled: search !== "" });
  const settled = search !== "" && search === words ? data : undefined;
  const results = settled?.items.slice(0, maxResults) ?? [];
  return (
    <>
      <p role="status" className="min-h-6 pt-1.5 text-muted text-sm">
        {settled
          ? t.count(settled.total, formatCapped(settled.total, locale, mostFound))
          : words !== "" && (isError ? t.searchFailed : t.searching)}
      </p>
      {results.length > 0 && (
        <ul aria-label={t.found} className="mt-1 overflow-clip rounded border border-line">
          {results.map(({ id, businessName, location }) => (
            <li key={id} className="border-b last:border-b-0">
              <button
                type="button"
                onClick={() => choose({ id, businessName })}
                className="flex min-h-11 w-full flex-wrap items-baseline gap-x-3 px-3 py-2 text-start hover:bg-band focus-visible:-outline-offset-3"
              >
                <bdi className="font-semibold [overflow-wrap:anywhere]">{businessName}</bdi>{" "}
                <span className="text-muted text-sm">
                  {location} · {t.number(id)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
