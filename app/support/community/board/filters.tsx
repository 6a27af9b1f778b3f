import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { locales } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import {
  type BoardAddress,
  boardLink,
  boardPath,
  isFiltered,
  maxSearchLength,
  readBoardAddress,
} from "../board-address.ts";
import { messages } from "../messages.ts";
import { languageNames } from "../parts/post-byline.tsx";
import { topicNames } from "../topic-names.ts";
import { topics } from "../values.ts";

type FiltersProps = { address: BoardAddress };

/** Folded on phones, always open elsewhere (where CSS supports it). */
const detailsClass =
  "col-span-2 min-w-0 sm:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] sm:supports-[selector(::details-content)]:[&>summary]:hidden";

/** Search, topic, town and language, which live in the address; links and a form, so that they work without scripts. */
export function BoardFilters({ address }: FiltersProps) {
  const t = useText(messages).list;
  const { form, submit, submitChoice } = useFilterForm(address);
  const isFolded = !address.topic && !address.town && !address.language;
  return (
    <search>
      <TopicLinks address={address} />
      <form
        ref={form}
        action={boardPath}
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-2 sm:gap-y-4"
      >
        <Field label={t.search}>
          <Input
            type="search"
            name="search"
            maxLength={maxSearchLength}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t.placeholder}
            defaultValue={address.search}
          />
        </Field>
        <Button type="submit" variant="quiet" aria-label={t.searchButton}>
          <Search aria-hidden className="size-5" />
          <span className="max-sm:hidden">{t.searchButton}</span>
        </Button>
        <details open={isFolded ? undefined : true} className={detailsClass}>
          <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-sm">
            <SlidersHorizontal aria-hidden className="size-4" />
            {t.filters}
          </summary>
          <Choices address={address} submit={submitChoice} />
        </details>
      </form>
      {isFiltered(address) && (
        <Link
          to={boardPath}
          preventScrollReset
          className={buttonClass({ variant: "link", className: "mt-2" })}
        >
          {t.clear}
        </Link>
      )}
    </search>
  );
}

function Choices({ address, submit }: FiltersProps & { submit: () => void }) {
  const t = useText(messages).list;
  const names = useText(topicNames);
  return (
    <div className="grid grid-cols-2 items-end gap-x-4 gap-y-3 pt-2 sm:pt-0">
      {/* On wider screens the links above; then this only carries the topic along. */}
      <Field label={t.topic} className="col-span-full sm:hidden">
        <Select name="topic" defaultValue={address.topic} onChange={submit}>
          <Options values={topics} names={names} none={t.allTopics} />
        </Select>
      </Field>
      <Field label={t.town}>
        <Select name="town" defaultValue={address.town} onChange={submit}>
          <Options values={locations} none={t.allTowns} />
        </Select>
      </Field>
      <Field label={t.language}>
        <Select name="language" defaultValue={address.language} onChange={submit}>
          <Options values={locales} names={languageNames} none={t.allLanguages} />
        </Select>
      </Field>
    </div>
  );
}

function TopicLinks({ address }: FiltersProps) {
  const t = useText(messages).list;
  const names = useText(topicNames);
  return (
    <nav aria-label={t.topics} className="mb-5 max-sm:hidden">
      <ul className="flex flex-wrap gap-2">
        {(["", ...topics] as const).map((topic) => {
          const isCurrent = topic === address.topic;
          return (
            <li key={topic}>
              <Link
                to={boardLink({ ...address, topic, page: 1 })}
                preventScrollReset
                aria-current={isCurrent ? "true" : undefined}
                className={classNames(
                  "inline-flex min-h-9 items-center rounded border px-3 text-sm",
                  isCurrent
                    ? "border-larimar bg-larimar text-on-larimar"
                    : "border-line bg-card hover:border-larimar",
                )}
              >
                {topic ? names[topic] : t.allTopics}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const fields = ["search", "topic", "town", "language"] as const;

/** A choice is sent at once, words by Enter or the button. Links change what the form shows, and keep its focus. */
function useFilterForm(address: BoardAddress) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const current = boardLink({ ...address, page: 1 });
  const shown = useRef(current);
  useEffect(() => {
    // Not at the beginning: something may have been typed before the scripts came.
    if (shown.current === current) return;
    shown.current = current;
    for (const name of fields) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLSelectElement)
        control.value = address[name];
    }
  }, [current, address]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = Array.from(new FormData(event.currentTarget), ([name, value]) => [name, String(value)]);
    void navigate(boardLink(readBoardAddress(new URLSearchParams(given))), { preventScrollReset: true });
  };
  return { form, submit, submitChoice: () => form.current?.requestSubmit() };
}
