import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { fullBody } from "../booking.ts";
import { newLocalVendor } from "../local-vendor.ts";
import { approvedVendor, givenOut, offerPath } from "./matching-desk.ts";
import { enterAsVendor, registeredVendor, sentApplication } from "./vendor.ts";
import { acceptTerms, alive, newEmail, newLead, open, sidewaysScroll, signIn, speak } from "./visitor.ts";

type Screen = {
  name: string;
  /** The address, or how to make what it shows. */
  path: string | ((page: Page) => Promise<string>);
  /** Whether the terms were accepted, and who is signed in. */
  as?: "guest" | "visitor" | "vendor" | "staff";
  /** What must be in view, and how to get there from the path. */
  ready: (page: Page) => Promise<void>;
};

const heading = async (page: Page) => expect(page.getByRole("heading", { level: 1 })).toBeVisible();
const dialog = async (page: Page) => expect(page.getByRole("dialog")).toBeVisible();
const rows = async (page: Page) => expect(page.locator("[data-entry]").first()).toBeVisible();

async function submitted(page: Page) {
  await page.locator('main button[type="submit"]').click();
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
}
async function tab(page: Page) {
  await expect(page.getByRole("tabpanel").first()).toBeVisible();
}
async function firstVendor(page: Page) {
  const [vendor] = (await (await page.request.get("/api/vendors?limit=1")).json()) as { id: number }[];
  return `/vendor/${vendor?.id}`;
}
async function sentBooking(page: Page) {
  const vendorId = Number((await firstVendor(page)).split("/").at(-1));
  const answer = await page.request.post("/api/bookings", { data: fullBody(vendorId) });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: number; trackingPath: string };
}
async function bookings(page: Page) {
  return `/booking-management?booking=${(await sentBooking(page)).id}`;
}
/** The link to the review of a booking that staff completed. */
async function reviewing(page: Page) {
  const { id, trackingPath } = await sentBooking(page);
  await signIn(page.request);
  const completed = { data: { status: "completed", adminNotes: "", estimatedCost: null } };
  await page.request.put(`/api/bookings/${id}/status`, completed);
  const tracked = (await (await page.request.get(`/api/bookings${trackingPath}`)).json()) as {
    reviewPath: string;
  };
  return tracked.reviewPath;
}
async function localVendors(page: Page) {
  const answer = await page.request.post("/api/dominican-vendors", { data: newLocalVendor() });
  expect(answer.status(), await answer.text()).toBe(201);
  return "/admin/dominican-vendors?status=pendiente";
}
/** A job that a vendor was asked to do. Signs staff in. */
async function job(page: Page) {
  await signIn(page.request);
  const { name } = await approvedVendor(page.request);
  return { name, id: await givenOut(page.request) };
}
async function applications(page: Page) {
  await sentApplication(page.request);
  return "/admin/vendor-applications";
}

/** The portal's language is its own, whatever the site's. */
const portal = (locale: "en" | "es") => async (page: Page) => {
  await heading(page);
  await expect(page.locator(`main [lang=${locale}] h1`)).toHaveCount(1);
};
async function filledPortal(page: Page) {
  await page.locator("[name=nombreCompleto]").fill("Yunior");
  await page.locator("[name=telefono]").fill("829 555 0133");
  await page.locator("[name=servicioOfrece]").selectOption("Costura");
  await page.locator("[name=zonaUbicacion]").selectOption("Moca");
  await page.locator("[name=descripcionServicio]").fill("Arreglos.");
}
async function refusedPortal(page: Page) {
  await filledPortal(page);
  await page.locator("[name=telefono]").fill("12");
  await page.locator("[name=email]").fill("x");
  const photo = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page.locator("input[type=file][multiple]").setInputFiles(photo);
  // What cannot be read is not tried again.
  await expect(page.getByText("Quitar")).toBeVisible();
  await page.locator('main button[type="submit"]').click();
  await expect(page.locator('[aria-invalid="true"]')).toHaveCount(2);
}
async function sentPortal(page: Page) {
  if (await page.locator("[name=nombreCompleto]").isVisible()) {
    await filledPortal(page);
    await page.locator('main button[type="submit"]').click();
  }
  await expect(page.getByRole("heading", { level: 1, name: "Application submitted!" })).toBeVisible();
}

