import { appendFileSync, chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../platform/database/start/migrate.server.ts";
import { startEmbedded } from "../platform/embedded-postgres/embedded.server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The address of a migrated, empty database that each test file copies. */
    template: string;
  }
}

const quiet = { info() {}, warn() {}, error: (...line: unknown[]) => console.error(...line) };

/** One real PostgreSQL for the whole run, with a migrated template that every test file copies in milliseconds. */
export default async function setup(project: TestProject) {
  const dataDir = mkdtempSync(path.join(tmpdir(), "arribo-test-"));
  // Root's PostgreSQL runs as another user, who must be able to reach it here.
  chmodSync(dataDir, 0o755);
  const start = () => startEmbedded({ dataDir, progress() {}, log: quiet });
  const first = await start();
  const client = new pg.Client({ connectionString: first.url });
  await client.connect();
  await client.query("create database template_arribo");
  await client.end();
  await first.stop();
  // Several test files run at once, each with the pools of a whole process.
  appendFileSync(path.join(dataDir, "postgres", "postgresql.conf"), "max_connections = 200\n");
  const server = await start();
  const template = new URL(server.url);
  template.pathname = "/template_arribo";
  await migrateDatabase(template.href, "migrations");
  project.provide("template", template.href);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
