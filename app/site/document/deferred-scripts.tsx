import { Children, cloneElement, Fragment, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts } from "react-router";

type ScriptProps = {
  nonce?: string;
  async?: boolean;
  type?: string;
  rel?: string;
  href?: string;
  children?: ReactNode;
};

/**
 * React Router's scripts, loaded after the first paint, so that on a slow network text, styles and forms come first
 * (docs/decisions/0022-scripts-after-the-first-paint.md). In development Vite's own script must run first.
 */
export function DeferredScripts() {
  // Called, not rendered: the elements that it returns are changed before React sees them.
  const scripts = Scripts({});
  if (import.meta.env.DEV || !scripts) return scripts;
  const elements = flatten(scripts);
  const inline = elements.filter(({ type }) => type === "script");
  // The browser's list of routes does not name them (react-router.config.ts), and React need not know them.
  const files = elements.flatMap(({ props: { rel, href } }) => (rel === "modulepreload" && href ? href : []));
  return (
    <>
      {inline.map(defer)}
      <script
        nonce={inline[0]?.props.nonce}
        suppressHydrationWarning
        // When the browser hydrates it, it has run.
        // biome-ignore lint/security/noDangerouslySetInnerHtml: names of built files, which hold no markup
        dangerouslySetInnerHTML={{
          __html: import.meta.env.SSR ? `${loadScripts.replace(/\n\s*/g, "")}(${JSON.stringify(files)})` : "",
        }}
      />
    </>
  );
}

function flatten(node: ReactNode): ReactElement<ScriptProps>[] {
  return Children.toArray(node).flatMap((child) => {
    if (!isValidElement<ScriptProps>(child)) return [];
    return child.type === Fragment ? flatten(child.props.children) : [child];
  });
}

/** A script of this type does not run until `loadScripts` runs its text. */
function defer(script: ReactElement<ScriptProps>) {
  return script.props.type === "module" ? cloneElement(script, { type: "later", async: false }) : script;
}

// Yields between modules, so that taps stay responsive. React expects the old elements to stay.
const loadScripts = `((files) => {
  const add = (name, properties) => document.head.append(Object.assign(document.createElement(name), properties));
  const bring = async () => {
    const { nonce, text } = document.querySelector('script[type="later"]');
    const imported = [];
    for (const href of files) add("link", { rel: "modulepreload", href });
    for (const href of files) {
      if (!text.includes('import("' + href)) imported.push(import(href));
      if (imported.length % 8 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    await Promise.allSettled(imported);
    add("script", { type: "module", nonce, text });
  };
  const painted = new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, document.hidden ? 0 : 3000);
  });
  painted.then(bring);
})`;
