import type { AddressInfo } from "node:net";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { SMTPServer } from "smtp-server";
import { OwnServer } from "../fixtures/own-server.ts";
import { staffLogin } from "../fixtures/staff-login.ts";
import {
  acceptTerms,
  alive,
  enterAsStaff,
  newLead,
  open,
  openEntry,
  storedLeads,
  undoOf,
} from "../fixtures/visitor.ts";

/** Opens the composer of the only entry. @returns its detail */
async function openComposer(page: Page): Promise<Locator> {
  await expect(page.locator("[data-entry]")).toHaveCount(1);
  const entry = await openEntry(page);
  await entry.getByRole("button", { name: /^(Write|Escribir)/ }).click();
  await expect(entry.getByRole("textbox", { name: /^(Text|Texto)$/ })).toBeVisible();
  return entry;
}

test("by the keyboard alone a template is found, filled in and sent; the lead is contacted and the words stay", async ({
  page,
}) => {
  const { email } = await newLead(page.request, { name: "Patricia Ostrander" });
  await enterAsStaff(page);
  await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}`);
  const entry = await openComposer(page);
  const text = entry.getByRole("textbox", { name: "Text", exact: true });
  await expect(entry).toContainText("the lead becomes contacted");
  // A slip is no letter.
  await text.fill("k");
  await page.keyboard.press("Control+Enter");
  await expect(text).toHaveAccessibleDescription(/at least three letters/);
  await text.fill("");
  await page.keyboard.type("/first");
  await expect(entry.getByRole("listbox").getByRole("option")).toHaveText([/First answer\/first-answer/]);
  expect((await new AxeBuilder({ page }).include("[data-detail]").analyze()).violations).toEqual([]);
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(/^Hello Patricia,/);
  await expect(entry.getByRole("listbox")).toHaveCount(0);

  // A gap stops it, and is shown.
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" At {hour}.");
  await page.keyboard.press("Control+Enter");
  await expect(text).toHaveAccessibleDescription(/Fill this in before you send it: \{hour\}\./);
  await entry.getByRole("button", { name: "{hour}" }).click();
  await page.keyboard.type("10:00");

  // What was typed outlives a reload.
  await page.reload();
  await alive(page);
  await expect(text).toHaveValue(/ At 10:00\.$/);
  await text.focus();
  await page.keyboard.press("Control+Enter");
  await expect(undoOf(page)).toContainText("The letter waits to be sent by hand");
  await expect(text).toHaveValue("");
  const [lead] = await storedLeads(page.request, email);
  expect(lead?.status).toBe("contacted");
  const sent = entry.getByRole("region", { name: "Sent from here" }).getByRole("listitem").first();
  await sent.locator("summary").click();
  await expect(sent).toContainText("At 10:00.");
  await expect(sent.getByRole("link", { name: "Open in your mail program" })).toHaveAttribute(
    "href",
    new RegExp(`^mailto:${encodeURIComponent(email).replaceAll(".", "\\.")}`),
  );
  await sent.getByRole("button", { name: "I have sent it" }).click();
  await expect(sent).toContainText("Sent by hand");
});

for (const locale of ["en", "es"] as const)
  test(`a letter that is taken back leaves nobody, and stands in the composer again (${locale})`, async ({
    page,
  }) => {
    const { email } = await newLead(page.request, { name: "Wanda Ostrander" });
    await enterAsStaff(page, locale);
    await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}`);
    const entry = await openComposer(page);
    const text = entry.getByRole("textbox", { name: /^(Text|Texto)$/ });
    await text.fill("He comes on Friday.");
    await page.keyboard.press("Control+Enter");
    await expect(text).toHaveValue("");
    const sent = entry.getByRole("region", { name: /^(Sent from here|Enviado desde aquí)$/ });
    await expect(sent.getByRole("listitem")).toHaveCount(2);
    expect((await storedLeads(page.request, email))[0]?.status).toBe("contacted");
    await text.fill("And on Monday.");
    await undoOf(page)
      .getByRole("button", { name: /^(Undo|Deshacer)/ })
      .click();
    await expect(text).toHaveValue("He comes on Friday.\n\nAnd on Monday.");
    // The receipt.
    await expect(sent.getByRole("listitem")).toHaveCount(1);
    expect((await storedLeads(page.request, email))[0]?.status).toBe("new");
  });

