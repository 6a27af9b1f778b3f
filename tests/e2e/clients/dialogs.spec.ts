// The consultation and the contact message: two forms in one dialog, so each tells what is its own, and the rest once.
import { expect, test } from "@playwright/test";
import { filled, formOf, kinds } from "../fixtures/dialogs.ts";
import {
  acceptTerms,
  newEmail,
  open,
  sidewaysScroll,
  storedLeads,
  storedMessages,
  tabTo,
  toastOf,
} from "../fixtures/visitor.ts";

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

  const form = formOf(page, "consultation");
  const message = `I’m moving to Cabarete in ${monthName} as a digital nomad.`;
  await expect(form.message).toHaveValue(message);
  await form.dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Marsha Whitcomb");
  await form.dialog.getByRole("textbox", { name: "Email", exact: true }).fill(email);
  await form.dialog.getByRole("combobox", { name: "Package (optional)" }).selectOption("royal");
  await form.send.dblclick();

  await expect(form.sent).toContainText(form.t.promise);
  await expect(toastOf(page)).toContainText(form.t.sent);
  await expect(toastOf(page)).toContainText(form.t.promise);
  const leads = await storedLeads(request, email);
  expect(leads).toMatchObject([
    { name: "Marsha Whitcomb", package: "royal", status: "new", locale: "en", message },
  ]);
  const reference = leads[0]?.reference ?? "no reference";
  await expect(form.sent).toContainText(reference);

  // On paper it stands alone, the page behind it and its buttons left out.
  await page.emulateMedia({ media: "print" });
  await expect(form.sent.getByText(reference)).toBeVisible();
  await expect(page.locator("main")).toBeHidden();
  await expect(form.sent.getByRole("button")).toHaveCount(0);
  await page.emulateMedia({ media: null });

  // Closed and reset: a second consultation starts blank.
  await form.sent.getByRole("button", { name: "Close" }).first().click();
  await expect(form.sent).toBeHidden();
  await expect(page).toHaveURL("/");
  await form.opener.click();
  for (const field of [form.name, form.email, form.message]) await expect(field).toHaveValue("");
});

test("a message: what is missing is told, then it is stored, and a late second click closes no confirmation", async ({
  page,
  request,
}) => {
  await open(page, "/");
  const form = formOf(page, "message");
  for (const { width, height } of [
    { width: 1320, height: 900 },
    { width: 390, height: 700 },
  ]) {
    await page.setViewportSize({ width, height });
    await form.opener.click();
    for (const field of [form.name, form.subject, form.message]) await expect(field).toHaveValue("");
    await form.subject.fill("A cat that needs to fly");
    await form.phone.fill("+1 614 555 0142");
    if (width > 1000) {
      await form.send.click();
      await expect(toastOf(page)).toContainText("Please fill in required fields");
      await expect(toastOf(page)).toContainText("Name, email, and message are required");
      for (const field of [form.name, form.email, form.message])
        await expect(field).toHaveAccessibleDescription(/^Fill in: (Name|Email|Message)$/);
      await form.message.fill("   ");
      await form.send.click();
      await expect(form.message).toHaveAccessibleDescription("Fill in: Message");
      await expect(form.subject).toHaveValue("A cat that needs to fly");
    }
    const email = newEmail("contact");
    await form.fill(email);
    const box = await form.send.boundingBox();
    if (!box) throw new Error("no button to press");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(form.sent).toContainText(form.t.promise);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(500);
    await expect(form.sent).toBeVisible();
    await expect(toastOf(page)).toContainText(form.t.sent);
    await expect(toastOf(page)).toContainText(form.t.promise);
    const { message } = filled;
    const stored = { subject: "A cat that needs to fly", message, phone: "+16145550142", locale: "en" };
    expect(await storedMessages(request, email)).toMatchObject([stored]);
    await page.keyboard.press("Escape");
    await expect(form.sent).toBeHidden();
  }
});

