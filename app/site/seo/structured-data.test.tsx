import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StructuredData } from "./structured-data.tsx";

const written = (name: string) =>
  renderToStaticMarkup(<StructuredData things={[{ "@type": "LocalBusiness", name }]} />);

test.each([
  "</script><script>alert(1)</script>",
  "<!--<script>",
  "]]>",
  "\u2028\u2029",
  `"}]}`,
  "&lt;/script&gt;",
])("a business called %j stays a name", (name) => {
  const html = written(name);
  const [, text = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(text)["@graph"][0].name).toBe(name);
});

test("whatever a business is called, one element comes of it, with that name in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (name) => {
      const [, text = ""] =
        /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(written(name)) ?? [];
      return JSON.parse(text)["@graph"][0].name === name;
    }),
  );
});

test("who has nothing to say is silent", () => {
  expect(renderToStaticMarkup(<StructuredData things={[]} />)).toBe("");
});
