// `npm run pictures`: draws what shared links show, from the house's own art, into public/share. See docs/decisions/0020.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { createServer } from "vite";
import { type SharePicture, sharePictureSize, sharePictures } from "#app/site/seo/share-pictures.ts";
import { locales } from "#platform/i18n/locale.ts";
import { chromiumArguments, chromiumPath } from "../tests/e2e/fixtures/chromium.ts";

const root = path.dirname(import.meta.dirname);
const folder = path.join(root, "public/share");
mkdirSync(folder, { recursive: true });

// Vite reads the components and the style sheet, and hands the browser the fonts, so that no machine draws with its own.
const vite = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  plugins: [tailwindcss()],
  resolve: { conditions: ["module-sync"] },
  appType: "custom",
  optimizeDeps: { noDiscovery: true },
  server: { host: "127.0.0.1", port: 0, hmr: false, watch: null },
});
await vite.listen();
const base = vite.resolvedUrls?.local[0]?.replace(/\/$/, "");
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArguments });
try {
  const { LogoDocument, logoSize, ShareDocument } = (await vite.ssrLoadModule(
    "/pictures/share-picture.tsx",
  )) as typeof import("./share-picture.tsx");
  const page = await browser.newPage({ viewport: sharePictureSize });
  for (const name of Object.keys(sharePictures) as SharePicture[])
    for (const locale of locales) await draw(page, `${name}-${locale}`, ShareDocument({ name, locale }));
  await page.setViewportSize(logoSize);
  await draw(page, "logo", LogoDocument());
} finally {
  await browser.close();
  await vite.close();
}

async function draw(page: Page, name: string, picture: ReactElement): Promise<void> {
  const body = `<!DOCTYPE html>${renderToStaticMarkup(picture)}`;
  await page.route(`${base}/picture`, (route) =>
    route.fulfill({ contentType: "text/html; charset=utf-8", body }),
  );
  await page.goto(`${base}/picture`);
  await page.evaluate(() => document.fonts.ready);
  await page.unroute(`${base}/picture`);
  // A few flat colours: a palette holds them, in a fifth of the bytes.
  const drawn = await sharp(await page.screenshot())
    .png({ palette: true, colours: 128, effort: 10, compressionLevel: 9 })
    .toBuffer();
  writeFileSync(path.join(folder, `${name}.png`), drawn);
  process.stdout.write(`${name.padEnd(16)}${(drawn.length / 1000).toFixed(1).padStart(7)} kB\n`);
}
