import type { Writable } from "node:stream";
import { vi } from "vitest";
import { listen } from "./listen.ts";

/**
 * The same site again on the same database, with its own modules, as another process has them: pool, listening
 * connection, sockets.
 * @param logTo where its log goes
 * @returns its address, and how to end it
 */
export async function openSecondSite(
  url: string,
  logTo?: Writable,
): Promise<{ base: string; end: () => Promise<void> }> {
  vi.resetModules();
  const [database, listening, http, server, sockets, auth, sealing, settings, config, log] =
    await Promise.all([
      import("#platform/database/pool.server.ts"),
      import("#platform/database/listen.server.ts"),
      import("#app/server/http.server.ts"),
      import("#platform/http/connections/server.server.ts"),
      import("#platform/http/connections/sockets.server.ts"),
      import("#platform/auth/auth.server.ts"),
      import("#platform/security/seal.server.ts"),
      import("#app/staff/setup/server/in-use.server.ts"),
      import("#platform/config/config.server.ts"),
      import("#platform/log/log.server.ts"),
    ]);
  if (logTo) log.openLog("info", logTo);
  database.openDatabase(url, 4);
  await sealing.openSealing([Buffer.alloc(32, 7)], "");
  await settings.openSettings(config.readConfig({ DATABASE_URL: url }));
  await auth.openAuth({ secret: undefined, secureCookies: false });
  await listening.openListening(url, sealing.sealingKeyId());
  const opened = server.openServer();
  const base = `http://127.0.0.1:${await listen(opened.server)}`;
  const origins = new Set([base]);
  opened.serve(http.createSite({ trustProxy: 1, origins, https: false, development: false }));
  return {
    base,
    async end() {
      await sockets.closeSockets();
      opened.server.closeAllConnections();
      await new Promise((resolve) => opened.server.close(resolve));
      await listening.closeListening();
      await database.closeDatabase();
    },
  };
}
