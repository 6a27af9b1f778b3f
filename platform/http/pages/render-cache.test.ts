import { expect, test } from "vitest";
import { createRenderCache } from "./render-cache.server.ts";

const html = (words: string) => `<!doctype html><p>${words}</p>`;

test("a page is kept by its data: rendered once for the same, anew for other data", async () => {
  const keep = createRenderCache();
  let rendered = 0;
  const render = (words: string) => async () => {
    rendered += 1;
    return html(words);
  };
  const first = await keep("/vendor/1 en", render("one"));
  const other = await keep("/vendor/1 es", render("uno"));
  const again = await keep("/vendor/1 en", render("never"));
  expect(again).toBe(first);
  const texts = [first, other].map(async (page) => (await page.body("identity")).bytes.toString());
  expect(await Promise.all(texts)).toEqual([html("one"), html("uno")]);
  expect(rendered).toBe(2);
});
