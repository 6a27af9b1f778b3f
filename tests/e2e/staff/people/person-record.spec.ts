import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { enterAsStaff, newEmail, open } from "../../fixtures/visitor.ts";
import { someone } from "../today/today-desk.ts";

const locales = ["en", "es"] as const;
const words = {
  en: {
    person: /^Person/,
    name: "Name",
    email: "Email",
    create: "Write it down",
    written: "Person written down",
    taken: "Somebody has this address or number already. Nothing was written down.",
    open: "Open that person",
    write: "Write to them, or a note",
    noteTab: "Note",
    note: "Note for the team",
    addNote: "Add the note",
    text: "Text",
    letterWaits: "The letter waits to be sent by hand",
    noPhone: "There is no number here that WhatsApp can reach.",
    addStep: "Add a next step",
    what: "What is to be done",
    otherDay: "Another day",
    add: "Add",
    done: "Done",
    openRecord: /^Open the record/,
  },
  es: {
    person: /^Persona/,
    name: "Nombre",
    email: "Correo electrónico",
    create: "Anotar",
    written: "Persona anotada",
    taken: "Ese correo o teléfono ya es de otra ficha. No se anotó nada.",
    open: "Abrir esa ficha",
    write: "Escribirle, o una nota",
    noteTab: "Nota",
    note: "Nota para el equipo",
    addNote: "Agregar la nota",
    text: "Texto",
    letterWaits: "La carta espera que alguien la envíe a mano",
    noPhone: "Aquí no hay un número al que llegue WhatsApp.",
    addStep: "Agregar un próximo paso",
    what: "Qué hay que hacer",
    otherDay: "Otro día",
    add: "Agregar",
    done: "Hecho",
    openRecord: /^Abrir el registro/,
  },
};

for (const locale of locales)
  test(`${locale}: by keyboard alone a person is written down, written to, noted and planned for`, async ({
    page,
  }) => {
    const t = words[locale];
    const email = newEmail("by-hand");
    const name = someone("Marisol");
    await page.setViewportSize({ width: 1320, height: 860 });
    await enterAsStaff(page, locale);
    await open(page, "/admin/people");
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("button", { name: t.person })).toBeVisible();
    await page.keyboard.press("p");
    await dialog.getByRole("textbox", { name: t.name }).focus();
    await page.keyboard.type(name);
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByText(t.written, { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
    const address = page.url();

    // The composer is in view, with the letter's field; a letter leaves by the keyboard.
    const composer = page.getByRole("region", { name: t.write });
    const text = composer.getByRole("textbox", { name: t.text, exact: true });
    await expect(text).toBeInViewport({ ratio: 1 });
    await text.focus();
    await page.keyboard.type("Welcome to the island.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(t.letterWaits, { exact: true })).toBeVisible();
    await expect(page.getByRole("article").filter({ hasText: "Welcome to the island." })).toBeVisible();

    // It says why a channel cannot be used, and a note is a tab of its own.
    await composer.getByRole("tab", { selected: true }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(composer.getByText(t.noPhone)).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(composer.getByRole("tab", { name: t.noteTab })).toBeFocused();
    await composer.getByRole("textbox", { name: t.note }).focus();
    await page.keyboard.type("She prefers mornings.");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("article").filter({ hasText: "She prefers mornings." })).toBeVisible();

    const done = page.getByRole("button", { name: new RegExp(`^${t.done} ?: Call ${email}`) });
    await page.getByRole("button", { name: t.addStep }).press("Enter");
    await page.getByRole("textbox", { name: t.what }).fill(`Call ${email}`);
    await page.getByRole("button", { name: t.otherDay }).press("Enter");
    await page.locator("input[type=date]").fill(await today(page));
    await page.getByRole("button", { name: t.add, exact: true }).press("Enter");
    await expect(done).toBeVisible();
    expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);

    // Who is known already is shown instead of a second one.
    await page.keyboard.press("Escape");
    await page.locator("main").focus();
    await page.keyboard.press("c");
    await page.keyboard.press("p");
    await dialog.getByRole("textbox", { name: t.name }).fill("Somebody Else");
    await dialog.getByRole("textbox", { name: t.email }).fill(email.toUpperCase());
    await page.keyboard.press("Enter");
    await expect(dialog.getByText(t.taken, { exact: true })).toBeVisible();
    await dialog.getByRole("link", { name: t.open }).press("Enter");
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(address);

    // Today has the step, leads to the person, and does it.
    await open(page, "/admin/today?show=step");
    await page.getByRole("link", { name }).press("Enter");
    await page.getByRole("link", { name: t.openRecord }).press("Enter");
    await expect(page).toHaveURL(address);
    await done.press("Enter");
    await expect(done).toHaveCount(0);
  });

/** In Santo Domingo. */
function today(page: Page): Promise<string> {
  return page.evaluate(() =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "America/Santo_Domingo" }).format(new Date()),
  );
}