test("the draft survives a reload; wrong input names each field in the page's language and keeps what was typed", async ({
  page,
}) => {
  let calls = 0;
  await page.route("**/api/leads", (route) => {
    calls += 1;
    return route.continue();
  });
  await open(page, "/?consult=royal");
  const english = formOf(page, "consultation");
  await expect(english.package).toHaveValue("royal");
  await english.phone.fill("call me");
  await english.package.selectOption("elite");
  await english.message.fill("With our old dog, Biscuit.\nMarch.");
  await english.send.click();
  for (const field of [english.name, english.email]) {
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toHaveAccessibleDescription(/^Fill in: (Name|Email)$/);
  }
  await expect(english.name).toBeFocused();
  await english.name.fill("Marsha");
  await english.email.fill("marsha@");
  await english.send.click();
  await expect(english.name).not.toHaveAttribute("aria-invalid");
  await expect(english.email).toHaveAccessibleDescription("Enter an email address like name@example.com.");
  // Nobody is turned away for an optional field.
  await expect(english.phone).not.toHaveAttribute("aria-invalid");

  const kept = async (form: typeof english) => {
    for (const [field, value] of [
      [form.name, "Marsha"],
      [form.email, "marsha@"],
      [form.phone, "call me"],
      [form.package, "elite"],
      [form.message, "With our old dog, Biscuit.\nMarch."],
    ] as const)
      await expect(field).toHaveValue(value);
  };
  await kept(english);
  await page.reload();
  await kept(english);

  // The other language by the page's own toggle: what was typed is still there, the words are Spanish.
  await page.keyboard.press("Escape");
  await expect(english.dialog).toBeHidden();
  await page.getByRole("button", { name: /^ES/ }).first().click();
  const spanish = formOf(page, "consultation", "es");
  await spanish.opener.click();
  await kept(spanish);
  await spanish.name.fill("");
  await spanish.send.click();
  await expect(spanish.name).toHaveAccessibleDescription("Completa: Nombre");
  await expect(spanish.email).toHaveAccessibleDescription("Escribe un correo como nombre@ejemplo.com.");
  expect(calls).toBe(0);
});

test("Back closes the dialog, not the page", async ({ page }) => {
  await open(page, "/terms");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
  const { dialog, opener, package: chosen } = formOf(page, "consultation");
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/terms");

  // Opened by a link, closing leaves the page where it is, and the address clean.
  await open(page, "/?consult=elite");
  await expect(chosen).toHaveValue("elite");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/\??$/);
});

const supportPhone = "+1 809-555-0100";
const broken = { status: 500, json: { code: "internal", message: "no" } };
for (const { kind, failure, answer } of [
  { kind: "consultation", failure: "an error", answer: broken },
  { kind: "consultation", failure: "no connection", answer: null },
  { kind: "message", failure: "an error", answer: broken },
  {
    kind: "message",
    failure: "an answer without the success flag",
    answer: { status: 200, json: { success: false, message: "no" } },
  },
] as const)
  test(`${kind}: after ${failure} it says so, keeps the text, and the retry goes through`, {
    tag: answer === broken ? [] : "@proof",
  }, async ({ page, request }) => {
    const { call, path, stored } = kinds[kind];
    const form = formOf(page, kind);
    const email = newEmail("failing");
    const refused = { email: "Not this one." };
    await page.route(call, (route) =>
      route.fulfill({ status: 400, json: { code: "invalid", message: "Check.", fields: refused } }),
    );
    await open(page, path);
    await form.fill(email);
    await form.send.click();
    await expect(form.email).toHaveAccessibleDescription(refused.email);
    await expect(form.email).toBeFocused();
    await page.unroute(call);

    await page.route(call, (route) => (answer ? route.fulfill(answer) : route.abort("connectionrefused")));
    await form.send.click();
    // Nothing important lives only in a toast.
    const alert = form.dialog.getByRole("alert");
    for (const place of [toastOf(page), alert]) {
      await expect(place).toContainText(form.t.failed);
      if (kind === "message")
        await expect(place).toContainText(`Please try again or call us directly ${supportPhone}`);
    }
    if (kind === "message")
      await expect(alert.getByRole("link", { name: supportPhone })).toHaveAttribute(
        "href",
        "tel:+18095550100",
      );
    await expect(form.name).toHaveValue(filled.name);
    await expect(form.email).toHaveValue(email);
    await expect(form.message).toHaveValue(filled.message);
    await page.unroute(call);
    await form.send.click();
    await expect(form.sent).toContainText(form.t.promise);
    expect(await stored(request, email)).toHaveLength(1);
  });

