import type { DataTag, InfiniteData } from "@tanstack/react-query";
import type { z } from "zod";
import type { CallDeclaration } from "#platform/http/calls/declaration.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { type ApiCall, request } from "./client.ts";

// The client of our own API, typed by the declarations (`call({…})`). It imports only types: no schema reaches the browser.

/** The site's calls, added by app/server/api.server.ts (declaration merging). @public */
// biome-ignore lint/suspicious/noEmptyInterface: filled elsewhere
export interface ApiRegistry {}

/** Schemas as `unknown`: comparing them would make the type check slow. */
type AnyDeclaration = { [Name in keyof CallDeclaration]: unknown } & { method: string; path: string };
type SiteCalls = ApiRegistry extends { calls: infer C } ? C : never;

/** The calls that a client method may make. Lists have methods of their own; calls without JSON have none. */
type Kind<M> = M extends "LIST" ? { method: "GET"; list: true } : { method: M; list: false; file: undefined };
type IsText<C> = C extends { answer: { _zod: { output: string } } } ? true : false;
type PathOf<C, M> = C extends Kind<M> & { path: infer Path }
  ? IsText<C> extends true
    ? never
    : Path
  : never;
type CallAt<C, M, Path> = C extends Kind<M> ? (Path extends C["path" & keyof C] ? C : never) : never;

/** A schema's input, but the output type of what it coerces (a number in a query). */
type SchemaInput<S> = S extends z.ZodObject
  ? {
      [K in keyof z.input<S>]: unknown extends z.input<S>[K]
        ? z.output<S>[K & keyof z.output<S>]
        : z.input<S>[K];
    }
  : unknown;
type Body<D extends AnyDeclaration> = D["orBody"] extends z.ZodObject
  ? SchemaInput<D["body"]> | SchemaInput<D["orBody"]>
  : SchemaInput<D["body"]>;
type Input<D> = D extends AnyDeclaration
  ? SchemaInput<D["params"]> & SchemaInput<D["query"]> & Body<D>
  : never;

type Options<D> = {
  signal?: AbortSignal;
  /** The response's language; by default the page's. */
  lang?: Locale;
} & (D extends { idempotent: true } ? { /** Idempotency-Key */ key?: string } : unknown);
type InputArgs<D> = keyof Input<D> extends never
  ? [input?: undefined]
  : Record<never, never> extends Input<D>
    ? [input?: Input<D>]
    : [input: Input<D>];
type Args<D> = [...InputArgs<D>, options?: Options<D>];
type Answer<D> = D extends { answer: infer A } ? z.output<A> : never;
export type AnswerOf<M, Path> = Answer<CallAt<SiteCalls, M, Path>>;
type Item<D> = Answer<D> extends readonly (infer One)[] ? One : never;

/** Options for TanStack Query. The key is the URL, and the rest of the input if there is any. */
export type ApiQuery<T> = {
  queryKey: DataTag<readonly unknown[], T, Error>;
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
};

/** Options for useInfiniteQuery; the page parameter is the cursor. */
type PagesReading<T> = {
  queryKey: DataTag<readonly unknown[], InfiniteData<ListPage<T>, string>, Error>;
  queryFn: (context: { signal: AbortSignal; pageParam: string }) => Promise<ListPage<T>>;
  initialPageParam: string;
  getNextPageParam: (last: ListPage<T>) => string | undefined;
};

type Send<C, M> = <Path extends PathOf<C, M>>(
  path: Path,
  ...args: Args<CallAt<C, M, Path>>
) => Promise<Answer<CallAt<C, M, Path>>>;

