/**
 * The page with its scripts held back until it was painted once: on a slow line words, style sheet and fonts come first,
 * and a page is read, and its forms sent, before the scripts are there. In a tab that nobody looks at they come at once.
 * Links to files of our own lose their nonce ('self' allows them): fewer places for one make a smaller page.
 * @param html as React Router renders it: links that preload modules, and one script that imports them
 */
export function deferScripts(html: string, nonce: string): string {
  return html
    .replace(/<link [^>]*>/g, (link) =>
      link.replace(/ nonce="[^"]*"/, "").replace('rel="modulepreload"', 'rel="later"'),
    )
    .replace(/(<script [^>]*)type="module" async=""/, '$1type="later"')
    .replace(/<\/body>/, `<script nonce="${nonce}">${bring}</script></body>`);
}

// Modules are imported one by one, so that each runs in a moment of its own and what is tapped meanwhile is not kept
// waiting; but not the entry, which the script itself imports last. The elements stay where they are, for React to find;
// only a script that is made anew runs.
const bring = `(() => {
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
