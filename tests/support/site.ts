import type { Server } from "node:http";
import type { Writable } from "node:stream";
import { afterAll, beforeAll } from "vitest";
import { createSite } from "#app/server/http.server.ts";
import { jobs } from "#app/server/jobs.server.ts";
import { startOutboxWorkers, stopOutboxWorkers } from "#app/staff/outbox/server/worker.server.ts";
import { openSettings } from "#app/staff/setup/server/in-use.server.ts";
import { type LibreTranslateSettings, openLibreTranslate } from "#platform/ai/libretranslate.server.ts";
import { closeAi, openAi } from "#platform/ai/model.server.ts";
import type { AiSettings } from "#platform/ai/settings.ts";
import { createSession, openAuth } from "#platform/auth/auth.server.ts";
import { toCookieHeader } from "#platform/auth/set-cookies.ts";
import { staffByEmail } from "#platform/auth/staff.server.ts";
import { openSite as tellAddress } from "#platform/config/site.server.ts";
import { closeListening, openListening } from "#platform/database/listen.server.ts";
import { openServer } from "#platform/http/connections/server.server.ts";
import { closeSockets } from "#platform/http/connections/sockets.server.ts";
import { enforceLimits } from "#platform/http/limits.server.ts";
import { closeJobs, openJobs } from "#platform/jobs/jobs.server.ts";
import { openLog } from "#platform/log/log.server.ts";
import { closeMail } from "#platform/mail/mail.server.ts";
import { openSealing, sealingKeyId } from "#platform/security/seal.server.ts";
import type { WhatsappSettings } from "#platform/whatsapp/settings.ts";
import { closeWhatsapp } from "#platform/whatsapp/whatsapp.server.ts";
import { staffLogin } from "../e2e/fixtures/staff-login.ts";
import { openFreshDatabase } from "./fresh-database.ts";
import { listen } from "./listen.ts";

export { staffLogin };

/** What a browser sends after this answer. */
export const cookieOf = (answer: Response) => toCookieHeader(answer.headers.getSetCookie());

export type Ask = { body?: unknown; headers?: Record<string, string>; staff?: boolean; redirect?: "manual" };

type SiteOptions = {
  limits?: boolean;
  smtpUrl?: () => string;
  /** A WhatsApp provider, and its timeout (milliseconds). */
  whatsapp?: { settings: () => WhatsappSettings; publicUrl?: string; timeoutMs?: number };
  /** An AI and a LibreTranslate server, with their timeouts (milliseconds). */
  ai?: { settings: () => AiSettings; timeoutMs?: number };
  libreTranslate?: { settings: () => LibreTranslateSettings; timeoutMs?: number };
  /** What services that an owner stores may reach. */
  stored?: () => { isForbidden?: (address: string) => boolean; providerUrl?: string };
  workJobs?: boolean;
  logTo?: Writable;
};

/**
 * The whole site on loopback with its own database and a member of staff. Unless options say so: no limits, no mail, no
 * WhatsApp provider, no running jobs.
 */
export function openSite(options: SiteOptions = {}) {
  const database = openFreshDatabase("template_site");
  let server: Server;
  let base = "";
  let cookie = "";

  beforeAll(async () => {
    if (options.logTo) openLog("info", options.logTo);
    const { ai, libreTranslate } = options;
    openAi({ ...ai, settings: ai?.settings() });
    openLibreTranslate({ ...libreTranslate, settings: libreTranslate?.settings() });
    await openSealing([Buffer.alloc(32, 7)], "");
    const { whatsapp } = options;
    await openSettings({
      operator: database.config.operator,
      smtpUrl: options.smtpUrl?.(),
      publicUrl: whatsapp?.publicUrl,
      whatsapp: whatsapp?.settings(),
      whatsappTimeoutMs: whatsapp?.timeoutMs,
      ...options.stored?.(),
    });
    if (whatsapp?.publicUrl) tellAddress(whatsapp.publicUrl);
    await openAuth({ secret: undefined, secureCookies: false });
    await openJobs(database.url(), jobs(database.config), options.workJobs ?? false);
    await openListening(database.url(), sealingKeyId());
    if (options.workJobs) startOutboxWorkers();
    const opened = openServer();
    server = opened.server;
    base = `http://127.0.0.1:${await listen(server)}`;
    opened.serve(createSite({ trustProxy: 1, origins: new Set([base]), https: false, development: false }));
    enforceLimits(options.limits ?? false);
    const ana = await staffByEmail(staffLogin.email);
    cookie = toCookieHeader(await createSession(ana?.id ?? "", ""));
  });
  afterAll(async () => {
    await closeSockets();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await closeListening();
    await stopOutboxWorkers();
    await closeJobs();
    closeMail();
    closeWhatsapp();
    closeAi();
  });

  async function send(method: string, path: string, ask: Ask = {}): Promise<Response> {
    return fetch(base + path, {
      method,
      redirect: ask.redirect ?? "follow",
      headers: {
        ...(ask.body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(ask.staff ? { Cookie: cookie } : {}),
        ...ask.headers,
      },
      ...(ask.body === undefined
        ? {}
        : { body: typeof ask.body === "string" ? ask.body : JSON.stringify(ask.body) }),
    });
  }
  /** The JSON of an answer. */
  const json = async (...what: Parameters<typeof send>) => (await send(...what)).json();
  /** The JSON that staff read at a path. */
  const read = (path: string) => json("GET", path, { staff: true });
  return { send, json, read, base: () => base, cookie: () => cookie, url: database.url };
}
