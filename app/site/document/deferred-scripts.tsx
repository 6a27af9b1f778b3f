import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type ScriptProps = { nonce?: string; type?: string; rel?: string; async?: boolean; children?: ReactNode };

/**
 * React Router's scripts, loaded after the first paint, so that on a slow network text, styles and forms come first
 * (docs/decisions/0022-scripts-after-the-first-paint.md). Only the server's HTML differs: when the browser hydrates it,
 * `loadScripts` has run. In development Vite's own script must run first.
 */
export function DeferredScripts() {
  if (import.meta.env.DEV || !import.meta.env.SSR) return <Scripts />;
  // Called, not rendered: the elements that it returns are changed before React sees them.
  const scripts = Scripts({});
  const elements = flatten(scripts);
  const nonce = elements.find(({ type }) => type === "script")?.props.nonce;
  return (
    <>
      {elements.map(defer)}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: loadScripts }} />
    </>
  );
}

function flatten(node: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child];
  });
}

/** Nothing fetches or runs an element of these kinds until `loadScripts` does. */
function defer(element: ReactElement<ScriptProps>) {
  const { rel, type } = element.props;
  if (rel === "modulepreload") return cloneElement(element, { rel: "later" });
  return type === "module" ? cloneElement(element, { type: "later", async: false }) : element;
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
