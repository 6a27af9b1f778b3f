import { randomUUID } from "node:crypto";
import { directoryCategories } from "#app/marketplace/vendors/values.ts";
import type { Counts } from "./database.ts";
import type { TimedCall } from "./load/database-time.ts";
import { freshBodies, type Target } from "./load/load.ts";
import type { Mail } from "./load/mail.ts";
import { rawRequest } from "./load/raw-request.ts";
import { type Product, signIn } from "./product.ts";

const taskKeys = [
  "home",
  "directory",
  "search",
  "page",
  "vendor",
  "vendor-page",
  "community",
  "board-page",
  "list",
  "bookings",
  "chats",
  "outbox",
  "lead",
  "repeat",
  "booking",
] as const;
export type TaskKey = (typeof taskKeys)[number];
export type Task = { key: TaskKey; name: string; target: Target };
/** The board's deep pages, and the searches of the staff's lists. */
type VariantKey = "communityDeep" | "listSearch" | "bookingsSearch" | "chatsSearch" | "outboxSearch";

const surveys = ["today", "pages", "calls", "visits"] as const;
export const allKeys: string = [...taskKeys, ...surveys].join();

/** Which tasks need a large database; without them it stays small. */
export const neededBy: Record<keyof Counts, readonly (TaskKey | (typeof surveys)[number])[]> = {
  leads: ["list", "lead", "today", "calls"],
  vendors: ["directory", "search", "vendor", "page", "vendor-page", "pages", "calls"],
  bookings: ["bookings", "booking", "today", "pages", "calls"],
  posts: ["community", "board-page", "pages", "calls"],
  chats: ["chats", "today", "calls"],
  letters: ["outbox", "today"],
};

/** A running product, and what requests to it need. */
export type ProductContext = Pick<Product, "base" | "processorTime"> & {
  /** A staff session's cookie and its hash. */
  cookie: string;
  token: string;
  posts: number;
  vendors: number[];
  mail: Mail;
};

export async function openContext(
  { base, processorTime }: Product,
  { posts }: Counts,
  mail: Mail,
): Promise<ProductContext> {
  const { body } = await rawRequest(`${base}${vendorsPath({})}`);
  const vendors = (JSON.parse(String(body)) as { id: number }[]).map(({ id }) => id);
  return { base, processorTime, ...(await signIn(base)), posts, vendors, mail };
}

/** Paths of the board: the first page, and middle and last page. */
function boardPaths(posts: number): { first: string[]; deep: string[] } {
  const last = Math.ceil(posts / 5);
  const path = (page: number) => `/api/community/all?page=${page}`;
  return { first: [path(1)], deep: [path(Math.ceil(last / 2)), path(last)] };
}

/** Services in both languages, typing errors, names and places. */
export const searches = [
  "plumber",
  "plomeria",
  "electrisian",
  "electrician punta cana",
  "mudanza",
  "MOVERS",
  "abogado en santiago",
  "immigration lawyer",
  "abogdo",
  "aire acondicionado",
  "dentsta",
  "yoga cabarete",
  "private chef",
  "busco niñera",
  "veterinario sosua",
  "starlink",
  "paneles solares",
  "surf lessons",
  "guayacan",
  "ramriez",
  "Peralta Coral",
  "yudelka santana",
  "farmacia almonte",
  "traslado al aeropuerto",
];

