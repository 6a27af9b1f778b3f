import { expect, type Page, test } from "@playwright/test";
import { words } from "../fixtures/consult-words.ts";
import {
  acceptTerms,
  newEmail,
  open,
  sidewaysScroll,
  storedLeads,
  tabTo,
  toastOf,
} from "../fixtures/visitor.ts";

/** The dialog's controls, by what they are called in one language. */
function consultation(page: Page, locale: "en" | "es" = "en") {
  const t = words[locale];
  const dialog = page.getByRole("dialog", { name: t.form });
  const text = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  return {
    dialog,
    name: text(t.name),
    email: text(t.email),
    phone: text(t.phone),
    message: text(t.message),
    package: dialog.getByRole("combobox", { name: t.package }),
    send: dialog.getByRole("button", { name: t.send }),
    sent: page.getByRole("dialog", { name: t.thanks }),
    promise: t.promise,
  };
}

test("the hero's choices stand in the message, and the success shows the promise and a reference", async ({
  page,
  request,
}) => {
  const email = newEmail();
  await open(page, "/");
  await page.getByLabel("Where to").selectOption("Cabarete");
  const month = page.getByLabel("Which month");
  await month.selectOption({ index: 2 });
  const monthName = await month.locator("option:checked").textContent();
  await page.getByLabel("Who you are").selectOption({ label: "digital nomad" });
  await page.getByRole("button", { name: "Start Your Journey" }).first().click();

  const form = consultation(page);
  await expect(form.message).toHaveValue(`I’m moving to Cabarete in ${monthName} as a digital nomad.`);
  await form.name.fill("Marsha Whitcomb");
  await form.email.fill(email);
  await form.package.selectOption("royal");
  await form.send.dblclick();

  await expect(form.sent).toContainText(form.promise);
  await expect(toastOf(page)).toContainText("Thank you!");
  await expect(toastOf(page)).toContainText(form.promise);
  const leads = await storedLeads(request, email);
  expect(leads).toHaveLength(1);
  expect(leads[0]).toMatchObject({
    name: "Marsha Whitcomb",
    package: "royal",
    status: "new",
    locale: "en",
    message: `I’m moving to Cabarete in ${monthName} as a digital nomad.`,
  });
  await expect(form.sent).toContainText(leads[0]?.reference ?? "no reference");

  // On paper it stands alone, the page behind it and its buttons left out.
  await page.emulateMedia({ media: "print" });
  await expect(form.sent.getByText(leads[0]?.reference ?? "no reference")).toBeVisible();
  await expect(page.locator("main")).toBeHidden();
  await expect(form.sent.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: null });

  // Closed and reset: a second consultation starts blank.
  await form.sent.getByRole("button", { name: "Close" }).first().click();
  await expect(form.sent).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.getByRole("link", { name: "Start Your Consultation" }).click();
  await expect(form.name).toHaveValue("");
  await expect(form.email).toHaveValue("");
  await expect(form.message).toHaveValue("");
});

test("?consult=royal opens it with Royal chosen; a draft survives a reload", async ({ page }) => {
  await open(page, "/?consult=royal");
  const form = consultation(page);
  await expect(form.package).toHaveValue("royal");
  await form.name.fill("Dale");
  await form.email.fill("dale@example.com");
  await form.phone.fill("+1 614 555 0142");
  await form.package.selectOption("elite");
  await form.message.fill("With our old dog, Biscuit.\nMarch.");
  await page.reload();
  await expect(form.name).toHaveValue("Dale");
  await expect(form.email).toHaveValue("dale@example.com");
  await expect(form.phone).toHaveValue("+1 614 555 0142");
  await expect(form.package).toHaveValue("elite");
  await expect(form.message).toHaveValue("With our old dog, Biscuit.\nMarch.");
});

test("the draft does not follow into another tab of somebody else", { tag: "@proof" }, async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, "/?consult=open");
  const form = consultation(page);
  await form.name.fill("Dale");
  const other = await browser.newPage({ baseURL: baseURL ?? "" });
  await open(other, "/?consult=open");
  await expect(consultation(other).name).toHaveValue("");
  await other.close();
});

