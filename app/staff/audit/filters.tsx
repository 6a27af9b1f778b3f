import { type Ref, useEffect, useState } from "react";
import { DayFilter } from "#app/staff/shell/list/day-filter.tsx";
import { FilterBar } from "#app/staff/shell/list/filter-bar.tsx";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { Field, Input, Options, Select } from "#app/ui/forms/field.tsx";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { auditActs, auditSubjects } from "./contract.ts";
import { messages } from "./messages.ts";
import type { AuditSearchParams } from "./queries.ts";

type AuditFiltersProps = { filter: AuditSearchParams; searchRef: Ref<HTMLInputElement> };

export function AuditFilters({ filter, searchRef }: AuditFiltersProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const change = useChangeFilter();
  const { act, subject, from, to } = filter;
  const sortedByName = <K extends string>(keys: readonly K[], names: Readonly<Record<K, string>>) =>
    keys.toSorted((a, b) => names[a].localeCompare(names[b], locale));
  return (
    <FilterBar
      label={t.filters}
      active={[act, subject, from, to].filter(Boolean).length}
      search={<ActorField value={filter.by ?? ""} searchRef={searchRef} />}
    >
      <Field label={t.act} className="@3xl:w-52">
        <Select value={act ?? ""} onChange={(event) => change({ act: event.target.value })}>
          <Options values={sortedByName(auditActs, t.acts)} names={t.acts} none={t.anyAct} />
        </Select>
      </Field>
      <Field label={t.subject} className="@3xl:w-40">
        <Select value={subject ?? ""} onChange={(event) => change({ subject: event.target.value })}>
          <Options values={sortedByName(auditSubjects, t.subjects)} names={t.subjects} none={t.anySubject} />
        </Select>
      </Field>
      <DayFilter name="from" label={t.from} value={from} max={to} />
      <DayFilter name="to" label={t.to} value={to} min={from} />
    </FilterBar>
  );
}

function ActorField({ value, searchRef }: { value: string; searchRef: Ref<HTMLInputElement> }) {
  const t = useText(messages);
  const change = useChangeFilter();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const apply = () => {
    if (typed.trim() !== value) change({ by: typed.trim() });
  };
  return (
    <Field label={t.who}>
      <Input
        ref={searchRef}
        type="search"
        name="by"
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        placeholder={t.whoHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={apply}
        onKeyDown={(event) => {
          if (event.key === "Enter") apply();
        }}
      />
    </Field>
  );
}

export const noAuditFilter = { by: "", act: "", subject: "", from: "", to: "" };
