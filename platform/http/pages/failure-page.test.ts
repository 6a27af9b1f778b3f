import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { failurePagePolicy, renderFailurePage } from "./failure-page.ts";

test.each([
  ["en", "Back to Home", "Or call us:"],
  ["es", "Volver al Inicio", "O llámanos:"],
] as const)(
  "%s: the page of last resort bears the house, the way home, our phone and 911",
  (locale, home, call) => {
    const html = String(
      renderFailurePage({ message: "No.", code: "internal" }, locale, "+1 (809) 555-0100 ext. 7"),
    );
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<a href="/">${home}</a>`);
    expect(html).toContain(`${call} <a href="tel:+18095550100;ext=7">+1 (809) 555-0100 ext. 7</a>`);
    expect(html).toContain('<a href="tel:911">');
  },
);

test("what the operator wrote stays text", () => {
  const html = String(renderFailurePage({ message: "No.", code: "internal" }, "en", '"><script>'));
  expect(html).not.toContain("<script>");
});

test("its policy allows its style by the hash, and no script", () => {
  const html = String(renderFailurePage({ message: "No.", code: "internal" }, "en", ""));
  const [, style = ""] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const hashed = createHash("sha256").update(style).digest("base64");
  expect(failurePagePolicy).toContain(`style-src 'self' 'sha256-${hashed}'`);
  expect(failurePagePolicy).toContain("script-src 'self';");
});
