import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command, defaultFilter } from "cmdk";
import { type LucideIcon, RotateCw } from "lucide-react";
import * as Radix from "radix-ui/dialog";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { useDebounced } from "#app/staff/shell/use-debounced.ts";
import { dialogScrim } from "#app/ui/dialogs/dialog-frame.tsx";
import { ReturnFocus } from "#app/ui/dialogs/return-focus.tsx";
import { api } from "#platform/api-client/api.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Found } from "./contract.ts";
import { messages } from "./messages.ts";
import { addRecent, type Recent, readRecent } from "./recent.ts";

/** A screen, or something to do. */
export type PaletteEntry = { key: string; label: string; icon: LucideIcon; run: () => void };

type PaletteProps = {
  screens: readonly PaletteEntry[];
  acts: readonly PaletteEntry[];
  close: () => void;
};

/** Milliseconds without typing before the records are searched. */
const debounceMs = 120;

/** Finds any record, screen or act. Records come from the server, most alike first; names of screens may be mistyped too. */
export default function Palette({ screens, acts, close }: PaletteProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const text = typed.trim();
  const settled = useDebounced(text, debounceMs);
  const { data, isFetching, isError, isPlaceholderData, refetch } = useQuery({
    ...api.query("/api/admin/find", { q: settled }),
    enabled: settled !== "",
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const [recent] = useState(readRecent);
  const go = (one: Recent) => {
    addRecent(one);
    close();
    void navigate(deskRecordPath(one));
  };
  const run = (entry: PaletteEntry) => {
    close();
    entry.run();
  };
  const isCurrent = settled === text && !isPlaceholderData;
  const found = text === "" ? [] : (data?.found ?? []).filter((one) => isCurrent || mentions(one, text));
  // What answers the text is chosen, not what stood there before: Enter opens it.
  const [chosen, setChosen] = useState("");
  const first = found[0] && keyOf(found[0]);
  useEffect(() => {
    if (isCurrent && first) setChosen(first);
  }, [isCurrent, first]);
  const hasFailed = isError && !isFetching && text !== "" && settled === text;
  const isNear = found.some((one) => one.isNear);
  const matching = (entries: readonly PaletteEntry[]) =>
    text === "" ? entries : entries.filter(({ label }) => defaultFilter(label, text) > 0.1);
  return (
    <Radix.Root open onOpenChange={(open) => !open && close()}>
      <Radix.Portal>
        <Radix.Overlay className={dialogScrim} />
        <Radix.Content aria-describedby={undefined} className="desk-palette">
          <ReturnFocus />
          <Radix.Title className="sr-only">{t.open}</Radix.Title>
          <Command label={t.open} shouldFilter={false} value={chosen} onValueChange={setChosen} loop>
            <Command.Input value={typed} onValueChange={setTyped} placeholder={t.label} maxLength={100} />
            <Command.List label={t.open}>
              <Command.Empty>
                {isFetching || settled !== text ? t.searching : !hasFailed && t.none}
              </Command.Empty>
              {hasFailed && (
                <Command.Item value="try again" onSelect={() => void refetch()}>
                  <span className="text-flamboyan">{t.failed}</span>
                  <span className="ms-auto inline-flex shrink-0 items-center gap-1.5 font-semibold">
                    <RotateCw aria-hidden className="size-4" />
                    {t.again}
                  </span>
                </Command.Item>
              )}
              {text === "" && recent.length > 0 && <Records heading={t.recent} records={recent} go={go} />}
              {found.length > 0 && <Records heading={isNear ? t.near : t.records} records={found} go={go} />}
              <Entries heading={t.acts} entries={text === "" ? [] : matching(acts)} run={run} />
              <Entries heading={t.screens} entries={matching(screens)} run={run} />
              {text === "" && <Entries heading={t.acts} entries={acts} run={run} />}
            </Command.List>
            <p className="border-t px-4 py-2 text-muted text-xs">{t.help}</p>
            <p role="status" className="sr-only">
              {hasFailed && t.failed}
            </p>
          </Command>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const keyOf = ({ kind, id }: Recent) => `${kind} ${id}`;

/** Of an answer to what was typed before: what still fits. */
const mentions = ({ name, detail }: Recent, text: string) =>
  `${name} ${detail}`.toLocaleLowerCase().includes(text.toLocaleLowerCase());

type RecordsProps = { heading: string; records: readonly (Recent | Found)[]; go: (one: Recent) => void };

function Records({ heading, records, go }: RecordsProps) {
  const { kinds } = useText(messages);
  return (
    <Command.Group heading={heading}>
      {records.map((one) => (
        <Command.Item key={keyOf(one)} value={keyOf(one)} onSelect={() => go(one)}>
          <span dir="auto" className="truncate font-semibold">
            {one.name}
          </span>
          <span dir="auto" className="truncate text-muted">
            {one.detail}
          </span>
          <span className="ms-auto shrink-0 text-muted text-xs">{kinds[one.kind]}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

type EntriesProps = {
  heading: string;
  entries: readonly PaletteEntry[];
  run: (entry: PaletteEntry) => void;
};

function Entries({ heading, entries, run }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Command.Group heading={heading}>
      {entries.map((entry) => (
        <Command.Item key={entry.key} value={entry.key} onSelect={() => run(entry)}>
          <entry.icon aria-hidden className="size-4 shrink-0 text-muted" />
          {entry.label}
        </Command.Item>
      ))}
    </Command.Group>
  );
}
