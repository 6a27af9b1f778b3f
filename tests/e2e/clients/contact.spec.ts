import { expect, type Page, test } from "@playwright/test";
import { newEmail, open, sidewaysScroll, storedMessages, tabTo, toastOf } from "../fixtures/visitor.ts";

const supportPhone = "+1 809-555-0100";
const words = {
  en: {
    form: "Contact Us",
    name: "Name",
    email: "E-mail",
    phone: "Phone (optional)",
    subject: "Subject (optional)",
    message: "Message",
    send: "Send message",
    sent: "Message sent successfully!",
  },
  es: {
    form: "Contáctanos",
    name: "Nombre",
    email: "Correo electrónico",
    phone: "Teléfono (opcional)",
    subject: "Asunto (opcional)",
    message: "Mensaje",
    send: "Enviar mensaje",
    sent: "¡Mensaje enviado!",
  },
} as const;

function contact(page: Page, locale: "en" | "es" = "en") {
  const t = words[locale];
  const dialog = page.getByRole("dialog", { name: t.form });
  const text = (name: string) => dialog.getByRole("textbox", { name, exact: true });
  return {
    dialog,
    name: text(t.name),
    email: text(t.email),
    phone: text(t.phone),
    subject: text(t.subject),
    message: text(t.message),
    send: dialog.getByRole("button", { name: t.send }),
    sent: page.getByRole("dialog", { name: t.sent }),
  };
}

test("a message is sent, confirmed, stored, and the form is blank again", async ({ page, request }) => {
  const email = newEmail("contact");
  await open(page, "/");
  await page.getByRole("link", { name: "Contact Us Direct" }).click();
  const form = contact(page);
  await form.name.fill("Gerald");
  await form.email.fill(email);
  await form.phone.fill("+1 614 555 0142");
  await form.subject.fill("A cat that needs to fly");
  await form.message.fill("She is eleven.");
  await form.send.dblclick();
  await expect(form.sent).toContainText("We'll get back to you within 24 hours.");
  await expect(toastOf(page)).toContainText("Message sent successfully!");
  await expect(toastOf(page)).toContainText("We'll get back to you within 24 hours.");
  const messages = await storedMessages(request, email);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toMatchObject({
    subject: "A cat that needs to fly",
    message: "She is eleven.",
    phone: "+16145550142",
    locale: "en",
  });
  await form.sent.getByRole("button", { name: "Close" }).first().click();
  await page.getByRole("link", { name: "Contact Us Direct" }).click();
  await expect(form.name).toHaveValue("");
  await expect(form.message).toHaveValue("");
});

