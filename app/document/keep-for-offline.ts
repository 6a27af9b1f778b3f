/**
 * Has the browser keep what works without a network: once the page is there, so as not to compete with it. Where that
 * fails, the site is as it was.
 */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => navigator.serviceWorker.register("/service-worker.js").catch(() => {});
  if (document.readyState === "complete") void register();
  else addEventListener("load", register, { once: true });
}
