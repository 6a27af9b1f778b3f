import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { enterAsVendor, listedVendor, type VendorSession } from "../../fixtures/vendor.ts";
import { bearer } from "../../fixtures/vendor-profile.ts";
import { enterAsStaff, newWindow, open, openEntry, sidewaysScroll } from "../../fixtures/visitor.ts";

const colors = ["#0a6074", "#f2a71b", "#23693a", "#bf2f18"];
const file = async (color: string) => ({
  name: `${color.slice(1)}.png`,
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: color } })
    .png()
    .toBuffer(),
});

type Stored = { id: string; caption: string; captionSpanish: string };
type Gallery = { gallery: Stored[]; coverId: string; version: number };
const galleryPath = ({ vendorId }: VendorSession) => `/api/vendor/profile/${vendorId}/gallery`;

async function stored(request: APIRequestContext, session: VendorSession): Promise<Gallery> {
  const answer = await request.get(`/api/vendor/profile/${session.vendorId}`, { headers: bearer(session) });
  return answer.json();
}

async function addPicture(request: APIRequestContext, session: VendorSession, color: string) {
  const { buffer } = await file(color);
  const headers = { ...bearer(session), "Content-Type": "image/png" };
  const answer = await request.post(galleryPath(session), { headers, data: buffer });
  expect(answer.status(), await answer.text()).toBe(200);
}

const order = async (page: Page, session: VendorSession) =>
  (await stored(page.request, session)).gallery.map(({ id }) => id);

const sizes = [
  { locale: "es", viewport: { width: 390, height: 844 } },
  { locale: "en", viewport: { width: 1320, height: 900 } },
] as const;
const words = {
  en: {
    ...{ group: "Pictures of your work", retry: "Try again", later: "Move later: Picture 1", cover: "Cover" },
    ...{
      write: "Write a caption: Picture 1",
      english: "In English",
      spanish: "In Spanish",
      save: "Save caption",
    },
    ...{
      dismiss: "Leave it out",
      makeCover: "Make it the cover: Picture 3",
      remove: "Remove: Picture 1",
      yes: "Yes, remove",
    },
    ...{ shown: "Pictures of their work", position: "2 of 3", caption: "A door of oak" },
    ...{ added: "Picture added: 3 of 12.", known: "You have this picture already." },
    ...{ moved: "Now number 3 of 3.", notSaved: /^The change was not saved/ },
  },
  es: {
    ...{
      group: "Fotos de tus trabajos",
      retry: "Reintentar",
      later: "Mover después: Foto 1",
      cover: "Portada",
    },
    ...{ write: "Escribir pie de foto: Foto 1", english: "En inglés", spanish: "En español" },
    ...{
      save: "Guardar pie de foto",
      dismiss: "Dejarla fuera",
      makeCover: "Poner de portada: Foto 3",
      remove: "Quitar: Foto 1",
    },
    ...{
      yes: "Sí, quitar",
      shown: "Fotos de sus trabajos",
      position: "2 de 3",
      caption: "Una puerta de roble",
    },
    ...{ added: "Foto agregada: 3 de 12.", known: "Ya tienes esta foto." },
    ...{ moved: "Ahora es la número 3 de 3.", notSaved: /^El cambio no se guardó/ },
  },
};

