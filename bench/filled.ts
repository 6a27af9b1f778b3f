import { type Counts, fill } from "./database.ts";
import { say, startDatabase, startWithCleanup } from "./load/cleanup.ts";
import type { Mail } from "./load/mail.ts";
import { type Product, startProduct } from "./product.ts";
import { openContext, type ProductContext } from "./tasks.ts";

/** Each product has its own PostgreSQL: one lacks connections for two products and the bare limits. */
export async function startFilled(
  dataDir: string,
  mail: Mail,
  counts: Counts,
): Promise<{ url: string; product: Product; place: ProductContext }> {
  const { url } = await startDatabase(dataDir);
  const product = await startWithCleanup(() =>
    startProduct({ dataDir, databaseUrl: url, smtpUrl: mail.url }),
  );
  say(`Filling in ${JSON.stringify(counts)}…`);
  await fill(url, counts);
  return { url, product, place: await openContext(product, counts, mail) };
}

/** How long filling in may take, in milliseconds: a million records need twenty minutes on two quiet cores. */
export function fillLimitMs(counts: Counts): number {
  return 3 * Object.values(counts).reduce((sum, count) => sum + count, 0);
}
