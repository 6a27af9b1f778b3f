import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from "react";
import {
  type DeskRecord,
  type DeskRecordKind,
  isDeskRecordKind,
} from "#app/staff/shell/record/desk-record.ts";
import type { Present } from "./contract.ts";
import { peopleAt, recordKey, showList, showRecord, watchPeople, writeTo } from "./tab.ts";

const RecordContext = createContext<DeskRecord | null>(null);

/** While it is mounted, colleagues see that this browser shows the record. Nothing without one. */
export function PresentAt({ record, children }: { record: DeskRecord | null; children: ReactNode }) {
  const { kind, id } = record ?? {};
  const shown = useMemo(() => (kind && id !== undefined ? { kind, id } : null), [kind, id]);
  useEffect(() => (shown ? showRecord(shown) : undefined), [shown]);
  return <RecordContext value={shown}>{children}</RecordContext>;
}

/** The record around it that `PresentAt` names. */
export const usePresentRecord = (): DeskRecord | null => useContext(RecordContext);

/** Says that a field of the record around it holds unsent words. Does nothing outside a record. */
export function useWriting(isWriting: boolean): void {
  const record = usePresentRecord();
  const key = record && recordKey(record);
  useEffect(() => (key !== null && isWriting ? writeTo(key) : undefined), [key, isWriting]);
}

/** While it is mounted, rows of these kinds know who shows their record. */
export function useListPresence(kinds: readonly DeskRecordKind[]): void {
  const names = kinds.join(" ");
  useEffect(() => {
    const ends = names.split(" ").filter(isDeskRecordKind).map(showList);
    return () => {
      for (const end of ends) end();
    };
  }, [names]);
}

/** The colleagues who show a record now; nobody without a connection. */
export function usePeopleAt(record: DeskRecord | null): readonly Present[] {
  const key = record ? recordKey(record) : "";
  return useSyncExternalStore(
    watchPeople,
    () => peopleAt(key),
    () => peopleAt(""),
  );
}
