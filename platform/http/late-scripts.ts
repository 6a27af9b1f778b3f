/**
 * The page with its scripts held back until it was painted once: on a slow line words, style sheet and fonts come first,
 * and a page is read, and its forms sent, before the scripts are there. In a tab that nobody looks at they come at once.
 * Links to files of our own lose their nonce ('self' allows them): fewer places for one make a smaller page.
 * @param html as React Router renders it: links that preload modules, and one script that imports them
 */
export function withLateScripts(html: string, nonce: string): string {
  return html
    .replace(/<link [^>]*>/g, (link) =>
      link.replace(/ nonce="[^"]*"/, "").replace('rel="modulepreload"', 'rel="later"'),
    )
    .replace(/(<script [^>]*)type="module" async=""/, '$1type="later"')
    .replace(/<\/body>/, `<script nonce="${nonce}">${bring}</script></body>`);
}

// The elements stay where they are, for React to find; only a script that is made anew runs. A few at a time: what is
// tapped meanwhile is not kept waiting.
const bring = `(() => {
  const bring = () => {
    const later = [...document.querySelectorAll('link[rel="later"]')];
    for (const link of later.slice(0, 8)) link.rel = "modulepreload";
    if (later.length > 8) return setTimeout(bring);
    const { nonce, text } = document.querySelector('script[type="later"]');
    document.head.append(Object.assign(document.createElement("script"), { type: "module", nonce, text }));
  };
  document.hidden ? bring() : requestAnimationFrame(() => setTimeout(bring));
})()`.replace(/\n\s*/g, "");
