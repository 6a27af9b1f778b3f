/**
 * Has the browser keep what works without a network: once the page is there, so as not to compete with it. Where that
 * fails, the site is as it was.
 */
export function keepForOffline(): void {
  const { serviceWorker } = navigator;
  if (!import.meta.env.PROD || !serviceWorker) return;
  const register = () => serviceWorker.register("/service-worker.js").catch(() => {});
  if (document.readyState === "complete") register();
  else window.onload = register;
}