for (const kind of ["consultation", "message"] as const) {
  const { call, path, stored } = kinds[kind];
  const tag = kind === "message" ? "@proof" : [];

  test(`${kind}: a retry after an answer lost on its way makes no second one, even after a reload`, {
    tag,
  }, async ({ page, request }) => {
    const email = newEmail("lost");
    let lost = 0;
    await page.route(call, async (route) => {
      await route.fetch();
      lost += 1;
      await route.abort("connectionreset");
    });
    await open(page, path);
    const form = formOf(page, kind);
    await form.fill(email);
    for (const times of [1, 2]) {
      await form.send.click();
      await expect.poll(() => lost).toBe(times);
      await expect(form.dialog.getByRole("alert")).toBeVisible();
    }
    await page.unroute(call);
    await page.reload();
    await expect(form.name).toHaveValue(filled.name);
    await form.send.click();
    await expect(form.sent).toBeVisible();
    const all = await stored(request, email);
    expect(all).toHaveLength(1);
    if (kind === "consultation")
      await expect(form.sent).toContainText(String((all[0] as { reference: string }).reference));
  });

  test(`${kind}: with the keyboard alone; the focus stays inside, and then is back where it came from`, {
    tag,
  }, async ({ page, request }) => {
    const email = newEmail("keyboard");
    await open(page, "/");
    const form = formOf(page, kind);
    const start =
      kind === "message" ? form.opener : page.getByRole("button", { name: "Start Your Journey" }).first();
    await tabTo(page, start, 100);
    await page.keyboard.press("Enter");
    await expect(form.dialog).toBeVisible();
    for (let press = 0; press < 14; press += 1) {
      await page.keyboard.press("Tab");
      const inside = await form.dialog.evaluate((dialog) => dialog.contains(document.activeElement));
      expect(inside, `after ${press + 1} presses of Tab`).toBe(true);
    }
    for (const [field, text] of [
      [form.name, "Keys Only"],
      [form.email, email],
      [form.message, "No mouse."],
    ] as const) {
      await tabTo(page, field);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(text);
    }
    if (kind === "consultation") {
      await tabTo(page, form.package);
      await page.keyboard.press("ArrowDown");
    }
    await tabTo(page, form.send);
    await page.keyboard.press(kind === "message" ? "Space" : "Enter");
    await expect(form.sent).toBeFocused();
    // Escape is the dialog's, although the message came after it.
    await expect(toastOf(page)).toContainText(form.t.sent);
    await page.keyboard.press("Escape");
    await expect(form.sent).toBeHidden();
    await expect(start).toBeFocused();
    const chosen = kind === "consultation" ? { package: "explorer" } : {};
    expect(await stored(request, email)).toMatchObject([{ message: "No mouse.", ...chosen }]);
  });

  test.describe("in Spanish on a phone of 390 px", () => {
    test.use({ locale: "es-DO", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test(`${kind}: missing fields, failure and success by touch, nothing out of reach`, async ({
      page,
      request,
    }) => {
      const email = newEmail("telefono");
      await open(page, "/");
      const form = formOf(page, kind, "es");
      if (kind === "consultation") {
        await page.getByLabel("A dónde").selectOption("Sosúa");
        await page.getByRole("button", { name: "Comienza tu viaje" }).first().tap();
        await expect(form.message).toHaveValue(/^Me mudo a Sosúa en .* y vivo de mi jubilación\.$/);
      } else await form.opener.tap();
      await expect(form.send).toBeInViewport();
      expect(await sidewaysScroll(page)).toBe(0);
      await expect(form.email).toHaveAttribute("inputmode", "email");
      await expect(form.phone).toHaveAttribute("inputmode", "tel");
      await form.send.tap();
      await expect(form.name).toHaveAccessibleDescription("Completa: Nombre");
      if (kind === "message") await expect(toastOf(page)).toContainText("Completa los campos obligatorios");
      await form.fill(email);
      await page.route(call, (route) => route.abort());
      // No message may lie over the button meanwhile.
      await form.send.tap({ timeout: 2000 });
      await expect(form.dialog.getByRole("alert")).toContainText(form.t.failed);
      await page.unroute(call);
      await form.send.tap({ timeout: 2000 });
      await expect(form.sent).toContainText(form.t.promise);
      if (kind === "consultation") await expect(form.sent.getByText("Tu referencia")).toBeInViewport();
      expect(await stored(request, email)).toMatchObject([{ locale: "es" }]);
    });
  });
}

test("the draft does not follow into another tab, and the dialog waits until the terms are accepted", {
  tag: "@proof",
}, async ({ page, browser }) => {
  await open(page, "/developers?consult=royal");
  await expect(page.getByRole("dialog", { name: "Terms and conditions" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Enter Platform" }).click();
  await expect(formOf(page, "consultation").package).toHaveValue("royal");
  await formOf(page, "consultation").name.fill("Dale");
  const other = await browser.newPage();
  await open(other, "/?consult=open");
  await expect(formOf(other, "consultation").name).toHaveValue("");
  await other.close();
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
  const form = formOf(page, "consultation");
  await form.fill("marsha@example.com");
  await form.send.click();
  await expect(toastOf(page).getByRole("status")).toContainText("Something went wrong");
  const regions = await page.evaluate(() => (window as unknown as { regions: string[] }).regions);
  expect(new Set(regions)).toEqual(new Set([""]));
});