test("a WhatsApp text opens with its words, and is recorded only when staff say that they sent it", async ({
  page,
}) => {
  const { email } = await newLead(page.request, { name: "Neil Ostrander", phone: "+1 614 555 0142" });
  await enterAsStaff(page);
  await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}`);
  const entry = await openComposer(page);
  await entry.getByRole("textbox", { name: "Text", exact: true }).fill("An email that waits.");
  await entry.getByRole("tab", { name: "WhatsApp" }).click();
  const text = entry.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("Good morning, Neil.");
  await page.context().route("https://wa.me/**", (route) => route.fulfill({ body: "WhatsApp" }));
  const opening = page.context().waitForEvent("page");
  await entry.getByRole("link", { name: "Open WhatsApp" }).click();
  const opened = await opening;
  expect(new URL(opened.url()).searchParams.get("text")).toBe("Good morning, Neil.");
  await opened.close();
  expect((await storedLeads(page.request, email))[0]?.status).toBe("new");
  await entry.getByRole("button", { name: "I have sent it" }).click();
  await expect(entry.getByRole("region", { name: "Sent from here" })).toContainText("Sent by hand");
  expect((await storedLeads(page.request, email))[0]?.status).toBe("contacted");
  // The other tab kept its words.
  await entry.getByRole("tab", { name: "Email" }).click();
  await expect(text).toHaveValue("An email that waits.");
});

test("who writes in another language sees before sending how it is read, or that it is not translated", async ({
  page,
}) => {
  const { email } = await newLead(page.request, { name: "Gerald Okafor" });
  await enterAsStaff(page, "es");
  await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}`);
  const entry = await openComposer(page);
  const text = entry.getByRole("textbox", { name: "Texto", exact: true });
  await text.fill("/sin-plantilla");
  await expect(entry.getByText("Ninguna plantilla se llama así.")).toBeVisible();
  await text.fill("/first");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(/^Hola, Gerald:/);
  await expect(entry.getByText("Gerald leerá")).toBeVisible();
  await expect(
    entry.locator("[lang=en]", { hasText: /Hello Gerald,\s+Thank you for writing to us. I’m/ }),
  ).toBeVisible();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" Le llamo hoy.");
  await expect(entry.getByText("Se enviará en español: no hay traductor configurado.")).toBeVisible();
  await expect(entry.getByText("Gerald leerá")).toHaveCount(0);
});

test("staff write a template, see how it reads, and who changed it; an unknown placeholder is refused", async ({
  page,
}) => {
  await enterAsStaff(page);
  await open(page, "/admin/templates");
  await page.getByRole("link", { name: "New template" }).click();
  const shortcut = `/t-${Date.now()}`;
  await page.getByRole("textbox", { name: "Name" }).fill("The price");
  await page.getByRole("textbox", { name: "Shortcut" }).fill(shortcut);
  await page.getByRole("textbox", { name: "Text in English" }).fill("Hello {frist name}, ");
  await page.getByRole("textbox", { name: "Text in Spanish" }).fill("Hola, {primer nombre}.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const english = page.getByRole("textbox", { name: "Text in English" });
  await expect(english).toBeFocused();
  await expect(english).toHaveAccessibleDescription(/There is no such placeholder: \{frist name\}\./);
  await english.fill("Hello ");
  await page.getByRole("button", { name: "{first name}" }).click();
  await expect(english).toHaveValue("Hello {first name}");
  const preview = page.getByRole("region", { name: "How it reads" });
  await expect(preview).toContainText("Hello Patricia");
  await preview.getByRole("button", { name: /^ES/ }).click();
  await expect(preview).toContainText("Hola, Patricia.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/template=\d+/);
  await page.getByRole("button", { name: /^History/ }).click();
  await expect(page.getByText("Added", { exact: true })).toBeVisible();
  expect((await new AxeBuilder({ page }).include("main").analyze()).violations).toEqual([]);
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByRole("button", { name: "Use again" })).toBeVisible();
});

test.describe("with a mail service", () => {
  // One server for both.
  test.describe.configure({ mode: "default" });
  const mails: { to: string; raw: string }[] = [];
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        mails.push({ to: String(envelope.rcptTo[0]?.address), raw: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  let server: OwnServer;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
    const { port } = sink.server.address() as AddressInfo;
    server = new OwnServer(Number(process.env.E2E_PORT ?? 3170) + 9, {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: "Arribo <concierge@arribo.example>",
    });
    await server.start();
  });
  test.afterAll(async () => {
    await server.remove();
    await new Promise<void>((resolve) => sink.close(() => resolve()));
  });

  const plain = (raw: string) =>
    Buffer.from(
      raw
        .replaceAll("=\r\n", "")
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
      "latin1",
    )
      .toString("utf8")
      .replaceAll("\r\n", "\n");

  for (const locale of ["en", "es"] as const)
    test(`the letter that staff saw is the mail that arrives: ${locale}`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: server.url,
        extraHTTPHeaders: { "Accept-Language": locale },
      });
      const page = await context.newPage();
      await acceptTerms(page);
      await context.addCookies([{ name: "lang", value: locale, url: server.url }]);
      const { email, reference } = await newLead(page.request, { name: "Ingrid Solheim" });
      expect((await page.request.post("/api/admin/login", { data: staffLogin })).status()).toBe(200);
      await open(page, `/admin-dashboard?search=${encodeURIComponent(email)}`);
      const entry = await openComposer(page);
      const text = entry.getByRole("textbox", { name: /^(Text|Texto)$/ });
      await text.fill("/choose");
      await expect(entry.getByRole("listbox").getByRole("option")).toHaveCount(1);
      await page.keyboard.press("Enter");
      await expect(text).toHaveValue(locale === "en" ? /^Hello Ingrid,/ : /^Hola, Ingrid:/);
      const written = await text.inputValue();
      await page.keyboard.press("Control+Enter");
      const queued = { en: "The letter is in the outbox", es: "La carta está en la bandeja de salida" };
      await expect(undoOf(page)).toContainText(queued[locale]);
      const own = () => mails.filter(({ to, raw }) => to === email && plain(raw).includes(written));
      await expect.poll(() => own().length, { timeout: 20_000 }).toBe(1);
      const raw = own()[0]?.raw ?? "";
      expect(raw).toContain(reference);
      const link = /http:\/\/[^\s"]+\/planning-call\/[\w-]{43}/.exec(plain(raw))?.[0] ?? "";
      expect((await page.request.get(link)).status()).toBe(200);
      await context.close();
    });
});