/** Each method takes the declared path, and one input with path parameters, query and body fields. */
type Client<C> = {
  get: Send<C, "GET">;
  post: Send<C, "POST">;
  put: Send<C, "PUT">;
  patch: Send<C, "PATCH">;
  delete: Send<C, "DELETE">;
  list: <Path extends PathOf<C, "LIST">>(
    path: Path,
    ...args: Args<CallAt<C, "LIST", Path>>
  ) => Promise<ListPage<Item<CallAt<C, "LIST", Path>>>>;
  query: <Path extends PathOf<C, "GET">>(
    path: Path,
    ...input: InputArgs<CallAt<C, "GET", Path>>
  ) => ApiQuery<Answer<CallAt<C, "GET", Path>>>;
  listQuery: <Path extends PathOf<C, "LIST">>(
    path: Path,
    ...input: InputArgs<CallAt<C, "LIST", Path>>
  ) => ApiQuery<ListPage<Item<CallAt<C, "LIST", Path>>>>;
  pagesQuery: <Path extends PathOf<C, "LIST">>(
    path: Path,
    ...input: InputArgs<CallAt<C, "LIST", Path>>
  ) => PagesReading<Item<CallAt<C, "LIST", Path>>>;
};
export type Api = Client<SiteCalls>;

type Values = Readonly<Record<string, unknown>>;
type RequestOptions = { signal?: AbortSignal; lang?: Locale; key?: string };

/** @param send makes the request, for example with a bearer token */
export function apiClient<C = SiteCalls>(send: ApiCall = request): Client<C> {
  const sendRequest = async (
    method: string,
    path: string,
    input?: Values,
    { lang, key, signal }: RequestOptions = {},
  ) => {
    const { url, rest } = fillPath(path, input);
    const query = method === "GET" ? { ...rest, lang } : { lang };
    const body = method === "GET" || Object.keys(rest).length === 0 ? undefined : rest;
    return send(method, withQuery(url, query), { body, idempotencyKey: key, signal });
  };
  const json = (method: string) => async (path: string, input?: Values, options?: RequestOptions) =>
    (await sendRequest(method, path, input, options)).json();
  const get = json("GET");
  const list = async (path: string, input?: Values, options?: RequestOptions) =>
    pageOf(await sendRequest("GET", path, input, options));
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
  // Input and answer exist only as types; the server enforces the contract.
  return client as unknown as Client<C>;
}

export const api = apiClient();

/** Fills path parameters (":id") from the input. */
function fillPath(path: string, input: Values = {}): { url: string; rest: Values } {
  const parts = new Set<string>();
  const url = path.replaceAll(/:(\w+)/g, (_part, name: string) => {
    parts.add(name);
    return encodeURIComponent(String(input[name]));
  });
  return { url, rest: Object.fromEntries(Object.entries(input).filter(([name]) => !parts.has(name))) };
}

function withQuery(url: string, values: Values): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== undefined && value !== "") query.set(name, String(value));
  return query.size > 0 ? `${url}?${query}` : url;
}

/** The URL comes first, so that a mutation can invalidate all queries of a URL. */
function keyOf(path: string, input?: Values): readonly unknown[] {
  const { url, rest } = fillPath(path, input);
  return Object.keys(rest).length > 0 ? [url, rest] : [url];
}

export type ListPage<T> = {
  items: T[];
  next?: string | undefined;
  previous?: string | undefined;
  total: number;
  /** What else the call says about the result. */
  facts?: Readonly<Record<string, string | undefined>>;
};

const nextPage = /<([^<>]*)>;\s?rel="next"/;
const previousPage = /<([^<>]*)>;\s?rel="prev"/;

async function pageOf(response: Response): Promise<ListPage<unknown>> {
  const links = response.headers.get("Link") ?? "";
  const cursor = (link: RegExp) => {
    const target = link.exec(links)?.[1];
    return target ? (new URL(target, "http://list").searchParams.get("cursor") ?? undefined) : undefined;
  };
  const items: unknown[] = await response.json();
  const total = Number(response.headers.get("X-Total-Count") ?? items.length);
  const facts = response.headers.get("X-List-Facts");
  return {
    items,
    next: cursor(nextPage),
    previous: cursor(previousPage),
    total,
    ...(facts !== null && { facts: Object.fromEntries(new URLSearchParams(facts)) }),
  };
}
