import type { DataTag, InfiniteData } from "@tanstack/react-query";
import type { z } from "zod";
import type { CallDeclaration } from "#platform/http/calls/declared.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { type ApiCall, request } from "./client.ts";

/**
 * The client of our own API, typed by the calls' declarations (`call({…})`). All it has of them is types: at run time it
 * knows a call's method and path, and no schema comes into the browser.
 */

/**
 * The site's calls. app/server/api.server.ts adds them (declaration merging), because platform/ imports no domain.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled elsewhere
export interface Site {}

/** As much of a declaration as the types below need to know: to compare schemas takes the type check long. */
type Loose = { [Name in keyof CallDeclaration]: unknown } & { method: string; path: string };
type SiteCalls = Site extends { calls: infer C } ? C : never;

/** What is read and sent by which method. A list is read as one; what takes or answers no JSON is left out. */
type Kind<M> = M extends "LIST" ? { method: "GET"; list: true } : { method: M; list: false; file: undefined };
type IsText<C> = C extends { answer: { _zod: { output: string } } } ? true : false;
type PathOf<C, M> = C extends Kind<M> & { path: infer Path }
  ? IsText<C> extends true
    ? never
    : Path
  : never;
type At<C, M, Path> = C extends Kind<M> ? (Path extends C["path" & keyof C] ? C : never) : never;

/** What a schema takes. What it coerces, a number in an address say, is given as what it becomes. */
type Taken<S> = S extends z.ZodObject
  ? {
      [K in keyof z.input<S>]: unknown extends z.input<S>[K]
        ? z.output<S>[K & keyof z.output<S>]
        : z.input<S>[K];
    }
  : unknown;
type Body<D extends Loose> = D["orBody"] extends z.ZodObject
  ? Taken<D["body"]> | Taken<D["orBody"]>
  : Taken<D["body"]>;
type Input<D> = D extends Loose ? Taken<D["params"]> & Taken<D["query"]> & Body<D> : never;

type Options<D> = {
  signal?: AbortSignal;
  /** The language of the answer, where it is not the page's. */
  lang?: Locale;
} & (D extends { creates: true } ? { /** Idempotency-Key */ key?: string } : unknown);
type Given<D> = keyof Input<D> extends never
  ? [input?: undefined]
  : Record<never, never> extends Input<D>
    ? [input?: Input<D>]
    : [input: Input<D>];
type Args<D> = [...Given<D>, options?: Options<D>];
type Answer<D> = D extends { answer: infer A } ? z.output<A> : never;
/** What a call of the site answers. */
export type AnswerOf<M, Path> = Answer<At<SiteCalls, M, Path>>;
type Item<D> = Answer<D> extends readonly (infer One)[] ? One : never;

/** A reading as TanStack Query takes it. Its key is the address, and the rest of the input if there is any. */
export type Reading<T> = {
  queryKey: DataTag<readonly unknown[], T, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
};

/** A list read a page at a time; the page parameter is the call's cursor. */
type PagesReading<T> = {
  queryKey: DataTag<readonly unknown[], InfiniteData<ListPage<T>, string>, Error>;
  queryFn: (context: { signal: AbortSignal; pageParam: string }) => Promise<ListPage<T>>;
  initialPageParam: string;
  getNextPageParam: (last: ListPage<T>) => string | undefined;
};

type Send<C, M> = <Path extends PathOf<C, M>>(
  path: Path,
  ...args: Args<At<C, M, Path>>
) => Promise<Answer<At<C, M, Path>>>;

/** Each takes the path as it is declared, and one input: the path's parts, the query and the body's fields. */
type Client<C> = {
  get: Send<C, "GET">;
  post: Send<C, "POST">;
  put: Send<C, "PUT">;
  patch: Send<C, "PATCH">;
  delete: Send<C, "DELETE">;
  list: <Path extends PathOf<C, "LIST">>(
    path: Path,
    ...args: Args<At<C, "LIST", Path>>
  ) => Promise<ListPage<Item<At<C, "LIST", Path>>>>;
  query: <Path extends PathOf<C, "GET">>(
    path: Path,
    ...input: Given<At<C, "GET", Path>>
  ) => Reading<Answer<At<C, "GET", Path>>>;
  listQuery: <Path extends PathOf<C, "LIST">>(
    path: Path,
    ...input: Given<At<C, "LIST", Path>>
  ) => Reading<ListPage<Item<At<C, "LIST", Path>>>>;
  pagesQuery: <Path extends PathOf<C, "LIST">>(
    path: Path,
    ...input: Given<At<C, "LIST", Path>>
  ) => PagesReading<Item<At<C, "LIST", Path>>>;
};
export type Api = Client<SiteCalls>;

