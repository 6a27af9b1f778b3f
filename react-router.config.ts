import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // start.js builds beside what is there.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // Every route is known from the first page: moving on never waits for a manifest.
  routeDiscovery: { mode: "initial" },
  // A loader in a file of its own would be one more name in that list, for each of the staff's screens.
  splitRouteModules: false,
  buildEnd: ({ reactRouterConfig }) =>
    shortenRouteList(path.join(reactRouterConfig.buildDirectory, "client/assets")),
  // The router compares a form's Origin with the address that the request names itself, which behind a proxy is another
  // one. Ours (refuseForeignRequests, readForm) compares it with the addresses that the site is known by.
  allowedActionOrigins: ["**"],
} satisfies Config;

/**
 * Every visitor loads the list of all routes. Two thirds of it name the chunks that a route's module imports, which only
 * `Scripts` on the server and prefetching links read: the server has a list of its own, and no link prefetches.
 */
function shortenRouteList(folder: string) {
  const [name, ...others] = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file));
  if (!name || others.length > 0) throw new Error("The build has not exactly one list of routes.");
  const file = path.join(folder, name);
  const [start, end] = ["window.__reactRouterManifest=", ";"];
  const text = readFileSync(file, "utf8");
  if (!text.startsWith(start) || !text.endsWith(end)) throw new Error("The list of routes has another form.");
  const list: { routes: Record<string, object> } = JSON.parse(text.slice(start.length, -end.length));
  const needed = (key: string, value: unknown) =>
    value === false || key === "imports" || key === "css" ? undefined : value;
  list.routes = JSON.parse(JSON.stringify(list.routes, needed));
  writeFileSync(file, start + JSON.stringify(list) + end);
}
