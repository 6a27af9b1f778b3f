import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeData } from "../places/place.ts";
import { staffLogin } from "./staff-login.ts";

/** A server that a test may end and start again: its own port, its own data. */
export class OwnServer {
  readonly url: string;
  readonly #port: number;
  readonly #dataDir = mkdtempSync(path.join(tmpdir(), "arribo-own-"));
  #process: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
    this.url = `http://127.0.0.1:${port}`;
    // Root's PostgreSQL runs as another user, who must be able to reach it here.
    chmodSync(this.#dataDir, 0o755);
  }

  /** Starts it, and waits until it is ready. */
  async start(): Promise<void> {
    this.#process = spawn(process.execPath, ["start.js"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(this.#port),
        DATA_DIR: this.#dataDir,
        DEMO_DATA: "off",
        RATE_LIMITS: "off",
        LOG_LEVEL: "error",
        ADMIN_EMAIL: staffLogin.email,
        ADMIN_PASSWORD: staffLogin.password,
      },
      stdio: ["ignore", "ignore", "inherit"],
    });
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => undefined);
      if (answer?.ok) return;
      const code = this.#process?.exitCode ?? null;
      if (code !== null) throw new Error(`the server ended with ${code}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error("the server did not become ready");
  }

  /** Ends it as a service manager does. */
  async stop(): Promise<void> {
    const ending = this.#process;
    this.#process = undefined;
    if (!ending || ending.exitCode !== null) return;
    ending.kill("SIGTERM");
    await once(ending, "exit");
  }

  async remove(): Promise<void> {
    await this.stop();
    removeData(this.#dataDir);
  }
}
