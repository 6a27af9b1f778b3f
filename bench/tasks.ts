import { directoryCategories } from "#app/vendors/contract.ts";
import type { Target } from "./load.ts";

export type TaskKey =
  | "home"
  | "list"
  | "directory"
  | "search"
  | "page"
  | "community"
  | "bookings"
  | "lead"
  | "booking";
export type Task = { key: TaskKey; name: string; target: Target };

/** The tasks that look for vendors. */
export const vendorTasks: readonly string[] = ["directory", "search", "page"] satisfies TaskKey[];
/** The tasks around bookings. */
export const bookingTasks: readonly string[] = ["bookings", "booking"] satisfies TaskKey[];

/** The task of the community board. */
export const communityTask: string = "community" satisfies TaskKey;
/** Posts of the board that the many are compared with. */
export const fewPosts = 200;

/** Pages of a board of so many posts, by their addresses: the first, and the middle and last in turn. */
export function boardPaths(posts: number): { first: string[]; deep: string[] } {
  const last = Math.ceil(posts / 5);
  const path = (page: number) => `/api/community/all?page=${page}`;
  return { first: [path(1)], deep: [path(Math.ceil(last / 2)), path(last)] };
}

/** What people look for: services in both languages, mistyped, names of businesses and people, and places. */
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

/** What is asked of the product. */
export function tasksOf(
  base: string,
  cookie: string,
  posts: number,
): Record<TaskKey | "communityDeep", Task> {
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
    page: {
      key: "page",
      name: "directory page",
      target: { base, paths: ["/vendor-directory"], headers: brotli },
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
    lead: { key: "lead", name: "new lead", target: { base, paths: ["/api/leads"], creates: "lead" } },
    booking: {
      key: "booking",
      name: "new booking",
      target: { base, paths: ["/api/bookings"], creates: "booking" },
    },
  };
}

function vendorsPath(filter: Record<string, string>): string {
  return `/api/vendors?${new URLSearchParams({ ...filter, limit: "20" })}`;
}