export function tasksOf(place: ProductContext): Record<TaskKey | VariantKey, Task> {
  const { base, posts, vendors } = place;
  const brotli = { "Accept-Encoding": "br" };
  const repeated = freshBodies.lead();
  return {
    home: { key: "home", name: "home page", target: { base, paths: ["/"], headers: brotli } },
    directory: {
      key: "directory",
      name: "directory by category",
      target: { base, paths: directoryCategories.map((category) => vendorsPath({ category })) },
    },
    search: {
      key: "search",
      name: "search",
      target: { base, paths: searches.map((search) => vendorsPath({ search })) },
    },
    vendor: {
      key: "vendor",
      name: "vendor",
      target: { base, paths: vendors.map((id) => `/api/vendors/${id}`) },
    },
    page: {
      key: "page",
      name: "directory page",
      target: { base, paths: ["/vendor-directory"], headers: brotli },
    },
    "vendor-page": {
      key: "vendor-page",
      name: "vendor's page",
      target: { base, paths: vendors.map((id) => `/vendor/${id}`), headers: brotli },
    },
    community: {
      key: "community",
      name: "community board, first page",
      target: { base, paths: boardPaths(posts).first },
    },
    communityDeep: {
      key: "community",
      name: "community board, deep pages",
      target: { base, paths: boardPaths(posts).deep },
    },
    "board-page": {
      key: "board-page",
      name: "community board's page",
      target: { base, paths: ["/community-board"], headers: brotli },
    },
    ...staffLists(place),
    lead: {
      key: "lead",
      name: "new lead",
      target: { base, paths: ["/api/leads"], createBody: freshBodies.lead },
    },
    repeat: {
      key: "repeat",
      name: "repeated lead",
      target: { base, paths: ["/api/leads"], createBody: () => repeated },
    },
    booking: {
      key: "booking",
      name: "new booking",
      target: { base, paths: ["/api/bookings"], createBody: freshBodies.booking },
    },
  };
}

type StaffListKey = "list" | "bookings" | "chats" | "outbox";

/** The staff's lists, and their searches: a frequent word, a rare one, a whole phone number. */
function staffLists({ base, cookie }: ProductContext) {
  const list = (key: StaffListKey, name: string, path: string, searches?: string[]): Task => {
    const queries = searches?.map((search) => ({ limit: "50", search })) ?? [{ limit: "50" }];
    const paths = queries.map((query) => `${path}?${new URLSearchParams(query)}`);
    return { key, name: `list of ${name}`, target: { base, paths, headers: { Cookie: cookie } } };
  };
  const leads = ["Okafor", "lead-1700@example.com", "+16145551700"];
  const bookings = ["Okafor", "booking-1700@example.com", "+16145551700"];
  return {
    list: list("list", "leads", "/api/admin/leads"),
    listSearch: list("list", "leads, searched", "/api/admin/leads", leads),
    bookings: list("bookings", "bookings", "/api/bookings"),
    bookingsSearch: list("bookings", "bookings, searched", "/api/bookings", bookings),
    chats: list("chats", "chats", "/api/admin/chats"),
    chatsSearch: list("chats", "chats, searched", "/api/admin/chats", [
      "Okafor",
      "chat-1700@example.com",
      "inverter",
    ]),
    outbox: list("outbox", "letters", "/api/admin/outbox"),
    outboxSearch: list("outbox", "letters, searched", "/api/admin/outbox", [
      "letter-17",
      "letter-1700@example.com",
    ]),
  };
}

/** What somebody types who looks for a person: names, also mistyped, addresses, numbers, references. */
const typed = [
  "Okafor 1700",
  "Tomás Echevarría",
  "solhem ingrid",
  "Marsha Witcomb",
  "Yolanda Cruz",
  "halstrom",
  "lead-1700@example.com",
  "booking-4242",
  "+16145551700",
  "614-555-0042",
  "Raman",
  "inverter",
  "Peralta Coral",
  "electricista",
  "nobody of this name",
  "zzyzx@example.com",
];

/**
 * What a member of staff reads most, with the aims of the desk.
 * @param people their ids
 */
export function deskCalls(people: readonly number[]): TimedCall[] {
  const find = (q: string) => `/api/admin/find?${new URLSearchParams({ q })}`;
  const page = (id: number) => [`/api/admin/people/${id}`, `/api/admin/people/${id}/timeline`];
  return [
    { name: "Today", paths: ["/api/admin/today"], aim: { of: "database", most: 20 } },
    { name: "the queue", paths: ["/api/admin/queue"], aim: { of: "database", most: 20 } },
    { name: "Ctrl-K", paths: typed.map(find), aim: { of: "p99", most: 100 } },
    { name: "a person's page and timeline", paths: people.flatMap(page), aim: { of: "p99", most: 300 } },
    {
      name: "all that is stored of a person",
      paths: ["/api/admin/people/search"],
      aim: { of: "p50", most: 100 },
      createBody: () => ({
        key: randomUUID(),
        body: JSON.stringify({ email: "lead-1700@example.com", phone: "614-555-1700" }),
      }),
    },
  ];
}

export function vendorsPath(filter: Record<string, string>): string {
  return `/api/vendors?${new URLSearchParams({ ...filter, limit: "20" })}`;
}
