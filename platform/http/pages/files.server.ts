import { readdir } from "node:fs/promises";
import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Hono, MiddlewareHandler } from "hono";
import type { HttpEnv } from "#platform/http/request.server.ts";

/** @param folder "client" of a build, beside which the folders of other builds are (start.js) */
export function serveFiles(app: Hono<HttpEnv>, folder: string): void {
  app.get("/assets/*", assetsOf(folder), assetsOfOtherBuilds(folder));
  app.get(
    "/:file{(?:share/)?[\\w-]+\\.(?:ico|svg|png|txt|webmanifest)}",
    serveStatic({
      root: path.relative(".", folder),
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=3600"),
    }),
  );
}

/** Their names hold a hash of what is in them. */
function assetsOf(folder: string): MiddlewareHandler<HttpEnv> {
  return serveStatic({
    root: path.relative(".", folder),
    precompressed: true,
    onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
  });
}

/**
 * Browsers have pages of earlier builds open, and during an upgrade another process sends pages of a later one: their scripts are
 * served as well, while their builds are kept.
 */
function assetsOfOtherBuilds(folder: string): MiddlewareHandler<HttpEnv> {
  const builds = path.dirname(path.dirname(folder));
  return async (c, next) => {
    for (const build of await readdir(builds)) {
      const found = await assetsOf(path.join(builds, build, "client"))(c, async () => {});
      if (found) return found;
    }
    return next();
  };
}
