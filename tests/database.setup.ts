import { appendFileSync, chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { jobs } from "#app/server/jobs.server.ts";
import { openAuth } from "#platform/auth/auth.server.ts";
import { createStaff } from "#platform/auth/staff.server.ts";
import { readConfig } from "#platform/config/config.server.ts";
import { closeDatabase, openDatabase } from "#platform/database/pool.server.ts";
import { migrateDatabase } from "#platform/database/start/migrate.server.ts";
import { startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { closeJobs, openJobs } from "#platform/jobs/jobs.server.ts";
import { openSealing } from "#platform/security/seal.server.ts";
import { staffLogin } from "./e2e/fixtures/staff-login.ts";
import { query } from "./support/query.ts";

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
  await query(first.url, "create database template_arribo");
  await first.stop();
  // Several test files run at once, each with the pools of a whole process; no test outlives a crash of this server.
  const settings = ["max_connections = 200", "fsync = off", "full_page_writes = off", "autovacuum = off"];
  appendFileSync(path.join(dataDir, "postgres", "postgresql.conf"), `${settings.join("\n")}\n`);
  const server = await start();
  const template = new URL(server.url);
  template.pathname = "/template_arribo";
  await migrateDatabase(template.href, "migrations");
  await query(server.url, "create database template_site template template_arribo");
  await prepareSite(new URL("/template_site", server.url).href);
  project.provide("template", template.href);
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** What every site of a test begins with and is slow to make: the tables of the jobs, and a member of staff. */
async function prepareSite(url: string): Promise<void> {
  openDatabase(url);
  await openSealing([Buffer.alloc(32, 7)], "");
  await openAuth({ secret: undefined, secureCookies: false });
  await openJobs(url, jobs(readConfig({})), false);
  await createStaff({ ...staffLogin, name: "Ana", role: "owner" });
  await closeJobs();
  await closeDatabase();
}
