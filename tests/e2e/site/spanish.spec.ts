import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { routesIn, screens } from "../../support/calls/access-matrix.ts";
import { newBooking } from "../fixtures/booking/booking-desk.ts";
import { sampleOf } from "../fixtures/sample.ts";
import { enterAsVendor, registeredVendor } from "../fixtures/vendor.ts";
import { enterAsStaff, open } from "../fixtures/visitor.ts";

/** Every pair of texts of the tables, both languages side by side; sentences with holes are left out. */
function pairsIn(tree: object): [string, string][] {
  return Object.values(tree).flatMap((value: unknown): [string, string][] => {
    if (typeof value !== "object" || value === null) return [];
    if (!("en" in value && "es" in value)) return pairsIn(value);
    const { en, es } = value;
    if (typeof en === "string" && typeof es === "string") return [[en, es]];
    if (!Array.isArray(en) || !Array.isArray(es)) return [];
    return en.map((one, index) => [String(one), String(es[index])]);
  });
}

/** The English of all tables that is no Spanish, and more than a word: words alone may be names. */
async function englishAlone(): Promise<Set<string>> {
  const app = path.join(import.meta.dirname, "../../../app");
  const files = globSync("**/*.ts", { cwd: app, exclude: ["**/*.{server,test}.ts"] }).filter((file) =>
    /\bes: ["`]/.test(readFileSync(path.join(app, file), "utf8")),
  );
  const tables = await Promise.all(files.map((file) => import(path.join(app, file)) as Promise<object>));
  const pairs = tables.flatMap((table) => pairsIn(table));
  const spanish = new Set(pairs.map(([, es]) => es));
  return new Set(pairs.map(([en]) => en).filter((en) => en.includes(" ") && !spanish.has(en)));
}

/** What a page says in Spanish: its title, its lines, its options, and what is read aloud or stands in fields. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const inEnglish = (one: Element | null) => one?.closest("[lang]")?.getAttribute("lang") === "en";
    const words = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest("script, style") && !inEnglish(parentElement)) words.push(nodeValue ?? "");
    }
    for (const one of document.querySelectorAll("label, p, button, a, h1, h2, h3"))
      if (!inEnglish(one)) words.push(one.textContent);
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const one of document.querySelectorAll(`[${name}]`))
        if (!inEnglish(one)) words.push(one.getAttribute(name) ?? "");
    return words.map((text) => text.trim().replaceAll(/\s+/g, " "));
  });
}

test("no screen in Spanish shows a text of the English tables", async ({ page }) => {
  test.setTimeout(180_000);
  const english = await englishAlone();
  expect(english.size).toBeGreaterThan(1_000);
  await enterAsStaff(page, "es");
  // One of the house's six services, which a booking keeps by its English name.
  await newBooking(page.request, { serviceRequested: "Rental Assistance" });
  await enterAsVendor(page, await registeredVendor(page.request));
  const all = Object.values(screens)
    .flatMap(routesIn)
    .filter((one) => !/[:*]/.test(one));
  for (const one of sampleOf(all, 10)) {
    await open(page, one);
    await expect(page.locator("h1").first(), one).toBeVisible();
    const left = (await wordsOf(page)).filter((words) => english.has(words));
    expect.soft({ [one]: left }).toEqual({ [one]: [] });
  }
});
