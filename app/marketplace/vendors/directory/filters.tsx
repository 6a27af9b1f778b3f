import { Search, SlidersHorizontal } from "lucide-react";
import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Checkbox, Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import {
  categoryOf,
  type DirectoryAddress,
  dayOf,
  directoryLink,
  directoryPath,
  locationOf,
  maxSearchLength,
  priceOf,
  readAddress,
  sortOf,
} from "../directory-address.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";
import { locations } from "../rules/locations.ts";
import { directoryCategories, directorySorts, priceFilters, weekdays } from "../values.ts";

const typingDelayMs = 300;

const detailsClass =
  "col-span-full min-w-0 sm:supports-[selector(::details-content)]:[&::details-content]:[content-visibility:visible] sm:supports-[selector(::details-content)]:[&>summary]:hidden";

/** The town first: it decides who can come. On phones the other filters are folded. */
export function DirectoryFilters({ address }: { address: DirectoryAddress }) {
  const t = useText(messages).directory;
  const { form, fields, type, choose, submit } = useFilters(address);
  return (
    <search>
      <form
        ref={form}
        action={directoryPath}
        onSubmit={submit}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-4"
      >
        <Field label={t.location} className="max-sm:col-span-full">
          <Select
            name="location"
            value={fields.location}
            onChange={(event) => choose({ location: locationOf(event.target.value) })}
          >
            <Options values={locations} none={t.allLocations} />
          </Select>
        </Field>
        {/* On the columns of the filters below. */}
        <div className="contents items-end gap-4 sm:flex lg:col-span-3">
          <Field label={t.search} className="sm:flex-1">
            <Input
              type="search"
              name="search"
              maxLength={maxSearchLength}
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              placeholder={t.placeholder}
              value={fields.search}
              onChange={(event) => type(event.target.value)}
            />
          </Field>
          <Button type="submit" aria-label={t.search}>
            <Search aria-hidden className="size-5" />
            <span className="max-sm:hidden">{t.search}</span>
          </Button>
        </div>
        {/* Folded on phones, where the chips say what is chosen; always open elsewhere (where CSS supports it). */}
        <details className={detailsClass}>
          <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-sm">
            <SlidersHorizontal aria-hidden className="size-4" />
            {t.filters}
          </summary>
          <MoreFilters fields={fields} choose={choose} />
        </details>
      </form>
    </search>
  );
}

type MoreFiltersProps = { fields: FilterValues; choose: (choice: Partial<FilterValues>) => void };

function MoreFilters({ fields, choose }: MoreFiltersProps) {
  const t = useText(messages).directory;
  const { categories, weekdays: weekdayNames } = useText(names);
  return (
    <div className="grid items-end gap-x-4 gap-y-3 pt-2 sm:grid-cols-2 sm:pt-0 lg:grid-cols-4">
      <Field label={t.category}>
        <Select
          name="category"
          value={fields.category}
          onChange={(event) => choose({ category: categoryOf(event.target.value) })}
        >
          <Options values={directoryCategories} names={categories} none={t.allCategories} />
        </Select>
      </Field>
      <Field label={t.day}>
        <Select
          name="day"
          value={fields.day}
          onChange={(event) => choose({ day: dayOf(event.target.value) })}
        >
          <Options values={weekdays} names={weekdayNames} none={t.anyDay} />
        </Select>
      </Field>
      <Field label={t.price}>
        <Select
          name="price"
          value={fields.price}
          onChange={(event) => choose({ price: priceOf(event.target.value) })}
        >
          <Options values={priceFilters} names={t.prices} none={t.anyPrice} />
        </Select>
      </Field>
      <Field label={t.sort}>
        <Select
          name="sort"
          value={fields.sort}
          onChange={(event) => choose({ sort: sortOf(event.target.value) })}
        >
          <Options values={directorySorts} names={t.sorts} />
        </Select>
      </Field>
      <div className="col-span-full flex flex-wrap gap-x-6">
        <Checkbox
          name="english"
          value="yes"
          label={t.english}
          checked={fields.english}
          onChange={(event) => choose({ english: event.target.checked })}
        />
        {fields.location && (
          <Checkbox
            name="serves"
            value="yes"
            label={t.serves(fields.location)}
            checked={fields.serves}
            onChange={(event) => choose({ serves: event.target.checked })}
          />
        )}
      </div>
    </div>
  );
}

type FilterValues = Omit<DirectoryAddress, "page">;

/** The first page. */
const linkTo = (values: FilterValues) => directoryLink({ ...values, page: 1 });

/** Typing updates the URL after a pause; choices, Enter and the button at once. */
function useFilters(address: DirectoryAddress) {
  const [fields, setFields] = useState<FilterValues>(address);
  const navigate = useNavigate();
  const nextPath = useNavigation().location?.pathname;
  const typingTimer = useRef<number>(undefined);
  const current = linkTo(address);
  const lastPath = useRef(current);
  const written = useRef(new Set<string>());

  useEffect(() => {
    // A URL written by this form must not overwrite what was typed or chosen since.
    if (current === lastPath.current) return written.current.clear();
    if (written.current.delete(current)) return;
    lastPath.current = current;
    setFields(address);
  }, [current, address]);
  useEffect(() => {
    // A pending search must not cancel the navigation to a vendor.
    if (nextPath && nextPath !== directoryPath) window.clearTimeout(typingTimer.current);
  }, [nextPath]);
  useEffect(() => () => window.clearTimeout(typingTimer.current), []);

  const go = (values: FilterValues, options: { replace: boolean }) => {
    window.clearTimeout(typingTimer.current);
    const next = linkTo({ ...values, search: values.search.trim() });
    if (next === lastPath.current) return;
    lastPath.current = next;
    written.current.add(next);
    void navigate(next, { ...options, preventScrollReset: true });
  };
  return {
    form: useEarlyChoice(fields, setFields, go),
    fields,
    type: (search: string) => {
      const values = { ...fields, search };
      setFields(values);
      window.clearTimeout(typingTimer.current);
      typingTimer.current = window.setTimeout(() => go(values, { replace: true }), typingDelayMs);
    },
    choose: (choice: Partial<FilterValues>) => {
      const values = { ...fields, ...choice };
      setFields(values);
      go(values, { replace: false });
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      go(fields, { replace: true });
    },
  };
}

/** Takes over what was typed or chosen in the form before its scripts came. */
function useEarlyChoice(
  fields: FilterValues,
  setFields: (values: FilterValues) => void,
  go: (values: FilterValues, options: { replace: boolean }) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const adopt = useEffectEvent((shown: HTMLFormElement) => {
    const given = new FormData(shown);
    const { page: _, ...early } = readAddress(
      new URLSearchParams(Array.from(given, ([name, value]) => [name, String(value)])),
    );
    const isChosen = linkTo({ ...early, search: fields.search }) !== linkTo(fields);
    if (!isChosen && early.search === fields.search.trim()) return;
    setFields({ ...early, search: String(given.get("search") ?? "") });
    go(early, { replace: !isChosen });
  });
  useLayoutEffect(() => {
    if (form.current) adopt(form.current);
  }, []);
  return form;
}
