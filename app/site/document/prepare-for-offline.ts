import { blockNavigationOffline } from "./offline-navigation.ts";

/** Loaded after hydration, as it is not needed before. */
export function prepareForOffline(): void {
  blockNavigationOffline();
  registerServiceWorker();
}

/** Registered after the page has loaded, so as not to compete with it. The site works without it. */
function registerServiceWorker() {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  const register = () => serviceWorker.register("/service-worker.js").catch(() => {});
  if (document.readyState === "complete") register();
  else window.onload = register;
}