for (const { locale, viewport } of sizes) {
  const t = words[locale];

  test(`a vendor fills the gallery, in ${locale} at ${viewport.width} px`, async ({ browser }) => {
    const page = await newWindow(browser, locale, { viewport });
    const session = await listedVendor(page.request);
    await enterAsVendor(page, session);
    await open(page, "/vendor-profile");
    const group = page.getByRole("group", { name: t.group, exact: true });
    const rows = group.locator("ol > li");
    const button = (row: number, text: string) => rows.nth(row).getByRole("button").filter({ hasText: text });

    let sent = 0;
    await page.route(`**${galleryPath(session)}*`, (route) => {
      if (route.request().method() === "POST") sent += 1;
      return sent === 2 && route.request().method() === "POST" ? route.abort() : route.fallback();
    });
    const files = await Promise.all(colors.slice(0, 3).map(file));
    await group.locator('input[type="file"][multiple]').setInputFiles(files);
    await expect(rows).toHaveCount(2);
    await group.getByRole("button").filter({ hasText: t.retry }).click();
    await expect(rows).toHaveCount(3);
    await expect(group.getByText(t.added)).toBeVisible();
    await group.locator('input[type="file"][multiple]').setInputFiles(files.slice(0, 1));
    await expect(group.getByText(t.known)).toBeVisible();
    await expect(rows).toHaveCount(3);
    const foreign = { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
    await group.locator('input[type="file"][multiple]').setInputFiles(foreign);
    await expect(group.getByRole("alert")).toContainText("JPEG, PNG");
    await group.getByRole("button", { name: `${t.dismiss}: notes.pdf` }).click();
    const before = await order(page, session);
    await expect(rows.first().getByText(t.cover, { exact: true })).toBeVisible();

    // By keyboard: the focus stays on the button, and so does the picture it moved.
    await group.getByRole("button", { name: t.later }).focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect(page.locator(":focus")).toHaveAccessibleName(t.later.replace("1", "3"));
    const [first = "", second = "", third = ""] = before;
    await expect.poll(() => order(page, session)).toEqual([second, third, first]);
    await expect(group.getByText(t.moved)).toBeVisible();

    await button(0, t.write).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(t.english).fill(words.en.caption);
    await dialog.getByLabel(t.spanish).fill(words.es.caption);
    await dialog.getByRole("button", { name: t.save }).click();
    await expect(dialog).toBeHidden();
    await expect(rows.first()).toContainText(words.en.caption);
    expect((await stored(page.request, session)).gallery[0]).toMatchObject({
      ...{ id: second, caption: words.en.caption, captionSpanish: words.es.caption },
    });

    // Another window chose the cover; here a picture moves: both stay.
    const now = await stored(page.request, session);
    const pictures = now.gallery.map(({ id, caption, captionSpanish }) => ({ id, caption, captionSpanish }));
    const data = { pictures, coverId: third, version: now.version };
    expect((await page.request.put(galleryPath(session), { headers: bearer(session), data })).status()).toBe(
      200,
    );
    await group.getByRole("button", { name: t.later }).click();
    await expect.poll(() => order(page, session)).toEqual([third, second, first]);
    expect((await stored(page.request, session)).coverId).toBe(third);
    await expect(rows.first().getByText(t.cover, { exact: true })).toBeVisible();

    // What could not be saved is not said to be so.
    await page.route(`**${galleryPath(session)}`, (route) =>
      route.request().method() === "PUT" ? route.abort() : route.fallback(),
    );
    await button(2, t.makeCover).click();
    await expect(group.getByRole("alert")).toHaveText(t.notSaved);
    await expect(group.getByRole("status")).toHaveText("");
    await page.unroute(`**${galleryPath(session)}`);

    await button(2, t.makeCover).click();
    await expect.poll(async () => (await stored(page.request, session)).coverId).toBe(first);
    await button(0, t.remove).click();
    await group.getByRole("button", { name: t.yes }).click();
    await expect(rows).toHaveCount(2);
    expect(await order(page, session)).toEqual([second, first]);
    expect(await sidewaysScroll(page)).toBe(0);
  });

  test(`visitors look at a gallery, in ${locale} at ${viewport.width} px`, async ({ browser }) => {
    const page = await newWindow(browser, locale, { viewport });
    const session = await listedVendor(page.request);
    for (const color of colors.slice(0, 3)) await addPicture(page.request, session, color);
    const { gallery, version } = await stored(page.request, session);
    const pictures = gallery.map(({ id }, n) => ({
      id,
      caption: n === 0 ? words.en.caption : "",
      captionSpanish: n === 0 ? words.es.caption : "",
    }));
    const [, coverId = ""] = pictures.map(({ id }) => id);
    const data = { pictures, coverId, version };
    const headers = bearer(session);
    expect((await page.request.put(galleryPath(session), { headers, data })).status()).toBe(200);

    await open(page, `/vendor/${session.vendorId}`);
    const links = page.locator('main a[href^="/api/pictures/"]');
    await expect(links).toHaveCount(3);
    await expect(links.first()).toHaveAttribute("href", `/api/pictures/${coverId}/large`);
    await expect(links.nth(1).locator("span[lang]")).toHaveText(t.caption);
    await expect(links.nth(1).locator("span[lang]")).toHaveAttribute("lang", locale);
    await links.first().focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: t.shown });
    await expect(dialog.getByRole("img")).toHaveAttribute("src", `/api/pictures/${coverId}/large`);
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("status")).toHaveText(`${t.position}${t.caption}`);
    await expect(dialog.locator("figcaption p").first()).toHaveText(t.caption);
    await expect(dialog.locator("figcaption p").first()).toHaveAttribute("lang", locale);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(dialog.getByRole("status")).toHaveText(t.position.replace("2", "3"));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(links.first()).toBeFocused();
    expect(await sidewaysScroll(page)).toBe(0);

    // The other word of the name is a service.
    await open(page, `/vendor-directory?search=${session.businessName.split(" ")[1]}`);
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    const cover = page.locator(`img[src="/api/pictures/${coverId}/small"]`);
    await expect(cover).toBeVisible();
    await expect(cover).toHaveAttribute("loading", "lazy");
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

test("without scripts the pictures of a gallery are links", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const session = await listedVendor(page.request);
  await addPicture(page.request, session, "#0a6074");
  await page.goto(`/vendor/${session.vendorId}`);
  const answered = page.waitForResponse(/\/api\/pictures\/.+\/large/);
  await page.locator('main a[href^="/api/pictures/"]').click();
  expect((await answered).headers()["content-type"]).toBe("image/webp");
  await context.close();
});

