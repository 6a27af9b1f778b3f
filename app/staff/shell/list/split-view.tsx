import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, X } from "lucide-react";
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
} from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { PresentAt, useListPresence } from "#app/staff/presence/present-at.tsx";
import { WhoIsHere } from "#app/staff/presence/who-is-here.tsx";
import { Button } from "#app/ui/button.tsx";
import { Skeleton } from "#app/ui/loading/skeleton.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import type { ApiQuery, ListPage } from "#platform/api-client/api.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { LanguageBadge } from "../record/contact-links.tsx";
import type { DeskRecordKind } from "../record/desk-record.ts";
import { useShortcuts } from "../shortcuts.ts";
import { queryWithSelection } from "./list-filter.ts";

type Listed = { id: number };

type Named = {
  /** The parameter of the address that holds the record's id. */
  name: string;
  /** Of records that colleagues see open: what they are. */
  kind?: DeskRecordKind;
  /** The detail scrolls by itself: a chat, whose field stays in view. */
  fills?: boolean;
};
type OfRecords<T extends Listed> = Named & {
  /** The list, searched for "#17": for a record that is on none of the pages that are shown. */
  find: (search: string) => ApiQuery<ListPage<T>>;
  title: (record: T) => ReactNode;
  /** The language that the record's person reads. */
  locale?: (record: T) => Locale;
  detail: (record: T) => ReactNode;
};
/** For records with a call of their own. */
type ById = Named & { titleById: (id: number) => ReactNode; detailById: (id: number) => ReactNode };

/** How a list shows one of its records beside it. */
export type Split<T extends Listed> = OfRecords<T> | ById;

type Opened = {
  name: string;
  kind: DeskRecordKind | undefined;
  id: number | undefined;
  /** The query string with another record opened, or none. */
  searchFor: (id: number | null) => string;
  open: (id: number | null, options?: { replace?: boolean }) => void;
  /** Opens the record below one that is done, or closes it if it is the last. Does nothing if another one is open by now. */
  openNext: (after: number) => void;
};

const SplitContext = createContext<Opened | null>(null);

/** The record that is open beside the list. @throws Error outside a split view */
export function useSplit(): Opened {
  const split = useContext(SplitContext);
  if (!split) throw new Error("useSplit must be used inside a split view");
  return split;
}

const readId = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined);

function useOpened({ name, kind }: Named, items: readonly Listed[]): Opened {
  const [params] = useSearchParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const searchFor = (id: number | null) => queryWithSelection(search, name, id);
  const open: Opened["open"] = (id, { replace = false } = {}) =>
    void navigate({ search: searchFor(id) }, { replace, preventScrollReset: true });
  const openNext = (after: number) => {
    // The person may have opened another record before the answer came.
    if (readId(new URLSearchParams(window.location.search).get(name)) !== after) return;
    const place = items.findIndex(({ id }) => id === after);
    open(items[place + 1]?.id ?? null, { replace: true });
  };
  return { name, kind, id: readId(params.get(name)), searchFor, open, openNext };
}

