import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { Client } from "pg";
import { startEmbedded } from "#platform/embedded-postgres/embedded.server.ts";
import { chromiumArguments, chromiumPath } from "../../tests/e2e/fixtures/chromium.ts";
import { addCleanup, say, startWithCleanup } from "../load/cleanup.ts";
import { build, startProduct } from "../product.ts";
import { screensOf } from "./sitemap.ts";

/** Starts the product on sample data and lists the public pages in its sitemap. */
export async function openPublicSite(): Promise<{ base: string; addresses: string[] }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "arribo-quality-"));
  // Root's PostgreSQL runs as another user, who must reach the folder.
  chmodSync(dataDir, 0o755);
  addCleanup(() => rmSync(dataDir, { recursive: true, force: true }));
  build();
  const quiet = { info() {}, warn: say, error: say };
  const database = await startWithCleanup(() => startEmbedded({ dataDir, progress() {}, log: quiet }));
  const { base } = await startWithCleanup(() => startProduct({ dataDir, databaseUrl: database.url }));
  await publishOneVendor(database.url);
  return { base, addresses: await screensOf(base) };
}

/** Makes the best-rated sample vendor real: only real vendors have a public page. */
async function publishOneVendor(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      "update vendor set is_sample = false where id = (select id from vendor where status = 'approved' order by rating desc, id limit 1)",
    );
  } finally {
    await client.end();
  }
}

/** @param port of the debugging protocol, for a second client */
export async function openBrowser(port?: number): Promise<Browser> {
  const taking = port === undefined ? [] : [`--remote-debugging-port=${port}`];
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: [...chromiumArguments, ...taking],
  });
  addCleanup(() => browser.close());
  return browser;
}