test("staff remove a picture of a gallery with a reason", async ({ page }) => {
  const session = await listedVendor(page.request);
  await addPicture(page.request, session, "#bf2f18");
  await enterAsStaff(page);
  await open(page, `/admin/vendors?search=${encodeURIComponent(session.businessName)}`);
  await openEntry(page);
  await page.getByRole("button", { name: /^See profile/ }).click();
  await page.getByRole("button").filter({ hasText: "Remove: picture 1" }).click();
  const question = page.getByRole("dialog", { name: "Remove this picture?" });
  await question.getByRole("button", { name: "Remove picture" }).click();
  await expect(question.getByText("Enter the reason.")).toBeVisible();
  await question.getByLabel("Reason").fill("It shows another business.");
  await question.getByRole("button", { name: "Remove picture" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole("button").filter({ hasText: "Remove: picture 1" })).toHaveCount(0);
  expect((await stored(page.request, session)).gallery).toEqual([]);
});

test("where the code of the large view cannot be had, a picture of a gallery is a link", async ({
  browser,
}) => {
  const page = await newWindow(browser, "en");
  const session = await listedVendor(page.request);
  await addPicture(page.request, session, "#0a6074");
  await page.route(/\/assets\/gallery-dialog-/, (route) => route.abort());
  await open(page, `/vendor/${session.vendorId}`);
  const link = page.locator('main a[href^="/api/pictures/"]');
  await link.click();
  await expect(page.getByRole("alert")).toContainText("Press one again");
  await link.click();
  await expect(page).toHaveURL(/\/api\/pictures\/.+\/large$/);
});

test("a picture whose code could not be loaded is uploaded when it is tried again", async ({ browser }) => {
  const page = await newWindow(browser, "en");
  const session = await listedVendor(page.request);
  await enterAsVendor(page, session);
  const code = /\/assets\/shrink-picture-/;
  await page.route(code, (route) => route.abort());
  await open(page, "/vendor-profile");
  const group = page.getByRole("group", { name: words.en.group, exact: true });
  await group.locator('input[type="file"][multiple]').setInputFiles(await file("#0a6074"));
  await expect(group.getByRole("alert")).toBeVisible();
  await page.unroute(code);
  await group.getByRole("button").filter({ hasText: words.en.retry }).click();
  await expect(group.locator("ol > li")).toHaveCount(1);
});