for (const [width, height] of [
  [1320, 900],
  [390, 700],
] as const)
  test(`the second click of a double click, after a quick answer, does not close the confirmation (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page, "/?contact=open");
    const form = contact(page);
    await form.name.fill("Gerald");
    await form.email.fill(newEmail("contact"));
    await form.message.fill("She is eleven.");
    const box = await form.send.boundingBox();
    if (!box) throw new Error("no button to press");
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(form.sent).toBeVisible();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    await page.waitForTimeout(500);
    await expect(form.sent).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(form.sent).toBeHidden();
  });

test("missing fields are told in the spec's words and at each field; what was typed stays", async ({
  page,
}) => {
  await open(page, "/?contact=open");
  const form = contact(page);
  await form.subject.fill("Still here");
  await form.send.click();
  await expect(toastOf(page)).toContainText("Please fill in required fields");
  await expect(toastOf(page)).toContainText("Name, email, and message are required");
  for (const field of [form.name, form.email, form.message]) {
    await expect(field).toHaveAccessibleDescription("Please fill this in.");
  }
  await form.name.fill("Gerald");
  await form.message.fill("   ");
  await form.email.fill("gerald at example.com");
  await form.send.click();
  await expect(form.email).toHaveAccessibleDescription("Write an e-mail address like name@example.com.");
  await expect(form.message).toHaveAccessibleDescription("Please fill this in.");
  await expect(form.name).not.toHaveAttribute("aria-invalid");
  await expect(form.subject).toHaveValue("Still here");
});

test("the draft survives a reload, and the language's toggle", async ({ page }) => {
  await open(page, "/?contact=open");
  const form = contact(page);
  await form.name.fill("Gerald");
  await form.message.fill("Half a sentence");
  await page.reload();
  await expect(form.name).toHaveValue("Gerald");
  await expect(form.message).toHaveValue("Half a sentence");
  await page.keyboard.press("Escape");
  await expect(form.dialog).toBeHidden();
  await page.getByRole("button", { name: /^ES/ }).first().click();
  await page.getByRole("link", { name: "Contáctanos directamente" }).click();
  const spanish = contact(page, "es");
  await expect(spanish.name).toHaveValue("Gerald");
  await expect(spanish.message).toHaveValue("Half a sentence");
});

const failures = {
  "an error": { status: 500, json: { code: "internal", message: "no" } },
  "an answer without the success flag": { status: 200, json: { success: false, message: "no" } },
};
for (const [failure, answer] of Object.entries(failures)) {
  test(`after ${failure} it offers the support phone, keeps the text, and can be retried`, {
    tag: failure === "an error" ? [] : "@proof",
  }, async ({ page, request }) => {
    const email = newEmail("contact-failing");
    await page.route("**/api/contact", (route) => route.fulfill(answer));
    await open(page, "/?contact=open");
    const form = contact(page);
    await form.name.fill("Gerald");
    await form.email.fill(email);
    await form.message.fill("Keep this.");
    await form.send.click();
    await expect(toastOf(page)).toContainText("Failed to send message");
    await expect(toastOf(page)).toContainText(`Please try again or call us directly ${supportPhone}`);
    const alert = form.dialog.getByRole("alert");
    await expect(alert).toContainText("Failed to send message");
    await expect(alert.getByRole("link", { name: supportPhone })).toHaveAttribute("href", "tel:+18095550100");
    await expect(form.message).toHaveValue("Keep this.");
    await page.unroute("**/api/contact");
    await form.send.click();
    await expect(form.sent).toBeVisible();
    expect(await storedMessages(request, email)).toHaveLength(1);
  });
}

test("a retry after a lost answer stores no second message", { tag: "@proof" }, async ({ page, request }) => {
  const email = newEmail("contact-lost");
  await page.route("**/api/contact", async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  });
  await open(page, "/?contact=open");
  const form = contact(page);
  await form.name.fill("Gerald");
  await form.email.fill(email);
  await form.message.fill("Once, please.");
  await form.send.click();
  await expect(form.dialog.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/contact");
  await form.send.click();
  await expect(form.sent).toBeVisible();
  expect(await storedMessages(request, email)).toHaveLength(1);
});

test("by keyboard, and Back closes the dialog only", { tag: "@proof" }, async ({ page, request }) => {
  const email = newEmail("contact-keys");
  await open(page, "/");
  const write = page.getByRole("link", { name: "Contact Us Direct" });
  await write.focus();
  await page.keyboard.press("Enter");
  const form = contact(page);
  await expect(form.dialog).toBeVisible();
  await page.goBack();
  await expect(form.dialog).toBeHidden();
  await expect(page).toHaveURL("/");
  await write.focus();
  await page.keyboard.press("Enter");
  await expect(form.dialog).toBeVisible();
  await tabTo(page, form.name);
  await page.keyboard.type("Keys");
  await tabTo(page, form.email);
  await page.keyboard.type(email);
  await tabTo(page, form.message);
  await page.keyboard.type("No mouse.");
  await tabTo(page, form.send);
  await page.keyboard.press("Space");
  await expect(form.sent).toBeFocused();
  // Escape is the dialog's, although the message came after it.
  await expect(toastOf(page)).toContainText("Message sent successfully");
  await page.keyboard.press("Escape");
  await expect(write).toBeFocused();
  expect(await storedMessages(request, email)).toHaveLength(1);
});

test.describe("in Spanish on a phone", () => {
  test.use({ locale: "es-DO", viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test("missing fields, failure and success", async ({ page, request }) => {
    const email = newEmail("contacto");
    await open(page, "/?contact=open");
    const form = contact(page, "es");
    expect(await sidewaysScroll(page)).toBe(0);
    await form.send.tap();
    await expect(form.name).toHaveAccessibleDescription("Completa este campo.");
    await expect(toastOf(page)).toContainText("Completa los campos obligatorios");
    await form.name.fill("Yokasta");
    await form.email.fill(email);
    await form.message.fill("¿Me ayudan con el contrato?");
    await page.route("**/api/contact", (route) => route.abort());
    // No message may lie over the button meanwhile.
    await form.send.tap({ timeout: 2000 });
    await expect(form.dialog.getByRole("alert")).toContainText("No se pudo enviar el mensaje");
    await expect(form.dialog.getByRole("alert")).toContainText(supportPhone);
    await page.unroute("**/api/contact");
    await form.send.tap({ timeout: 2000 });
    await expect(form.sent).toContainText("Te responderemos en las próximas 24 horas.");
    expect(await storedMessages(request, email)).toMatchObject([{ locale: "es" }]);
  });
});
