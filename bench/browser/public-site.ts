import { type Browser, chromium } from "@playwright/test";
import { Client } from "pg";
import { chromiumArguments, chromiumPath } from "../../tests/e2e/fixtures/chromium.ts";
import { addCleanup, makeFolder, startDatabase, startWithCleanup } from "../load/cleanup.ts";
import { build, startProduct } from "../product.ts";
import { screensOf } from "./sitemap.ts";

/** Starts the product on sample data and lists the public pages in its sitemap. */
export async function openPublicSite(): Promise<{ base: string; addresses: string[] }> {
  const dataDir = makeFolder();
  build();
  const database = await startDatabase(dataDir);
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
