import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { openSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "#platform/embedded-postgres/postmaster.server.ts";
import { hashToken } from "#platform/security/token.server.ts";
import { nextAddress } from "../tests/support/client-address.ts";
import { stopProcess } from "./load/child.ts";
import { header, rawRequest } from "./load/raw-request.ts";

const root = path.dirname(import.meta.dirname);
export const admin = { email: "bench@example.com", password: "only-for-the-bench" };

export type Product = {
  base: string;
  process: ChildProcess;
  /** Milliseconds until ready. */
  readyAfter: number;
  /** Microseconds so far. */
  processorTime: () => Promise<number>;
  /** Resident, in bytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

export function build(): void {
  const { status } = spawnSync(process.execPath, ["start.js", "--build"], {
    cwd: root,
    stdio: "inherit",
    timeout: 300_000,
  });
  if (status !== 0) throw new Error("The pages could not be built.");
}

/**
 * Starts the product on loopback as a real installation runs it: limits, the usual log (by default in `dataDir`), behind one trusted
 * proxy, with `smtpUrl` as its mail service. Without `databaseUrl` it has an embedded database in `dataDir`.
 */
export async function startProduct(options: {
  dataDir: string;
  databaseUrl?: string;
  hook?: string;
  port?: number;
  smtpUrl?: string;
  settings?: Record<string, string>;
  /** File descriptor. */
  log?: number;
  /** Another checkout than this one. */
  folder?: string;
}): Promise<Product> {
  const port = options.port ?? (await freePort());
  const base = `http://127.0.0.1:${port}`;
  const started = performance.now();
  const logFile = path.join(options.dataDir, "product.log");
  const log = options.log ?? openSync(logFile, "a");
  const child = spawn(process.execPath, [...(options.hook ? ["--import", options.hook] : []), "start.js"], {
    cwd: options.folder ?? root,
    stdio: ["ignore", log, log, ...(options.hook ? (["ipc"] as const) : [])],
    env: { ...environment(port, options), ...options.settings },
  });
  const stop = () => stopProcess(child, "SIGTERM", 25_000);
  try {
    await waitUntilReady(base, child);
  } catch (error) {
    await stop();
    const last = options.log === undefined ? readFileSync(logFile, "utf8").slice(-2_000) : "";
    throw new Error(`${String(error)}\n${last}`, { cause: error });
  }
  return {
    base,
    process: child,
    readyAfter: performance.now() - started,
    processorTime: async () => (await readMetric(base, "process_cpu_seconds_total")) * 1e6,
    memory: () => readMetric(base, "process_resident_memory_bytes"),
    stop,
  };
}

/** Blanks the person's own settings. */
function environment(
  port: number,
  { dataDir, databaseUrl = "", smtpUrl = "" }: { dataDir: string; databaseUrl?: string; smtpUrl?: string },
): NodeJS.ProcessEnv {
  const blank = [
    "AUTH_SECRET",
    "DATA_KEY",
    "PUBLIC_URL",
    "RATE_LIMITS",
    "LOG_LEVEL",
    "MAIL_FROM",
    "OPERATOR_FILE",
    "OPENAI_API_KEY",
    "LIBRETRANSLATE_URL",
    "META_WHATSAPP_TOKEN",
    "TWILIO_ACCOUNT_SID",
  ];
  return {
    ...process.env,
    ...Object.fromEntries(blank.map((name) => [name, ""])),
    NODE_ENV: "production",
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO_DATA: "on",
    TRUST_PROXY: "1",
    SMTP_URL: smtpUrl,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  };
}

async function waitUntilReady(base: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error("The product ended while it started.");
    const answer = await rawRequest(`${base}/readyz`).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(20);
  }
  throw new Error("The product was not ready within two minutes.");
}

async function readMetric(base: string, name: string): Promise<number> {
  const { body } = await rawRequest(`${base}/metrics`);
  const value = new RegExp(`^${name} (\\S+)$`, "m").exec(body.toString())?.[1];
  if (value === undefined) throw new Error(`The product does not report its ${name}.`);
  return Number(value);
}

/** Signs in as staff. @returns the cookie and its hash in the database */
export async function signIn(base: string): Promise<{ cookie: string; token: string }> {
  const answer = await rawRequest(`${base}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": nextAddress() },
    body: JSON.stringify(admin),
  });
  const cookie = header(answer, "set-cookie")?.split(";")[0];
  if (answer.status !== 200 || !cookie) throw new Error(`Signing in answered ${answer.status}.`);
  const value = decodeURIComponent(cookie.slice(cookie.indexOf("=") + 1));
  return { cookie, token: hashToken(value.slice(0, value.indexOf("."))) };
}