type Values = Readonly<Record<string, unknown>>;
type Sent = { signal?: AbortSignal; lang?: Locale; key?: string };

/** @param send calls the API, as somebody who is signed in by a token say */
export function apiClient<C = SiteCalls>(send: ApiCall = request): Client<C> {
  const asked = async (method: string, path: string, input?: Values, { lang, key, signal }: Sent = {}) => {
    const { url, rest } = addressed(path, input);
    const query = method === "GET" ? { ...rest, lang } : { lang };
    const body = method === "GET" || Object.keys(rest).length === 0 ? undefined : rest;
    return send(method, withQuery(url, query), { body, idempotencyKey: key, signal });
  };
  const json = (method: string) => async (path: string, input?: Values, options?: Sent) =>
    (await asked(method, path, input, options)).json();
  const get = json("GET");
  const list = async (path: string, input?: Values, options?: Sent) =>
    pageOf(await asked("GET", path, input, options));
  const client = {
    get,
    list,
    post: json("POST"),
    put: json("PUT"),
    patch: json("PATCH"),
    delete: json("DELETE"),
    query: (path: string, input?: Values) => ({
      queryKey: keyOf(path, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => get(path, input, { signal }),
    }),
    listQuery: (path: string, input?: Values) => ({
      queryKey: keyOf(path, input),
      queryFn: ({ signal }: { signal: AbortSignal }) => list(path, input, { signal }),
    }),
    pagesQuery: (path: string, input?: Values) => ({
      queryKey: keyOf(path, input),
      queryFn: ({ signal, pageParam: cursor }: { signal: AbortSignal; pageParam: string }) =>
        list(path, { ...input, cursor }, { signal }),
      initialPageParam: "",
      getNextPageParam: (last: ListPage<unknown>) => last.next,
    }),
  };
  // What the calls take and answer is in their types alone; the server holds both to the contract.
  return client as unknown as Client<C>;
}

export const api = apiClient();

/** Fills the parts of a path (":id") from the input. */
function addressed(path: string, input: Values = {}): { url: string; rest: Values } {
  const parts = new Set<string>();
  const url = path.replaceAll(/:(\w+)/g, (_part, name: string) => {
    parts.add(name);
    return encodeURIComponent(String(input[name]));
  });
  return { url, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !parts.has(name))) };
}

/** What is blank is not asked. */
function withQuery(url: string, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== "") query.set(name, String(value));
  return query.size > 0 ? `${url}?${query}` : url;
}

/** What a change invalidates by its address alone begins with the address. */
function keyOf(path: string, input?: Values): readonly unknown[] {
  const { url, rest } = addressed(path, input);
  return Object.keys(rest).length > 0 ? [url, rest] : [url];
}

/** One page of a list call: the array, and cursors to the neighbours. */
export type ListPage<T> = {
  items: T[];
  next?: string | undefined;
  previous?: string | undefined;
  total: number;
};

const nextPage = /<([^<>]*)>;\s?rel="next"/;
const previousPage = /<([^<>]*)>;\s?rel="prev"/;

/** The cursors are in the Link header, the number of all in X-Total-Count. */
async function pageOf(response: Response): Promise<ListPage<unknown>> {
  const links = response.headers.get("Link") ?? "";
  const cursor = (link: RegExp) => {
    const target = link.exec(links)?.[1];
    return target ? (new URL(target, "http://list").searchParams.get("cursor") ?? undefined) : undefined;
  };
  const items: unknown[] = await response.json();
  const total = Number(response.headers.get("X-Total-Count") ?? items.length);
  return { items, next: cursor(nextPage), previous: cursor(previousPage), total };
}
