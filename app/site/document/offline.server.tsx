import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import theme from "#app/ui/theme.css?url";
import { operator } from "#platform/config/operator.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { keptPaths } from "./kept-paths.ts";
import { OfflineView } from "./offline-view.tsx";
import { serviceWorker, type WorkerSettings } from "./service-worker.ts";

/**
 * The service worker's text. It changes with each build and with what the operator says, and with it the browser
 * fetches the pages anew that are kept for when there is no network (docs/decisions/0018).
 * @param build names the build of the pages
 */
export function serviceWorkerText(build: string): string {
  const { hotline } = operator();
  const offline = (locale: Locale) =>
    `<!DOCTYPE html>${renderToStaticMarkup(<OfflineView locale={locale} hotline={hotline} theme={theme} />)}`;
  const settings: WorkerSettings = {
    version: createHash("sha256")
      .update(JSON.stringify([build, operator()]))
      .digest("hex")
      .slice(0, 16),
    keptPaths,
    files: ["/icon.svg"],
    offline: { en: offline("en"), es: offline("es") },
  };
  return `(${serviceWorker})(self, ${JSON.stringify(settings)});\n`;
}
