import type { RequestListener, Server } from "node:http";
import { createServer, type Server as NetServer } from "node:net";
import path from "node:path";
import { prepareIndex } from "#app/marketplace/vendors/search/fill.server.ts";
import "#app/server/installation-metrics.server.ts";
import { createSite, type HttpOptions, loadPages } from "#app/server/http.server.ts";
import { jobs } from "#app/server/jobs.server.ts";
import { listsSamples, seedSamples } from "#app/server/samples.server.ts";
import { ensureFirstAdmin } from "#app/staff/layout/server/first-admin.server.ts";
import { startOutboxWorkers, stopOutboxWorkers } from "#app/staff/outbox/server/worker.server.ts";
import { startLinking, stopLinking } from "#app/staff/people/server/waiting.server.ts";
import { openSettings } from "#app/staff/setup/server/in-use.server.ts";
import { seedTemplates } from "#app/staff/templates/server/seed.server.ts";
import { drainAnswers } from "#app/support/chat/server/answer.server.ts";
import { seedGlossary } from "#app/support/translation/server/fill.server.ts";
import { openLibreTranslate } from "#platform/ai/libretranslate.server.ts";
import { closeAi, openAi } from "#platform/ai/model.server.ts";
import { openAuth, recordSecret } from "#platform/auth/auth.server.ts";
import { type Config, ConfigError, readConfig } from "#platform/config/config.server.ts";
import { openOperator, operator } from "#platform/config/operator.server.ts";
import { openSamples } from "#platform/config/samples.server.ts";
import { openSite } from "#platform/config/site.server.ts";
import { closeListening, openListening } from "#platform/database/listen.server.ts";
import { closeDatabase, openDatabase, systemContext } from "#platform/database/pool.server.ts";
import { closeReplica, openReplica } from "#platform/database/replica.server.ts";
import { MigrationError, migrateDatabase } from "#platform/database/start/migrate.server.ts";
import { PoolerError, rejectTransactionPooler } from "#platform/database/start/pooler.server.ts";
import { withStartLock } from "#platform/database/start/start-lock.server.ts";
import { waitForDatabase } from "#platform/database/start/wait-for-database.server.ts";
import { AnotherArriboError, startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { openServer } from "#platform/http/connections/server.server.ts";
import { closeSockets } from "#platform/http/connections/sockets.server.ts";
import { startDraining } from "#platform/http/health.server.ts";
import { enforceLimits } from "#platform/http/limits.server.ts";
import { setBuildInfo } from "#platform/http/metrics.server.ts";
import { closeJobs, openJobs } from "#platform/jobs/jobs.server.ts";
import { explainError } from "#platform/log/explain-error.server.ts";
import { log, openLog, safeError } from "#platform/log/log.server.ts";
import { closeMail } from "#platform/mail/mail.server.ts";
import { isLaterWorker, isWorker, Workers } from "#platform/process/workers.server.ts";
import { DataKeyError } from "#platform/security/data-key.server.ts";
import { openSealing, SealError, sealingKeyId } from "#platform/security/seal.server.ts";
import { closeTracing, openTracing } from "#platform/tracing/tracing.server.ts";
import { closeWhatsapp } from "#platform/whatsapp/whatsapp.server.ts";
import packageJson from "./package.json" with { type: "json" };

/** Of each process: 3 for slow reads, 4 for jobs, 1 that listens, 1 during the start. */
const connectionsBesidePool = 9;

/** Milliseconds for requests in flight, and then for the assistant's answers. */
const drainTimeoutMs = 20_000;

const answerTimeoutMs = 5_000;

type Development = {
  middlewares: (
    request: Parameters<RequestListener>[0],
    response: Parameters<RequestListener>[1],
    next: () => void,
  ) => void;
  reload: () => Promise<{ createSite: typeof createSite }>;
};

class StartError extends Error {
  override name = "StartError";
}

/** Errors whose message is written for the operator. */
const operatorErrors = [
  ConfigError,
  StartError,
  MigrationError,
  SealError,
  DataKeyError,
  AnotherArriboError,
  PoolerError,
];
const isOperatorError = (error: unknown) => operatorErrors.some((kind) => error instanceof kind);

/** Starts Arribo: settings, database, migrations, jobs, HTTP server. A signal closes them in reverse order. */
export async function run(options: {
  progress: (line: string) => void;
  /** Of the build's scripts and pictures; in development Vite serves them. */
  clientFolder?: string;
  development?: Development;
}): Promise<void> {
  const { development, clientFolder } = options;
  const progress = isLaterWorker ? () => {} : options.progress;
  const closers: Closer[] = [];
  // The reader of a pipe may be gone (`npm start | tee log`, Ctrl-C): writing to it must not end the process.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  shutDownOnSignal(closers, progress);
  try {
    const config = readConfig(process.env);
    openLog(config.logLevel);
    setBuildInfo(packageJson.version);
    openOperator(config.operator);
    if (!isWorker) await checkPort(config);
    const url = config.databaseUrl ?? (await startOwnDatabase(config, progress, closers));
    if (shutdown) return;
    if (config.workers > 1 && !isWorker) return await startSeveral(config, url, closers);
    await prepare(config, url, progress, closers);
    if (shutdown) return;
    const server = await listen(config, { development, clientFolder });
    closers.push(() => drain(server, config.drainDelay));
    if (shutdown) return;
    // Letters contain the site's address, which is known now.
    startOutboxWorkers();
    startLinking();
    printAddress(config, server, progress);
  } catch (error) {
    if (shutdown) return; // failed because shutdown closed the database
    const reason = explainError(error, operatorErrors);
    process.stderr.write(`\n${isOperatorError(error) ? reason : `Arribo could not start. ${reason}`}\n`);
    await shutDown(closers, 1);
  }
}

/** The first process of several: it keeps the database and the workers, which do all the rest. */
async function startSeveral(config: Config, databaseUrl: string, closers: Closer[]): Promise<void> {
  const settings = { DATABASE_URL: databaseUrl, DEMO_DATA: config.demoData ? "on" : "off" };
  const workers = new Workers(settings);
  closers.push(() => workers.stop());
  closeConnections = () => void workers.stop();
  const isOpen = await workers.start(config.workers);
  if (!isOpen && !shutdown) throw new StartError("The first of several processes ended; it says why above.");
}

type Closer = () => Promise<void> | void;

/** Closes in reverse order; a failure does not stop the others. */
async function closeAll(closers: Closer[]): Promise<void> {
  for (const close of closers.splice(0).reverse()) {
    try {
      await close();
    } catch (error) {
      log.error(safeError(error), "could not close a resource on shutdown");
    }
  }
}

let shutdown: Promise<void> | undefined;

/** Shuts down once: a signal during a failed start must not overtake its cleanup. */
function shutDown(closers: Closer[], code: number): Promise<void> {
  shutdown ??= closeAll(closers).then(() => process.exit(code));
  return shutdown;
}

async function startOwnDatabase(config: Config, progress: (line: string) => void, closers: Closer[]) {
  const starting = startEmbedded({
    dataDir: config.dataDir,
    progress,
    log,
    maxConnections: Math.max(60, config.workers * (config.databaseConnections + connectionsBesidePool) + 10),
  });
  // Registered before it runs: an interrupted start must not leave its PostgreSQL behind.
  closers.push(async () => (await starting.catch(() => undefined))?.stop());
  return (await starting).url;
}

async function prepare(config: Config, url: string, progress: (line: string) => void, closers: Closer[]) {
  await openTracing(config.tracingEndpoint, packageJson.version);
  closers.push(closeTracing);
  if (config.databaseUrl) {
    await waitForDatabase(url, progress).catch((error: unknown) => {
      throw new StartError(
        `Arribo cannot connect to the database that DATABASE_URL names. ${explainError(error, operatorErrors)}`,
      );
    });
    await rejectTransactionPooler(url);
  }
  progress("Bringing the database up to date…");
  await migrateDatabase(url, path.resolve("migrations"));
  openDatabase(url, config.databaseConnections);
  closers.push(closeDatabase);
  if (config.databaseReadUrl) {
    openReplica(config.databaseReadUrl, config.databaseConnections);
    closers.push(closeReplica);
  }
  enforceLimits(config.rateLimits);
  if (!config.rateLimits) log.warn("rate limits are off: for benchmarks only");
  openAi({ settings: config.ai });
  closers.push(closeAi);
  openLibreTranslate({ settings: config.libreTranslate });
  await openSealing(config.dataKeys, config.dataDir);
  closers.push(closeMail, closeWhatsapp);
  await openSettings(config);
  await openAuth({
    secret: config.authSecret,
    secureCookies: config.publicUrl?.startsWith("https:") ?? false,
  });
  await recordSecret();
  await openListening(url, sealingKeyId());
  closers.push(closeListening);
  await openJobs(url, jobs(config));
  closers.push(closeJobs);
  closers.push(stopOutboxWorkers);
  closers.push(stopLinking);
  await withStartLock(url, async () => {
    await ensureFirstAdmin(config.admin, progress);
    await seedGlossary();
    await seedTemplates();
    await prepareIndex();
    if (config.demoData) await seedSamples(progress);
  });
  openSamples(await listsSamples());
}

/** Reports a used port before one-time work (the first password), and frees it: until ready, proxies must be refused. */
async function checkPort(config: Config): Promise<void> {
  const trial = createServer();
  await bind(trial, config);
  await new Promise((resolve) => trial.close(resolve));
}

function bind(server: NetServer, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      reject(
        error.code === "EADDRINUSE"
          ? new StartError(`Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`)
          : new StartError(
              `Nothing can listen on HOST ${host}, PORT ${port} (${error.code}). HOST must be an address of this machine, and a PORT below 1024 may be root's.`,
            ),
      );
    });
    server.listen(port, host, resolve);
  });
}

