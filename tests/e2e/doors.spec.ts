import { type APIRequestContext, expect, test } from "@playwright/test";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";
import { type StaffRole, staffRoles } from "#platform/security/permissions.ts";
import { routesIn, screens } from "../support/calls/access-matrix.ts";
import { newSafetyRequest } from "../support/records/safety-request.ts";
import { rounds } from "../support/rounds.ts";
import { registeredVendor, sentApplication } from "./fixtures/vendor.ts";
import { newEmail, personIdOf, signIn } from "./fixtures/visitor.ts";
import { colleague } from "./staff/team/colleague.ts";

/** The addresses of the screens; what stands inside of another has its own only where it names one. */
function pathsOf(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => {
    const inside = children.filter((one) => !one.index);
    return [...(path || index ? [`/${path ?? ""}`] : []), ...pathsOf(inside)];
  });
}

/** What staff's screens show, with this name in it. @returns the number of the application */
async function makeThings(request: APIRequestContext, name: string): Promise<number> {
  const email = newEmail("door");
  for (const [call, data] of [
    ["/api/leads", { name, email, message: name }],
    ["/api/contact", { name, email, message: name }],
    ["/api/safety-requests", newSafetyRequest({ name })],
    ["/api/community/post", { userId: name, title: name, content: name, language: "en" }],
  ] as const) {
    expect((await request.post(call, { data })).status(), call).toBe(201);
  }
  await sentApplication(request, { businessName: name });
  const found = await request.get("/api/admin/vendor-applications", { params: { search: name } });
  return ((await found.json()) as { id: number }[])[0]?.id ?? 0;
}

test("every screen has its place in the list of doors", () => {
  const design = process.env.NODE_ENV === "development" ? ["/design"] : [];
  const listed = Object.values(screens).flatMap(routesIn);
  expect(pathsOf(routes).sort()).toEqual([...listed, ...design].sort());
});

test("staff's screens, as pages and as data, are for staff: all others are asked to sign in", async ({
  request,
  playwright,
}) => {
  await signIn(request);
  const name = `Door ${newEmail("w").slice(2, 14)}`;
  const application = await makeThings(request, name);
  const { token } = await registeredVendor(request);
  const callers: Record<string, string>[] = [
    {},
    { Cookie: "arribo.session_token=abc.def" },
    { Authorization: `Bearer ${token}` },
  ];
  const others = await Promise.all(
    callers.map((extraHTTPHeaders) => playwright.request.newContext({ extraHTTPHeaders })),
  );
  let shown = 0;
  const person = await personIdOf(request, name);
  for (const [number, screen] of routesIn(screens.staff).entries()) {
    const path = screen.replace("people/:id", `people/${person}`).replace(":id", String(application));
    const page = await (await request.get(path)).text();
    expect(page, path).not.toContain('autocomplete="current-password"');
    shown += Number(page.includes(name));
    // Each by who shows nothing; in the short form every third by the rest, too.
    for (const other of number % rounds(3, 1) === 0 ? others : others.slice(0, 1)) {
      const html = await (await other.get(path)).text();
      expect(html, path).toMatch(/autocomplete="current-password"/i);
      expect(html, path).not.toContain(name);
      const data = await other.get(`${path}.data`);
      expect([data.status(), path]).toEqual([200, path]);
      expect(await data.text(), path).not.toContain(name);
    }
  }
  // Those that were made for this test, and the news in the bar of each.
  expect(shown).toBeGreaterThan(5);
  await Promise.all(others.map((other) => other.dispose()));
});

/** The screens that not every role may read, and what they say to the others. */
const refusals: Record<string, { to: readonly StaffRole[]; words: string }> = {
  "/admin/report": {
    to: ["concierge", "read_only"],
    words: "Only the owner or a manager can see the reports.",
  },
  "/admin/team": { to: ["manager", "concierge", "read_only"], words: "Only the owner can manage the team." },
  "/admin/setup": {
    to: ["manager", "concierge", "read_only"],
    words: "Only the owner can change the settings.",
  },
};
for (const role of staffRoles)
  test(`every screen of the desk opens to the role ${role}; where it may not read, the screen says who may`, async ({
    page,
    browser,
  }) => {
    await signIn(page.request);
    const name = `Role ${newEmail("w").slice(2, 14)}`;
    const application = await makeThings(page.request, name);
    const person = await personIdOf(page.request, name);
    const { page: theirs } = await colleague(browser, page.request, `${role} Door`, role);
    for (const screen of routesIn(screens.staff)) {
      const path = screen.replace("people/:id", `people/${person}`).replace(":id", String(application));
      const answer = await theirs.request.get(path);
      const html = await answer.text();
      const refusal = refusals[path];
      expect({
        ...{ path, status: answer.status(), isBroken: html.includes("went wrong") },
        isDesk: html.includes('class="desk-main"'),
        isRefused: refusal !== undefined && html.includes(refusal.words),
      }).toEqual({
        ...{ path, status: 200, isBroken: false, isDesk: true },
        isRefused: refusal?.to.includes(role) ?? false,
      });
    }
    await theirs.context().close();
  });

test("a vendor's screens, as the server sends them, tell nobody anything", async ({ request }) => {
  const vendor = await registeredVendor(request, { contactName: "Door Keeper" });
  for (const path of routesIn(screens.vendor)) {
    for (const headers of [{}, { Authorization: `Bearer ${vendor.token}` }] as Record<string, string>[]) {
      const html = await (await request.get(path, { headers })).text();
      expect(html, path).toContain('content="noindex');
      expect(html, path).not.toContain(vendor.email);
    }
  }
});

test("all other screens open to somebody whom nobody knows", async ({ request }) => {
  for (const screen of routesIn(screens.anyone)) {
    const answer = await request.get(screen.replace(/[:*].*$/, ""));
    // What a screen shows without its parameter is its own affair; one that needs none is there.
    const needsParameter = /[:*]/.test(screen) && !screen.endsWith("?");
    expect(needsParameter ? [200, 404] : [200], screen).toContain(answer.status());
  }
  for (const path of ["/sitemap.xml", "/service-worker.js", "/icon.svg"])
    expect((await request.get(path)).status(), path).toBe(200);
});
