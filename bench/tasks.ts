import { directoryCategories } from "#app/marketplace/vendors/contract.ts";
import type { Counts } from "./database.ts";
import { freshBodies, type Target } from "./load/load.ts";
import type { Mail } from "./load/mail.ts";
import { rawRequest } from "./load/raw-request.ts";
import { type Product, signIn } from "./product.ts";

export type TaskKey =
  | "home"
  | "list"
  | "directory"
  | "search"
  | "vendor"
  | "page"
  | "vendor-page"
  | "community"
  | "bookings"
  | "lead"
  | "booking";
export type Task = { key: TaskKey; name: string; target: Target };

const surveys = ["pages", "calls", "visits"] as const;
export const allKeys: string = [
  "home,list,directory,search,vendor,page,vendor-page,community,bookings,lead,booking",
  ...surveys,
].join();

/** Which tasks need a large database; without them it stays small. */
export const neededBy: Record<
  "vendors" | "bookings" | "posts",
  readonly (TaskKey | (typeof surveys)[number])[]
> = {
  vendors: ["directory", "search", "vendor", "page", "vendor-page", "pages", "calls"],
  bookings: ["bookings", "booking", "pages", "calls"],
  posts: ["community", "pages", "calls"],
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

export function tasksOf(place: ProductContext): Record<TaskKey | "communityDeep", Task> {
  const { base, cookie, posts, vendors } = place;
  const brotli = { "Accept-Encoding": "br" };
  return {
    home: { key: "home", name: "home page", target: { base, paths: ["/"], headers: brotli } },
    list: {
      key: "list",
      name: "list of leads",
      target: { base, paths: ["/api/admin/leads?limit=50"], headers: { Cookie: cookie } },
    },
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
    bookings: {
      key: "bookings",
      name: "list of bookings",
      target: { base, paths: ["/api/bookings?limit=50"], headers: { Cookie: cookie } },
    },
    lead: {
      key: "lead",
      name: "new lead",
      target: { base, paths: ["/api/leads"], createBody: freshBodies.lead },
    },
    booking: {
      key: "booking",
      name: "new booking",
      target: { base, paths: ["/api/bookings"], createBody: freshBodies.booking },
    },
  };
}

export function vendorsPath(filter: Record<string, string>): string {
  return `/api/vendors?${new URLSearchParams({ ...filter, limit: "20" })}`;
}
