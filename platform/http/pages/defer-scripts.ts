/**
 * Loads scripts after the first paint, so that on a slow network text, styles and forms come first. Links to our own files
 * lose their nonce: 'self' allows them.
 * @param html from React Router: modulepreload links and one script that imports the modules
 */
export function deferScripts(html: string, nonce: string): string {
  return html
    .replace(/<link [^>]*>/g, (link) =>
      link.replace(/ nonce="[^"]*"/, "").replace('rel="modulepreload"', 'rel="later"'),
    )
    .replace(/(<script [^>]*)type="module" async=""/, '$1type="later"')
    .replace(/<\/body>/, `<script nonce="${nonce}">${loadScripts}</script></body>`);
}

// Yields between modules, so that taps stay responsive. React expects the old elements to stay.
const loadScripts = `(() => {
  const bring = async () => {
    const { nonce, text } = document.querySelector('script[type="later"]');
    const imported = [];
    for (const link of document.querySelectorAll('link[rel="later"]')) {
      link.rel = "modulepreload";
      if (!text.includes('import("' + link.getAttribute("href"))) imported.push(import(link.href));
      if (imported.length % 8 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    await Promise.allSettled(imported);
    document.head.append(Object.assign(document.createElement("script"), { type: "module", nonce, text }));
  };
  const painted = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : 3000);
  });
  painted.then(bring);
})()`.replace(/\n\s*/g, "");
