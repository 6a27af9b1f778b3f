import { stayWithoutSignal } from "./no-signal.ts";

/** What makes a page bear the loss of the network; loaded late, as nobody needs it before the page is alive. */
export function prepareForOffline(): void {
  stayWithoutSignal();
  keepForOffline();
}

/**
 * Has the browser keep what works without a network: once the page is there, so as not to compete with it. Where that
 * fails, the site is as it was.
 */
function keepForOffline() {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  const register = () => serviceWorker.register("/service-worker.js").catch(() => {});
  if (document.readyState === "complete") register();
  else window.onload = register;
}
