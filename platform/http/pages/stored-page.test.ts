import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  createNonce,
  nonceLength,
  nonceSlot,
  pageBrotli,
  pageText,
  storePage,
} from "./stored-page.server.ts";

test("a nonce is exactly as long as its slot", () => {
  expect(createNonce()).toHaveLength(nonceLength);
  expect(nonceSlot).toHaveLength(nonceLength);
});

test("every sending decodes to the page with its own nonce", async () => {
  const words = fc.stringMatching(/^[a-zá-ú <>/="{}.\n]{0,400}$/);
  await fc.assert(
    fc.asyncProperty(
      fc.array(words, { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      fc.constantFrom(4, 11),
      async (parts, repetitive, quality) => {
        const body = parts.map((part) => (repetitive ? part.repeat(8) : part));
        const page = await storePage(body.join(`<script nonce="${nonceSlot}"></script>`), quality);
        for (const nonce of [createNonce(), createNonce()]) {
          const wanted = body.join(`<script nonce="${nonce}"></script>`);
          expect(pageText(page, nonce)).toBe(wanted);
          expect(brotliDecompressSync(pageBrotli(page, nonce)).toString()).toBe(wanted);
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("the pieces cost little more than the page in one piece", async () => {
  const html = `<p>${"El colmado de la esquina abre temprano. ".repeat(300)}</p>`;
  const whole = pageBrotli(await storePage(html), createNonce()).length;
  const cut = `${html.slice(0, 4000)}<script nonce="${nonceSlot}"></script>${html.slice(4000)}`;
  expect(pageBrotli(await storePage(cut), createNonce()).length).toBeLessThan(whole + 120);
});
