import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import theme from "#app/ui/theme.css?url";
import { operator } from "#platform/config/operator.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { offlinePaths } from "./offline-paths.ts";
import { OfflineView } from "./offline-view.tsx";
import { serviceWorker, storeWithImports, type WorkerSettings } from "./service-worker.ts";

/**
 * Text of the service worker. It changes with each build and with the operator's data, so that browsers fetch the
 * stored pages again (docs/decisions/0018).
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
    offlinePaths,
    files: ["/icon.svg"],
    lateFiles: [
      "protocol-dialog",
      "consular-contacts",
      "late-photos",
      "shrink-picture",
      "situations",
      "conversation",
      "by-phrasebook",
    ],
    offline: { en: offline("en"), es: offline("es") },
  };
  return `(${serviceWorker})(self, ${JSON.stringify(settings)}, ${storeWithImports});\n`;
}
