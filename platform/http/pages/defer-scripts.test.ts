import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const page = `<html><head><link rel="stylesheet" nonce="N" href="/assets/theme.css"/>
<link rel="modulepreload" nonce="N" href="/assets/entry.js"/><link rel="canonical" href="https://arribo.example/"/>
<script type="application/ld+json">{"a":"\\u003clink rel='modulepreload'>"}</script></head><body><p>&lt;/body&gt; &lt;link&gt;</p>
<script nonce="N">window.data="\\u003c/body>"</script>
<script nonce="N" type="module" async="">import "/assets/entry.js";</script></body></html>`;

test("no script of the page's own is fetched until the last one says so; all else stays", () => {
  const html = deferScripts(page, "N");
  const [, before = "", bring = "", after] =
    /^([\s\S]*)<script nonce="N">(\(\(\) => [\s\S]*)<\/script>(<\/body><\/html>)$/.exec(html) ?? [];
  expect(before).toBe(
    page
      .replace("</body></html>", "")
      .replaceAll(/(<link [^>]*) nonce="N"/g, "$1")
      .replace('rel="modulepreload" href', 'rel="later" href')
      .replace('type="module" async=""', 'type="later"'),
  );
  expect(after).toBe("</body></html>");
  // It parses, and holds no `</script` and no `$` pattern of `replace`.
  expect(() => new Function(bring)).not.toThrow();
  expect(bring).not.toMatch(/[<$]/);
});
