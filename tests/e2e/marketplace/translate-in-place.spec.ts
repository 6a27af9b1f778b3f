import { expect, test } from "@playwright/test";
import { acceptTerms, open } from "../fixtures/visitor.ts";
import { found } from "./directory.ts";

test.beforeEach(({ page }) => acceptTerms(page));

/** A vendor whose first reviews include one in Spanish. */
async function reviewed(request: Parameters<typeof found>[0]): Promise<number> {
  const { vendors } = await found(request, { search: "inmobiliaria caoba" });
  return vendors[0].id;
}

test("a review in the other language is translated where it stands, marked as a translation", async ({
  page,
  request,
}) => {
  const asked: unknown[] = [];
  await page.route("**/api/chat/translate", async (route) => {
    asked.push(route.request().postDataJSON());
    await route.fulfill({
      json: { translatedText: "We bought a plot.", culturalContext: null, from: "model" },
    });
  });
  await open(page, `/vendor/${await reviewed(request)}`);
  const spanish = page
    .getByRole("listitem")
    .filter({ has: page.locator('p[lang="es"]') })
    .first();
  const english = page
    .getByRole("listitem")
    .filter({ has: page.locator('p[lang="en"]') })
    .first();
  await expect(english.getByRole("button", { name: /^Translate: The review/ })).toHaveCount(0);
  const original = await spanish.locator('p[lang="es"]').first().innerText();
  await spanish.getByRole("button", { name: /^Translate: The review/ }).click();
  await expect(spanish.getByText("We bought a plot.")).toHaveAttribute("lang", "en");
  await expect(spanish.getByText("Translated by AI; nobody checked it.")).toBeVisible();
  await expect(spanish.getByText(original)).toBeVisible();
  expect(asked).toEqual([{ text: original, fromLanguage: "es", toLanguage: "en" }]);
  await spanish.getByRole("button", { name: /^Hide the translation/ }).click();
  await expect(spanish.getByText("We bought a plot.")).toHaveCount(0);
});

test("where only phrases are known it says so, in the reader's language, and the original stays", async ({
  page,
  request,
}) => {
  await page.route("**/api/chat/translate", (route) =>
    route.fulfill({ status: 422, json: { code: "no_translation", message: "No." } }),
  );
  await open(page, `/vendor/${await reviewed(request)}?lang=es`);
  const english = page
    .getByRole("listitem")
    .filter({ has: page.locator('p[lang="en"]') })
    .first();
  await english.getByRole("button", { name: /^Traducir: La reseña/ }).click();
  await expect(english.getByText(/solo funcionan frases de todos los días/)).toBeVisible();
  await expect(english.locator('p[lang="en"]').first()).toBeVisible();
});

test("what a typical job costs stands on the vendor's page, in the vendor's words, and can be translated", async ({
  page,
  request,
}) => {
  const { vendors } = await found(request, { search: "Plomería Hermanos Batista" });
  await open(page, `/vendor/${vendors[0].id}`);
  const costs = page.getByRole("heading", { name: "What a typical job costs" }).locator("..");
  await expect(costs.getByText("Destapar un fregadero")).toHaveAttribute("lang", "es");
  await expect(costs.getByText("In the provider's own words.")).toBeVisible();
  await expect(costs.getByRole("button", { name: "Translate: What a typical job costs" })).toBeVisible();
});