type Files = { development: Development | undefined; clientFolder: string | undefined };

async function listen(config: Config, { development, clientFolder }: Files): Promise<Server> {
  // Load before listening: otherwise the first visitors on a busy machine get 503.
  if (!development) await loadPages();
  let options: HttpOptions | undefined;
  const { server, serve } = openServer({
    isDirect: config.trustProxy === 0,
    wrap: development && developmentWrap(development, (create) => options && serve(create(options))),
  });
  await bind(server, config);
  openSite(config.publicUrl ?? addressOf(config, server));
  options = { ...httpOptions(config, server), clientFolder, development: development !== undefined };
  serve(createSite(options));
  return server;
}

/** In development every request uses the module's current version. */
function developmentWrap(development: Development, renew: (create: typeof createSite) => void) {
  let current: typeof createSite | undefined;
  return (listener: RequestListener): RequestListener =>
    (request, response) =>
      development.middlewares(request, response, async () => {
        const module = await development.reload();
        if (module.createSite !== current) {
          current = module.createSite;
          renew(current);
        }
        listener(request, response);
      });
}

function httpOptions(config: Config, server: Server): Omit<HttpOptions, "clientFolder" | "development"> {
  const localUrl = new URL(addressOf(config, server));
  const local = ["localhost", "127.0.0.1", "[::1]"].map((host) => `http://${host}:${localUrl.port || "80"}`);
  const origins = config.publicUrl ? [new URL(config.publicUrl).origin] : [localUrl.origin, ...local];
  return {
    trustProxy: config.trustProxy,
    origins: new Set(origins),
    https: config.publicUrl?.startsWith("https:") ?? false,
  };
}

