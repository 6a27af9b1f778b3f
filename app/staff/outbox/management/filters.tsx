import type { Ref } from "react";
import { FilterBar } from "#app/staff/shell/list/filter-bar.tsx";
import { SearchBox } from "#app/staff/shell/list/search-box.tsx";
import { useChangeFilter } from "#app/staff/shell/list/use-change-filter.ts";
import { Field, Options, Select } from "#app/ui/forms/field.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../admin-messages.ts";
import { type Channel, channels, type OutboxState, outboxStates } from "../contract.ts";

type OutboxFiltersProps = {
  search: string;
  state: OutboxState | "to_send" | undefined;
  channel: Channel | undefined;
  searchRef: Ref<HTMLInputElement>;
};

export function OutboxFilters({ search, state, channel, searchRef }: OutboxFiltersProps) {
  const t = useText(messages);
  const change = useChangeFilter();
  return (
    <FilterBar
      label={t.filters}
      active={[state, channel].filter(Boolean).length}
      search={<SearchBox texts={t} value={search} inputRef={searchRef} />}
    >
      <Field label={t.state} className="@3xl:w-44">
        <Select value={state ?? ""} onChange={(event) => change({ status: event.target.value })}>
          <option value="">{t.anyState}</option>
          <option value="to_send">{t.toSend}</option>
          <Options values={outboxStates} names={t.states} />
        </Select>
      </Field>
      <Field label={t.channel} className="@3xl:w-44">
        <Select value={channel ?? ""} onChange={(event) => change({ channel: event.target.value })}>
          <Options values={channels} names={t.channels} none={t.anyState} />
        </Select>
      </Field>
    </FilterBar>
  );
}
