/**
 * Defers a page's scripts until after the first paint: on a slow network text, styles and fonts load first, and forms
 * work without scripts. In a hidden tab scripts load at once. Links to our own files lose their nonce, which 'self'
 * makes unnecessary, because each nonce enlarges a stored page.
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

// Yields between modules, so that taps stay responsive. The entry is imported last, by the script itself. The elements
// stay in place because React expects them; browsers run only a newly created script.
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