const screens: Screen[] = [
  {
    name: "home with a package in full",
    path: "/",
    async ready(page) {
      const details = page.getByRole("article", { name: "Royal" }).locator("button[aria-expanded]");
      await details.click();
      await expect(details).toHaveAttribute("aria-expanded", "true");
    },
  },
  {
    name: "the consultation with errors",
    path: "/?consult=open",
    async ready(page) {
      await page.getByRole("dialog").locator('button[type="submit"]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    },
  },
  {
    name: "the consultation sent",
    path: "/?consult=elite",
    async ready(page) {
      const form = page.getByRole("dialog");
      await form.locator('input[name="name"]').fill("Marsha");
      await form.locator('input[name="email"]').fill(newEmail("axe"));
      await form.locator('button[type="submit"]').click();
      await expect(form.getByText(/^AR-/)).toBeVisible();
    },
  },
  { name: "the contact message", path: "/?contact=open", ready: dialog },
  { name: "the terms before a page", path: "/developers", as: "guest", ready: dialog },
  { name: "the terms to read", path: "/terms", ready: heading },
  {
    name: "Access Denied",
    path: "/developers",
    as: "guest",
    async ready(page) {
      await page.getByRole("button", { name: /^(Decline|Rechazar)$/ }).click();
      await expect(page.getByRole("heading", { name: "Access Denied / Acceso Denegado" })).toBeVisible();
    },
  },
  {
    name: "the services with their rules",
    path: "/services",
    async ready(page) {
      for (const rules of await page.locator("main details").all()) await rules.locator("summary").click();
      await expect(page.locator("main details:not([open])")).toHaveCount(0);
    },
  },
  { name: "the packages", path: "/packages", ready: heading },
  { name: "the partners", path: "/partners", ready: heading },
  { name: "404", path: "/nothing-here", ready: heading },
  { name: "the directory", path: "/vendor-directory?category=Transportation", ready: heading },
  { name: "the directory without a find", path: "/vendor-directory?search=qqxxzz", ready: heading },
  { name: "a vendor", path: firstVendor, ready: heading },
  { name: "the list of vendors", path: "/vendor-list", ready: heading },
  { name: "the vendors' login with errors", path: "/vendor-login", ready: submitted },
  { name: "the registration with errors", path: "/vendor-signup", ready: submitted },
  { name: "a forgotten password", path: "/vendor-password", ready: heading },
  { name: "the application's list of sections", path: "/vendor-application", ready: heading },
  {
    name: "a section of the application with errors",
    path: "/vendor-application?section=owner",
    ready: submitted,
  },
  { name: "the application's consents", path: "/vendor-application?section=consent", ready: heading },
  { name: "the application's answers to check", path: "/vendor-application?section=check", ready: heading },
  { name: "the local vendors' portal", path: "/dominican-vendor-portal", ready: portal("es") },
  {
    name: "the local vendors' portal in English",
    path: "/dominican-vendor-portal?idioma=en",
    ready: portal("en"),
  },
  {
    name: "the portal with a photo that failed, an odd number and what the server found",
    path: "/dominican-vendor-portal?idioma=es",
    ready: refusedPortal,
  },
  { name: "the portal's success", path: "/dominican-vendor-portal?idioma=en", ready: sentPortal },
  {
    name: "an application's status",
    path: async (page) => (await sentApplication(page.request)).statusPath,
    ready: heading,
  },
  {
    name: "the full booking with errors",
    path: async (page) => (await firstVendor(page)).replace("/vendor/", "/booking/"),
    ready: submitted,
  },
  {
    name: "the short booking",
    path: async (page) => (await firstVendor(page)).replace("/vendor/", "/book-vendor/"),
    ready: heading,
  },
  { name: "Vendor Not Found", path: "/booking/999999", ready: heading },
  {
    name: "a booking to track",
    path: async (page) => (await sentBooking(page)).trackingPath,
    ready: heading,
  },
  {
    name: "a job offer",
    async path(page) {
      const { name, id } = await job(page);
      return offerPath(page.request, id, name);
    },
    async ready(page) {
      await page.locator("summary").click();
      await expect(page.locator('button[value="stop"]')).toBeVisible();
    },
  },
  { name: "a review with errors", path: reviewing, ready: submitted },
  {
    name: "a report",
    path: firstVendor,
    async ready(page) {
      await page.getByRole("button", { name: /^(Report this provider|Reportar este perfil)/ }).click();
      await dialog(page);
    },
  },
  { name: "the vendor's dashboard", path: "/vendor-dashboard", as: "vendor", ready: heading },
  { name: "the profile", path: "/vendor-profile", as: "vendor", ready: tab },
  { name: "the profile's details", path: "/vendor-profile?tab=details", as: "vendor", ready: tab },
  { name: "the profile's hours", path: "/vendor-profile?tab=hours", as: "vendor", ready: tab },
  { name: "the profile's services", path: "/vendor-profile?tab=services", as: "vendor", ready: tab },
  { name: "the API's page", path: "/developers", ready: heading },
  { name: "the staff's sign-in", path: "/admin-dashboard", ready: heading },
  {
    name: "the leads",
    path: "/admin-dashboard",
    as: "staff",
    async ready(page) {
      await rows(page);
      await page
        .getByRole("button", { name: /^(History|Historial) / })
        .first()
        .click();
      await expect(page.locator("[data-entry] ol").first()).toBeVisible();
    },
  },
  { name: "the contact messages", path: "/admin/messages", as: "staff", ready: rows },
  { name: "the outbox", path: "/admin/outbox", as: "staff", ready: rows },
  { name: "the day", path: "/admin/today", as: "staff", ready: rows },
  { name: "the bookings", path: bookings, as: "staff", ready: rows },
  { name: "the reviews", path: "/admin/reviews", as: "staff", ready: rows },
  { name: "the reports", path: "/admin/reports", as: "staff", ready: rows },
  { name: "flagged vendors", path: "/flagged-vendors", as: "staff", ready: heading },
  { name: "flag incidents", path: "/flag-incidents", as: "staff", ready: heading },
  { name: "giving a job out", path: "/job-matching-demo", as: "staff", ready: heading },
  {
    name: "a job that goes round",
    path: async (page) => `/job-matching-demo?dispatch=${(await job(page)).id}`,
    as: "staff",
    ready: async (page) => expect(page.locator("main ol > li").first()).toBeVisible(),
  },
  { name: "the vendors, for staff", path: "/admin/vendors", as: "staff", ready: rows },
  { name: "the applications", path: applications, as: "staff", ready: rows },
  { name: "the local vendors", path: localVendors, as: "staff", ready: rows },
  {
    name: "the review of a local vendor",
    path: localVendors,
    as: "staff",
    async ready(page) {
      await page
        .locator("[data-entry]")
        .first()
        .getByRole("button", { name: /^(Review|Revisar)/ })
        .click();
      await expect(page.getByRole("dialog").getByRole("list")).toBeVisible();
    },
  },
  {
    name: "the review of an application",
    as: "staff",
    async path(page) {
      const { reference } = await sentApplication(page.request);
      const answer = await page.request.get("/api/admin/vendor-applications", {
        params: { search: reference },
      });
      const [found] = (await answer.json()) as { id: number }[];
      return `/admin/vendor-applications/${found?.id}`;
    },
    ready: heading,
  },
];

async function enter(page: Page, screen: Screen): Promise<void> {
  if (screen.as !== "guest") await acceptTerms(page);
  if (screen.as === "vendor") await enterAsVendor(page, await registeredVendor(page.request));
  if (screen.as === "staff") {
    await signIn(page.request);
    await newLead(page.request);
  }
}

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds, one line each: the rule, the element, and why. */
async function findings(page: Page, only?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(rules)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} (${node.failureSummary?.replace(/\s+/g, " ")})`),
  );
}

/** Everything one can press that is smaller than `least` pixels either way; links inside a sentence are exempt. */
async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const top = document.querySelector('[role="dialog"]') ?? document.body;
    const found = top.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [role="tab"]',
    );
    return [...found].flatMap((element) => {
      const target = element.matches('input[type="checkbox"], input[type="radio"]')
        ? (element.closest("label") ?? element)
        : element;
      const { width, height } = target.getBoundingClientRect();
      const away = element.closest("[hidden], [inert], [aria-hidden='true'], .sr-only") !== null;
      const skip = away || width === 0 || !element.checkVisibility() || element.matches("[class*='sr-only']");
      if (skip || getComputedStyle(target).display === "inline" || (width >= size && height >= size))
        return [];
      const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? element.tagName;
      return [`${name.slice(0, 40)}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, least);
}