function addressOf(config: Config, server: Server): string {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = config.host === "0.0.0.0" || config.host === "::" ? "localhost" : config.host;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

function printAddress(config: Config, server: Server, progress: (line: string) => void): void {
  progress(`Arribo is open at ${config.publicUrl ?? addressOf(config, server)}`);
  const { legal, hotline } = operator();
  const blanks = Object.values(legal).filter((value) => value === null).length;
  if (blanks > 0)
    progress(
      `operator.json: ${blanks} legal details are not filled in yet; the terms show placeholders for them.`,
    );
  if (hotline.isPlaceholder)
    progress(
      "operator.json: the emergency hotline is a placeholder; until it is replaced, pages do not promise that line.",
    );
  const loopback = ["127.0.0.1", "localhost", "::1"].includes(config.host);
  if (!loopback && !config.publicUrl)
    progress("Set PUBLIC_URL to the address people use, or their browsers' forms will be refused.");
}

/** Reports "not ready", then waits for requests in flight. @param delay in milliseconds */
async function drain(server: Server, delay: number): Promise<void> {
  startDraining();
  // Until the proxy has polled /readyz, new requests still arrive and are served.
  await new Promise((resolve) => setTimeout(resolve, delay));
  await closeSockets();
  const closed = new Promise((resolve) => server.close(resolve));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  closeConnections = () => server.closeAllConnections();
  const timer = setTimeout(closeConnections, drainTimeoutMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(timer);
  // Another process, or the next start, answers the remaining chat messages.
  await drainAnswers(systemContext(), answerTimeoutMs);
}

let closeConnections: (() => void) | undefined;

/** SIGTERM or Ctrl-C starts the shutdown; a second signal does not wait for requests. */
function shutDownOnSignal(closers: Closer[], progress: (line: string) => void): void {
  let signalledAt: number | undefined;
  const onSignal = () => {
    if (signalledAt !== undefined) {
      // npm forwards Ctrl-C, so it arrives twice at once.
      if (performance.now() - signalledAt > 1000) closeConnections?.();
      return;
    }
    signalledAt = performance.now();
    progress("Closing…");
    void shutDown(closers, 0);
  };
  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
  // A bug in one request must not end the others.
  process.on("unhandledRejection", (reason) => log.error(safeError(reason), "unhandled rejection"));
}