test("wrong input names each field in the page's language and keeps what was typed", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/leads", (route) => {
    calls += 1;
    return route.continue();
  });
  await open(page, "/?consult=open");
  const english = consultation(page);
  await english.message.fill("It stays.");
  await english.send.click();
  for (const field of [english.name, english.email]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription("Please fill this in.");
  }
  await expect(english.name).toBeFocused();

  await english.name.fill("Marsha");
  await english.email.fill("marsha@");
  await english.phone.fill("call me");
  await english.send.click();
  await expect(english.name).not.toHaveAttribute("aria-invalid");
  await expect(english.email).toHaveAccessibleDescription("Write an e-mail address like name@example.com.");
  // Nobody is turned away for an optional field.
  await expect(english.phone).not.toHaveAttribute("aria-invalid");
  await expect(english.email).toHaveValue("marsha@");
  await expect(english.message).toHaveValue("It stays.");

  // The other language by the page's own toggle: what was typed is still there, the words are Spanish.
  await page.keyboard.press("Escape");
  await expect(english.dialog).toBeHidden();
  await page.getByRole("button", { name: /^ES/ }).first().click();
  await page.getByRole("link", { name: "Comienza tu consulta" }).click();
  const spanish = consultation(page, "es");
  await expect(spanish.name).toHaveValue("Marsha");
  await expect(spanish.email).toHaveValue("marsha@");
  await expect(spanish.phone).toHaveValue("call me");
  await expect(spanish.message).toHaveValue("It stays.");
  await spanish.name.fill("");
  await spanish.send.click();
  await expect(spanish.name).toHaveAccessibleDescription("Completa este campo.");
  await expect(spanish.email).toHaveAccessibleDescription("Escribe un correo como nombre@ejemplo.com.");
  expect(calls).toBe(0);
});

test("Back closes the dialog, not the page", async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  const form = consultation(page);
  await page.getByRole("link", { name: "Start Your Consultation" }).click();
  await expect(form.dialog).toBeVisible();
  await page.goBack();
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(form.dialog).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/terms");

  // Opened by a link, closing leaves the page where it is, and the address clean.
  await open(page, "/?consult=elite");
  await expect(form.package).toHaveValue("elite");
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/\??$/);
});

for (const failure of ["an error", "no connection"] as const) {
  test(`after ${failure} it says so, keeps the text, and the retry goes through`, {
    tag: failure === "no connection" ? "@proof" : [],
  }, async ({ page, request }) => {
    const email = newEmail("failing");
    await page.route("**/api/leads", (route) =>
      failure === "an error"
        ? route.fulfill({ status: 500, json: { code: "internal", message: "no" } })
        : route.abort("connectionrefused"),
    );
    await open(page, "/?consult=royal");
    const form = consultation(page);
    await form.name.fill("Patient");
    await form.email.fill(email);
    await form.message.fill("Keep this.");
    await form.send.click();
    await expect(toastOf(page)).toContainText("Error");
    await expect(toastOf(page)).toContainText("Something went wrong. Please try again.");
    // Nothing important lives only in a toast.
    await expect(form.dialog.getByRole("alert")).toContainText("Something went wrong. Please try again.");
    await expect(form.name).toHaveValue("Patient");
    await expect(form.email).toHaveValue(email);
    await expect(form.package).toHaveValue("royal");
    await expect(form.message).toHaveValue("Keep this.");
    await page.unroute("**/api/leads");
    await form.send.click();
    await expect(form.sent).toContainText(form.promise);
    expect(await storedLeads(request, email)).toHaveLength(1);
  });
}