for (const screen of screens) {
  test(`${screen.name}: axe finds nothing, and 320 px are enough`, async ({ page, baseURL }) => {
    await enter(page, screen);
    const path = typeof screen.path === "string" ? screen.path : await screen.path(page);
    for (const locale of ["en", "es"] as const) {
      await page.setViewportSize({ width: 1320, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
      await speak(page, locale, baseURL);
      await open(page, path);
      await screen.ready(page);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      expect.soft(await findings(page), `${locale}, light`).toEqual([]);
      // Nothing but colours depends on the theme.
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
      expect.soft(await findings(page, "color-contrast"), `${locale}, dark`).toEqual([]);

      await page.setViewportSize({ width: 320, height: 568 });
      expect.soft(await sidewaysScroll(page), `${locale}, sideways`).toBe(0);
      expect.soft(await smallTargets(page, 24), `${locale}, targets`).toEqual([]);
      const small = await smallTargets(page, 44);
      if (small.length > 0)
        test.info().annotations.push({ type: "under 44 px", description: small.join("; ") });
    }
  });
}

test.describe("at 200% zoom", () => {
  test.use({ viewport: { width: 640, height: 360 }, deviceScaleFactor: 2 });
  test("the consultation can be filled and sent, and the bar reached", async ({ page }) => {
    await open(page, "/");
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole("button", { name: "Menu" }).click();
    const last = page
      .getByRole("navigation", { name: "Menu" })
      .getByRole("link", { name: "Become a Vendor" });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Start Your Journey" }).first().click();
    const form = page.getByRole("dialog", { name: "Start your consultation" });
    await form.getByRole("textbox", { name: "Name" }).fill("Zoomed");
    await form.getByRole("textbox", { name: "E-mail" }).fill(newEmail("zoom"));
    await form.getByRole("button", { name: "Request consultation" }).click();
    await expect(page.getByRole("dialog", { name: "Thank you!" })).toBeVisible();
  });

  test("the terms can be read and accepted, and a lead moved", async ({ page }) => {
    await open(page, "/developers");
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Enter Platform" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await sidewaysScroll(page)).toBe(0);
    await signIn(page.request);
    const lead = await newLead(page.request);
    await open(page, `/admin-dashboard?search=${lead.email}`);
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole("combobox", { name: /^Status of/ }).selectOption("contacted");
    await expect(page.getByText("Lead status changed to contacted").first()).toBeVisible();
  });
});

test("forced colours: what is chosen, focused and wrong is still told apart", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await open(page, "/?consult=open");
  const form = page.getByRole("dialog");
  await form.getByRole("button", { name: "Request consultation" }).click();
  const name = form.getByRole("textbox", { name: "Name" });
  await expect(name).toHaveAccessibleDescription("Please fill this in.");
  await expect(form.getByText("Please fill this in.").first()).toBeVisible();
  await expect(name).toBeFocused();
  expect(await name.evaluate((field) => getComputedStyle(field).outlineStyle)).not.toBe("none");
  const send = form.getByRole("button", { name: "Request consultation" });
  expect(await send.evaluate((button) => getComputedStyle(button).borderStyle)).not.toBe("none");
  await page.keyboard.press("Escape");
  await expect(form).toBeHidden();
  const looks = (label: RegExp) =>
    page
      .getByRole("button", { name: label })
      .first()
      .evaluate((button) => {
        const { backgroundColor, borderColor, color } = getComputedStyle(button);
        return [backgroundColor, borderColor, color].join();
      });
  expect(await looks(/^EN/)).not.toBe(await looks(/^ES/));
});

test("reduced motion: nothing moves", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/");
  await page.getByRole("link", { name: "Start Your Consultation" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
        .length,
  );
  expect(moving).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
});

test("every screen has one h1, one main, and a title that names it", async ({ page }) => {
  // Each screen adds a second or two.
  test.setTimeout(120_000);
  const titles = new Set<string>();
  await acceptTerms(page);
  await signIn(page.request);
  const vendor = await registeredVendor(page.request);
  await enterAsVendor(page, vendor);
  const paths = [
    "/",
    "/services",
    "/packages",
    "/partners",
    "/terms",
    "/developers",
    "/nothing-here",
    "/admin-dashboard",
    "/admin/messages",
    "/admin/outbox",
    "/admin/vendors",
    "/admin/vendor-applications",
    "/booking-management",
    "/flagged-vendors",
    "/flag-incidents",
    "/job-matching-demo",
    "/vendor-directory",
    await firstVendor(page),
    "/vendor-list",
    "/vendor-login",
    "/vendor-signup",
    "/vendor-password",
    "/vendor-application",
    "/dominican-vendor-portal",
    "/vendor-dashboard",
    "/vendor-profile",
  ];
  for (const path of paths) {
    await page.goto(path);
    await alive(page);
    await expect(page.locator("h1"), path).toHaveCount(1);
    await expect(page.locator("main"), path).toHaveCount(1);
    const title = await page.title();
    expect(title, path).toContain("Arribo");
    titles.add(title);
  }
  expect(titles.size).toBe(paths.length);
});
