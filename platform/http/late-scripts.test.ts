import { expect, test } from "vitest";
import { withLateScripts } from "./late-scripts.ts";

const rendered = [
  '<html><head><link rel="stylesheet" href="/a.css" nonce="n"/><link rel="modulepreload" href="/a.js" nonce="n"/></head>',
  '<body><script nonce="n" type="application/ld+json">{}</script><script nonce="n">context()</script>',
  '<script nonce="n" type="module" async="">import "/a.js";</script></body></html>',
].join("");

test("modules wait, and nothing else", () => {
  const page = withLateScripts(rendered, "n");
  expect(page).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(page).toContain('<link rel="later" href="/a.js"/>');
  expect(page).toContain('<script nonce="n" type="later">import "/a.js";</script>');
  expect(page).toContain(
    '<script nonce="n" type="application/ld+json">{}</script><script nonce="n">context()</script>',
  );
  expect(page).not.toMatch(/type="module"|modulepreload" href/);
});

test("what brings them is one script with the page's nonce, at the end of the body", () => {
  expect(withLateScripts(rendered, "other")).toMatch(
    /<script nonce="other">\(\(\) => \{[^<]*\}\)\(\)<\/script><\/body><\/html>$/,
  );
});