test("a retry after an answer lost on its way makes no second lead, even after a reload", async ({
  page,
  request,
}) => {
  const email = newEmail("lost");
  let lost = 0;
  await page.route("**/api/leads", async (route) => {
    const stored = await route.fetch();
    expect(stored.status()).toBe(201);
    lost += 1;
    await route.abort("connectionreset");
  });
  await open(page, "/?consult=royal");
  const form = consultation(page);
  await form.name.fill("Lost and found");
  await form.email.fill(email);
  await form.send.click();
  await expect(form.dialog.getByRole("alert")).toBeVisible();
  await form.send.click();
  await expect.poll(() => lost).toBe(2);
  await expect(form.dialog.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/leads");
  await page.reload();
  await expect(form.name).toHaveValue("Lost and found");
  await form.send.click();
  const leads = await storedLeads(request, email);
  await expect(form.sent).toContainText(leads[0]?.reference ?? "no reference");
  expect(leads).toHaveLength(1);
});

test("what the server refuses is shown at its field", async ({ page }) => {
  await page.route("**/api/leads", (route) =>
    route.fulfill({
      status: 400,
      json: {
        code: "invalid",
        message: "Please check the marked fields.",
        fields: { email: "Not this one." },
      },
    }),
  );
  await open(page, "/?consult=open");
  const form = consultation(page);
  await form.name.fill("Refused");
  await form.email.fill("refused@example.com");
  await form.send.click();
  await expect(form.email).toHaveAccessibleDescription("Not this one.");
  await expect(form.email).toBeFocused();
  await expect(form.email).toHaveValue("refused@example.com");
});

test("with the keyboard alone from the page's load to the success", async ({ page, request }) => {
  const email = newEmail("keyboard");
  await open(page, "/");
  const start = page.getByRole("button", { name: "Start Your Journey" }).first();
  await tabTo(page, start);
  await page.keyboard.press("Enter");
  const form = consultation(page);
  await expect(form.dialog).toBeVisible();
  await tabTo(page, form.name);
  await page.keyboard.type("Keys Only");
  await tabTo(page, form.email);
  await page.keyboard.type(email);
  await tabTo(page, form.package);
  await page.keyboard.press("ArrowDown");
  await expect(form.package).toHaveValue("explorer");
  await tabTo(page, form.send);
  await page.keyboard.press("Enter");
  await expect(form.sent).toContainText(form.promise);
  // The focus is on the confirmation, and after it back where it came from.
  await expect(form.sent).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(form.sent).toBeHidden();
  await expect(start).toBeFocused();
  expect(await storedLeads(request, email)).toMatchObject([{ name: "Keys Only", package: "explorer" }]);
});

test("the focus stays inside while it is open", { tag: "@proof" }, async ({ page }) => {
  await open(page, "/?consult=open");
  const form = consultation(page);
  await expect(form.dialog).toBeVisible();
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press("Tab");
    const inside = await form.dialog.evaluate((dialog) => dialog.contains(document.activeElement));
    expect(inside, `after ${press + 1} presses of Tab`).toBe(true);
  }
});

test("it waits until the terms are accepted where they are asked for", { tag: "@proof" }, async ({
  page,
}) => {
  await open(page, "/developers?consult=royal");
  await expect(page.getByRole("dialog", { name: "Terms and conditions" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Enter Platform" }).click();
  await expect(consultation(page).package).toHaveValue("royal");
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-DO" });
  test("from the hero to the success, and its failure", async ({ page, request }) => {
    const email = newEmail("espanol");
    await acceptTerms(page);
    await open(page, "/");
    await page.getByLabel("A dónde").selectOption("Sosúa");
    await page.getByRole("button", { name: "Comienza tu viaje" }).first().click();
    const form = consultation(page, "es");
    await expect(form.message).toHaveValue(/^Me mudo a Sosúa en .* y vivo de mi jubilación\.$/);
    await form.name.fill("Tomás Echevarría");
    await form.email.fill(email);
    await page.route("**/api/leads", (route) => route.abort());
    await form.send.click();
    await expect(form.dialog.getByRole("alert")).toContainText("Algo salió mal. Inténtalo de nuevo.");
    await page.unroute("**/api/leads");
    await form.send.click();
    await expect(form.sent).toContainText(form.promise);
    expect(await storedLeads(request, email)).toMatchObject([{ name: "Tomás Echevarría", locale: "es" }]);
  });
});

test.describe("on a phone of 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("the whole way by touch, nothing out of reach", async ({ page, request }) => {
    const email = newEmail("phone");
    await open(page, "/");
    await page.getByRole("button", { name: "Start Your Journey" }).first().tap();
    const form = consultation(page);
    await expect(form.send).toBeInViewport();
    expect(await sidewaysScroll(page)).toBe(0);
    await expect(form.email).toHaveAttribute("inputmode", "email");
    await expect(form.phone).toHaveAttribute("inputmode", "tel");
    await form.name.fill("On the phone");
    await form.email.fill(email);
    await form.send.tap();
    await expect(form.sent).toContainText(form.promise);
    await expect(form.sent.getByText("Your reference")).toBeInViewport();
    expect(await storedLeads(request, email)).toHaveLength(1);
  });
});

test("a message is heard where its full view cannot be loaded, too: its region stands before the words", {
  tag: "@proof",
}, async ({ page }) => {
  await acceptTerms(page);
  await page.route("**/toast-view-*.js", (route) => route.abort());
  await page.addInitScript(() => {
    const regions: (string | null)[] = [];
    Object.assign(window, { regions });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const region of node.querySelectorAll(".toast-place [role=status]"))
              regions.push(region.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  await open(page, "/?consult=open");
  await page.route("**/api/leads", (route) => route.abort());
  const form = consultation(page);
  await form.name.fill("Marsha");
  await form.email.fill("marsha@example.com");
  await form.send.click();
  await expect(toastOf(page).getByRole("status")).toContainText("Something went wrong");
  const regions = await page.evaluate(() => (window as unknown as { regions: string[] }).regions);
  expect(new Set(regions)).toEqual(new Set([""]));
});
