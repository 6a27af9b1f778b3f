import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { manageReading } from "#app/marketplace/vendors/management-queries.ts";
import { Button } from "#app/ui/button.tsx";
import { Field, Input } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { LoggedVendor } from "./incidents/use-log-form.ts";

type VendorPickerProps = {
  chosen: LoggedVendor | null;
  choose: (vendor: LoggedVendor | null) => void;
  error: string | undefined;
};

const typingPause = 300;
const mostShown = 6;

/** Finds one vendor by name; once chosen, the name with the way to choose another. */
export function VendorPicker({ chosen, choose, error }: VendorPickerProps) {
  const { log: t } = useText(messages);
  const [words, setWords] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const other = useRef<HTMLButtonElement>(null);
  // The pressed button is gone after each choice; the focus goes to what stands in its place.
  const follow = (vendor: LoggedVendor | null) => {
    choose(vendor);
    requestAnimationFrame(() => (vendor ? other : box).current?.focus());
  };
  if (chosen)
    return (
      <div>
        <p className="font-semibold text-sm">{t.vendor}</p>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{chosen.businessName}</bdi> <span className="text-muted text-sm">{t.number(chosen.id)}</span>
          </p>
          <Button ref={other} variant="link" size="small" onClick={() => follow(null)}>
            {t.other}
          </Button>
        </div>
      </div>
    );
  return (
    <div>
      <Field label={t.vendor} hint={t.vendorHint} error={error} required>
        <Input
          ref={box}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          // Enter in the search box would send the form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <Found words={words.trim()} choose={follow} />
    </div>
  );
}

function Found({ words, choose }: { words: string; choose: (vendor: LoggedVendor) => void }) {
  const { log: t } = useText(messages);
  const search = usePaused(words);
  const { data, isError } = useQuery({ ...manageReading({ search }), enabled: search !== "" });
  const settled = search !== "" && search === words ? data : undefined;
  const found = settled?.items.slice(0, mostShown) ?? [];
  return (
    <>
      <p role="status" className="min-h-6 pt-1.5 text-muted text-sm">
        {settled ? t.count(settled.total) : words !== "" && (isError ? t.searchFailed : t.searching)}
      </p>
      {found.length > 0 && (
        <ul aria-label={t.found} className="mt-1 overflow-clip rounded border border-line">
          {found.map(({ id, businessName, location }) => (
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

/** A text once nobody has typed for 300 ms. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const pause = window.setTimeout(() => setPaused(text), typingPause);
    return () => window.clearTimeout(pause);
  }, [text]);
  return paused;
}
