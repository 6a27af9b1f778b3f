import { chromium } from "playwright-core";
import { readdirSync } from "node:fs";
const [base, out, width, locale, theme, ...paths] = process.argv.slice(2);
const exe = process.env.CHROME;
const browser = await chromium.launch({ executablePath: exe, args: ["--no-sandbox"] });
const context = await browser.newContext({ viewport: { width: Number(width), height: Number(width) < 500 ? 844 : 900 }, colorScheme: theme as "light", locale: locale === "es" ? "es-DO" : "en-US", hasTouch: Number(width) < 500 });
await context.addCookies([{ name: "lang", value: locale, url: base }]);
const r = await context.request.post(base + "/api/admin/login", { data: { email: "ana@example.com", password: "only-for-the-try-1" }, headers: { Origin: base } });
if (!r.ok()) throw new Error(String(r.status()));
await context.addInitScript((key) => window.localStorage.setItem(key, 'true'), 'arribo-terms-accepted-v1.0'); const page = await context.newPage();
let n = 0;
for (const p of paths) {
  const [path, ...acts] = p.split("|");
  await page.goto(base + path, { waitUntil: "networkidle" }).catch(() => {});
  for (const a of acts) { const [kind, arg] = a.split("="); 
    try {
    if (kind === "click") await page.getByRole("button", { name: new RegExp(arg ?? "") }).first().click({ timeout: 8000 });
    if (kind === "link") await page.getByRole("link", { name: new RegExp(arg ?? "") }).first().click({ timeout: 8000 });
    if (kind === "css") await page.locator(arg ?? "").first().click({ timeout: 8000 });
    if (kind === "key") await page.keyboard.press(arg ?? "");
    if (kind === "type") await page.keyboard.type(arg ?? "");
    } catch (e) { console.log(p, String(e).slice(0, 120)); }
    await page.waitForTimeout(900); }
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${out}-${n++}.png` });
}
await browser.close();