type SplitViewProps<T extends Listed> = {
  split: Split<T>;
  items: readonly T[];
  /** The list's element, for its rows. */
  list: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * A list, and the record that the address names: beside it from 1024 px on, below that over it. The list keeps its place.
 * Escape closes the record.
 */
export function SplitView<T extends Listed>({ split, items, list, children }: SplitViewProps<T>) {
  const opened = useOpened(split, items);
  const { id, kind } = opened;
  const close = () => opened.open(null);
  useReturnFocus(list, id);
  useListPresence(kind ? [kind] : []);
  useShortcuts(id === undefined ? {} : { Escape: close });
  return (
    <SplitContext value={opened}>
      <div className="desk-list">{children}</div>
      {id !== undefined && (
        <PresentAt key={id} record={kind ? { kind, id } : null}>
          {"find" in split ? (
            <RecordPanel split={split} id={id} items={items} close={close} />
          ) : (
            <Panel title={split.titleById(id)} close={close} fills={split.fills}>
              {split.detailById(id)}
            </Panel>
          )}
        </PresentAt>
      )}
    </SplitContext>
  );
}

type RecordPanelProps<T extends Listed> = {
  split: OfRecords<T>;
  id: number;
  items: readonly T[];
  close: () => void;
};

/** The opened record: as listed, else as found by its id, else as it was last seen (it may have left the list). */
function RecordPanel<T extends Listed>({ split, id, items, close }: RecordPanelProps<T>) {
  const listed = items.find((one) => one.id === id);
  const query = useQuery({ ...split.find(`#${id}`), enabled: !listed, staleTime: 0 });
  const last = useRef<T>(undefined);
  const record = listed ?? query.data?.items.find((one) => one.id === id) ?? last.current;
  useEffect(() => {
    last.current = record;
  }, [record]);
  if (record)
    return (
      <Panel
        title={split.title(record)}
        mark={split.locale && <LanguageBadge locale={split.locale(record)} />}
        close={close}
        fills={split.fills}
      >
        {split.detail(record)}
      </Panel>
    );
  return <Missing query={query} close={close} />;
}

type PanelProps = {
  title: ReactNode;
  /** Beside the heading. */
  mark?: ReactNode;
  close: () => void;
  fills?: boolean | undefined;
  children: ReactNode;
};

/** Its heading has the focus when it opens. */
function Panel({ title, mark, close, fills, children }: PanelProps) {
  const t = useText(messages).split;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const closeOnEscape = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    // Not what a dialog above it handled, and not while somebody writes more than a line.
    if (event.key !== "Escape" || event.defaultPrevented || target instanceof HTMLTextAreaElement) return;
    if (!(target instanceof Node) || !event.currentTarget.contains(target)) return;
    event.preventDefault();
    close();
  };
  return (
    <section aria-labelledby="detail-title" onKeyDown={closeOnEscape} className="desk-detail" data-detail>
      <header className="desk-detail-head">
        <Button variant="link" size="small" onClick={close} className="lg:hidden">
          <ArrowLeft aria-hidden className="size-4" />
          <span>
            {t.back}
            <span className="sr-only"> {t.toList}</span>
          </span>
        </Button>
        <h2 id="detail-title" ref={heading} tabIndex={-1}>
          <span dir="auto">{title}</span>
        </h2>
        {mark}
        <WhoIsHere />
        <button type="button" aria-label={t.close} title={t.close} onClick={close} className="desk-icon">
          <X aria-hidden className="size-5" />
        </button>
      </header>
      {fills ? (
        <div className="desk-detail-body" data-fills>
          {children}
        </div>
      ) : (
        <ScrollRegion label={t.entry} className="desk-detail-body">
          <div>{children}</div>
        </ScrollRegion>
      )}
    </section>
  );
}

type MissingProps = {
  query: { isError: boolean; isFetching: boolean; data: unknown; refetch: () => Promise<unknown> };
  close: () => void;
};

function Missing({ query, close }: MissingProps) {
  const { split: t, retry } = useText(messages);
  const isLoading = query.isFetching || (!query.isError && !query.data);
  if (isLoading)
    return (
      <Panel title={t.loading} close={close}>
        <Skeleton className="h-96" />
      </Panel>
    );
  return (
    <Panel title={query.isError ? t.failed : t.gone} close={close}>
      <div className="flex flex-wrap gap-3">
        {query.isError && (
          <Button variant="action" size="small" onClick={() => void query.refetch()}>
            {retry}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={close}>
          {t.back} {t.toList}
        </Button>
      </div>
    </Panel>
  );
}

/** Focuses a record's row after the record was closed. */
function useReturnFocus(list: RefObject<HTMLElement | null>, id: number | undefined): void {
  const previous = useRef(id);
  useEffect(() => {
    const last = previous.current;
    previous.current = id;
    if (last === id) return;
    const row = list.current?.querySelector<HTMLElement>(`[data-entry="${id ?? last}"]`);
    row?.scrollIntoView({ block: "nearest" });
    if (id === undefined) (row ?? document.getElementById("list-top"))?.focus({ preventScroll: true });
  }, [list, id]);
}
