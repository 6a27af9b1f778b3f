import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { calls } from "#app/server/api.server.ts";
import { auditLog } from "#app/staff/audit/schema.server.ts";
import { adminNotification, outbox } from "#app/staff/outbox/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { expectFound, jose } from "../../../../tests/support/records/search-spellings.ts";
import { registerVendor } from "../../../../tests/support/records/vendor-account.ts";
import { newApplication } from "../../../../tests/support/records/vendor-application.ts";
import { passwordToken } from "../../../../tests/support/services/password-letter.ts";
import { openSite } from "../../../../tests/support/site.ts";
import { sealedFields } from "../contract.ts";
import { vendorApplication } from "../schema.server.ts";

const site = openSite();

async function apply(overrides: Record<string, unknown> = {}) {
  const body = newApplication(overrides);
  const answer = await site.send("POST", "/api/vendor-applications", {
    body,
    headers: { "Accept-Language": "es" },
  });
  expect(answer.status).toBe(201);
  const { reference, statusPath } = (await answer.json()) as { reference: string; statusPath: string };
  const [row] = await db().select().from(vendorApplication).where(eq(vendorApplication.reference, reference));
  const id = row?.id ?? 0;
  return { ...body, id, reference, token: statusPath.split("/").at(-1) ?? "", row };
}

const staff = (method: string, path: string, body?: object) =>
  site.send(method, `/api/admin/vendor-applications${path}`, { staff: true, ...(body ? { body } : {}) });
const decide = (id: number, body: object) => staff("PATCH", `/${id}/status`, body);
const tick = (id: number, checks: string[]) => staff("PUT", `/${id}/checks`, { checks });
const needed = ["identity", "registration", "references", "insurance"];
const lettersTo = async (email: string) =>
  (await db().select().from(outbox).where(eq(outbox.recipient, email)).orderBy(asc(outbox.id))).map(
    ({ letter, locale, facts }) => ({ letter, locale, facts }),
  );

test("an application is kept with its secrets encrypted, news for staff and both letters", async () => {
  const sent = await apply();
  expect(sent.reference).toMatch(/^AR-/);
  expect(await db().$count(adminNotification, eq(adminNotification.subjectId, sent.id))).toBe(1);
  expect((await lettersTo(sent.email)).map(({ letter, locale }) => [letter, locale])).toEqual([
    ["application_receipt", "es"],
  ]);
  const stored = JSON.stringify(sent.row);
  for (const field of sealedFields)
    expect([field, stored.includes(String(sent[field]))]).toEqual([field, false]);
  expect(stored).not.toContain("555-0199");
});

test("staff see secrets masked; a reveal shows one, and who saw it is written down", async () => {
  const sent = await apply();
  const shown = await (await staff("GET", `/${sent.id}`)).json();
  expect(shown.answers).toMatchObject({
    ownerIdNumber: "•••• 8205",
    bankName: "••••",
    servicesOffered: sent.servicesOffered,
  });
  const text = JSON.stringify(shown);
  for (const field of sealedFields)
    expect([field, text.includes(String(sent[field]))]).toEqual([field, false]);
  const revealed = await (await staff("POST", `/${sent.id}/reveal`, { field: "bankName" })).json();
  expect(revealed).toEqual({ field: "bankName", value: "Banco de la Loma" });
  const [deed] = await db().select().from(auditLog).where(eq(auditLog.subjectId, sent.id));
  expect(deed).toMatchObject({ by: "Ana", act: "application.reveal", detail: { field: "bankName" } });
  expect(JSON.stringify(deed)).not.toContain("Banco de la Loma");
  expect((await staff("POST", `/${sent.id}/reveal`, { field: "email" })).status).toBe(400);
});

test.each([
  ["backgroundCheckConsent", false, /accept/i],
  ["termsAccepted", false, /accept/i],
  ["yearEstablished", 1949, /1950/],
  ["yearEstablished", new Date().getFullYear() + 1, /At most/],
  ["yearEstablished", "", /fill this in/],
  ["employeeCount", 0, /At least 1/],
  ["yearsOfExperience", -1, /At least 0/],
  ["website", "notaurl", /web address/],
  ["primaryPhone", "12", /phone/],
  ["ownerIdNumber", "  ", /fill this in/],
  ["accountType", "crypto", /one of/],
  ["languages", ["Klingon"], /one of/],
  ["emergencyContactRelation", undefined, /fill this in/],
])("%s: %j is refused at its field", async (field, value, words) => {
  const answer = await site.send("POST", "/api/vendor-applications", {
    body: newApplication({ [field]: value }),
  });
  expect(answer.status).toBe(400);
  const { fields } = await answer.json();
  expect(Object.entries(fields).find(([name]) => name.split(".")[0] === field)?.[1]).toMatch(words);
});

test("every required field of the spec is required, and no other", async () => {
  const optional = Object.keys(newApplication()).filter((field) => field !== "website");
  const refused: string[] = [];
  for (const field of optional) {
    const body = newApplication({ [field]: undefined });
    if ((await site.send("POST", "/api/vendor-applications", { body })).status === 400) refused.push(field);
  }
  expect(refused.toSorted()).toEqual(
    (
      "accountType backgroundCheckConsent bankName businessHours businessName businessNameEnglish " +
      "businessRegistrationNumber businessType city email emergencyContactName emergencyContactPhone " +
      "emergencyContactRelation employeeCount ownerFirstName ownerIdNumber ownerLastName priceRange primaryPhone " +
      "province serviceAreas serviceCategory serviceDescription serviceDescriptionEnglish servicesOffered " +
      "streetAddress taxId termsAccepted yearEstablished yearsOfExperience"
    ).split(" "),
  );
});

test("the same application twice by a double click is one", async () => {
  const headers = { "Idempotency-Key": "apply-once" };
  const body = newApplication();
  const answers = await Promise.all(
    [1, 2, 3].map(() => site.send("POST", "/api/vendor-applications", { body, headers })),
  );
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect(new Set(bodies.map((one) => one.statusPath)).size).toBe(1);
  expect(await db().$count(vendorApplication, eq(vendorApplication.email, body.email))).toBe(1);
});

test("from application to the directory: asked, answered, checked, approved, found, signed in", async () => {
  const sent = await apply({ servicesOffered: "Destape de desagües\nBombas de agua; Plomería en general" });
  const early = await decide(sent.id, { status: "approved", from: "in_review" });
  expect([early.status, Object.keys((await early.json()).fields)]).toEqual([400, ["checks"]]);
  const silent = await decide(sent.id, { status: "changes_requested", note: "" });
  expect(Object.keys((await silent.json()).fields)).toEqual(["note"]);
  const note = "Falta la póliza del seguro.";
  expect((await decide(sent.id, { status: "changes_requested", from: "in_review", note })).status).toBe(200);

  const progress = await site.json("GET", `/api/vendor-applications/${sent.token}`);
  expect(progress).toMatchObject({ status: "changes_requested", steps: [{ note, byApplicant: false }] });
  const seen = JSON.stringify(progress);
  for (const canary of [sent.email, sent.ownerIdNumber, sent.bankName, "Ana", sent.streetAddress])
    expect(seen).not.toContain(canary);
  const answerWith = (message: string) =>
    site.send("POST", `/api/vendor-applications/${sent.token}/answer`, { body: { message } });
  expect((await answerWith("La póliza es POL-9.")).status).toBe(200);
  expect((await answerWith("¿Otra vez?")).status).toBe(409);

  await tick(sent.id, needed);
  const again = await (await tick(sent.id, [...needed, "address"])).json();
  expect(again).toMatchObject({ status: "in_review", checksDone: 5 });
  const approved = await (await decide(sent.id, { status: "approved", from: "in_review" })).json();
  expect(approved.vendorId).toBeGreaterThan(0);
  const found = await site.json("GET", "/api/vendors?search=plomeria");
  expect(found[0]).toMatchObject({
    id: approved.vendorId,
    isVerified: true,
    verifiedChecks: ["identity", "registration", "references", "address", "insurance"],
    location: "Santiago",
    services: ["Destape de desagües", "Bombas de agua", "Plomería en general"],
    speaksEnglish: true,
  });
  expect((await decide(sent.id, { status: "declined", note: "too late" })).status).toBe(409);
  expect(await site.json("GET", `/api/vendors/${approved.vendorId}`)).toMatchObject({
    serviceAreas: ["Santiago", "Moca", "La Vega"],
    availableTimes: "",
    businessHours: { monday: "8:00 AM - 6:00 PM", saturday: "8:00 AM - 6:00 PM" },
    priceRange: null,
  });

  const letters = await lettersTo(sent.email);
  expect(letters.map((one) => one.letter)).toEqual([
    "application_receipt",
    "application_changes",
    "application_approved",
  ]);
  expect(letters[1]?.facts.message).toBe(note);
  const token = await passwordToken(site, sent.email);
  expect(JSON.stringify(letters)).not.toContain(token);
  const session = await site.json("POST", "/api/vendor/password", {
    body: { token, password: "mangu-con-queso" },
  });
  expect(session).toMatchObject({ vendorId: approved.vendorId });
  await expectUnchangedByASave(approved.vendorId, session.token);
});

/** The editor sends the whole profile back as it read it; that publishes nothing that the vendor did not choose. */
async function expectUnchangedByASave(vendorId: number, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const own = `/api/vendor/profile/${vendorId}`;
  const profile = await site.json("GET", own, { headers });
  expect(profile).toMatchObject({ priceNote: "RD$1,500 – RD$8,000", unanswered: ["priceRange"] });
  const dashboard = await site.json("GET", `/api/vendor/dashboard/${vendorId}`, { headers });
  expect(dashboard.missing).toEqual(["personalPhoto", "logoUrl"]);
  const before = await site.json("GET", `/api/vendors/${vendorId}`);
  expect((await site.send("PUT", own, { headers, body: profile })).status).toBe(200);
  expect(await site.json("GET", `/api/vendors/${vendorId}`)).toEqual(before);
}

async function confirmAddress(email: string) {
  await site.send("POST", "/api/vendor/password-reset", { body: { email } });
  const token = await passwordToken(site, email);
  return (await site.json("POST", "/api/vendor/password", {
    body: { token, password: "mangu-con-queso" },
  })) as { token: string };
}

test("who confirmed the address keeps the profile, gets the badge, and blanks are filled", async () => {
  const own = await registerVendor(site, { businessName: "Ya Registrado", phone: "809-555-0107" });
  const session = await confirmAddress(own.email);
  const sent = await apply({ email: own.email.toUpperCase(), servicesOffered: "Tinacos y cisternas" });
  const shown = await (await staff("GET", `/${sent.id}`)).json();
  expect(shown.account).toMatchObject({
    businessName: "Ya Registrado",
    addressConfirmed: true,
    status: "pending",
  });
  await tick(sent.id, needed);
  const approved = await (await decide(sent.id, { status: "approved" })).json();
  expect([approved.vendorId, approved.account]).toEqual([own.vendorId, null]);
  const [row] = await db().select().from(vendor).where(eq(vendor.id, own.vendorId));
  expect(row).toMatchObject({
    businessName: "Ya Registrado",
    services: ["Tinacos y cisternas"],
    phone: "+18095550107",
    ...{ speaksEnglish: true, speaksSpanish: true, yearsInBusiness: new Date().getFullYear() - 2012 },
    businessHours: { monday: "8:00 AM - 6:00 PM" },
    status: "approved",
    yearEstablished: 2012,
  });
  const headers = { Authorization: `Bearer ${session.token}` };
  expect((await site.send("GET", `/api/vendor/profile/${own.vendorId}`, { headers })).status).toBe(200);
});

test("who registered first under somebody's address does not get their badge", async () => {
  const squatter = await registerVendor(site, { businessName: "Estafa SRL", description: "Pay me first." });
  const sent = await apply({ email: squatter.email, businessName: "Taller Honrado" });
  expect((await (await staff("GET", `/${sent.id}`)).json()).account).toMatchObject({
    addressConfirmed: false,
  });
  await tick(sent.id, needed);
  const { vendorId } = await (await decide(sent.id, { status: "approved" })).json();
  const shown = await site.json("GET", `/api/vendors/${vendorId}`);
  expect([shown.businessName, shown.description]).toEqual(["Taller Honrado", sent.serviceDescriptionEnglish]);
  const theirs = await site.send("GET", `/api/vendor/profile/${vendorId}`, { headers: squatter.headers });
  expect(theirs.status).toBe(401);
  const back = { email: squatter.email, password: squatter.password };
  expect((await site.send("POST", "/api/vendor/login", { body: back })).status).toBe(401);
  expect((await lettersTo(sent.email)).at(-1)?.letter).toBe("application_approved");
});

test("a second badge on one account is refused", async () => {
  const first = await apply();
  await tick(first.id, needed);
  await decide(first.id, { status: "approved" });
  const second = await apply({ email: first.email, businessName: "Segundo Negocio" });
  await tick(second.id, needed);
  const refused = await decide(second.id, { status: "approved" });
  expect([refused.status, (await refused.json()).fields.checks]).toEqual([
    400,
    expect.stringMatching(/badge/),
  ]);
});

test("two applications of one address approved at once: one is, the other is told", async () => {
  const email = newApplication().email;
  const both = [await apply({ email }), await apply({ email })];
  for (const { id } of both) await tick(id, needed);
  const answers = await Promise.all(both.map(({ id }) => decide(id, { status: "approved" })));
  expect(answers.map((answer) => answer.status).filter((status) => status === 200)).toHaveLength(1);
  expect(answers.map((answer) => answer.status).filter((status) => status >= 500)).toEqual([]);
});

test("what was declined is not approved at a stroke, and its checks stay as they were", async () => {
  const sent = await apply();
  await tick(sent.id, needed);
  await decide(sent.id, { status: "declined", note: "No." });
  expect((await decide(sent.id, { status: "approved" })).status).toBe(409);
  expect((await tick(sent.id, [])).status).toBe(409);
  expect((await decide(sent.id, { status: "in_review" })).status).toBe(200);
});

test("as long as one of the needed checks is not done, nobody is approved", async () => {
  for (const missing of needed) {
    const sent = await apply();
    await tick(
      sent.id,
      needed.filter((check) => check !== missing),
    );
    const refused = await decide(sent.id, { status: "approved" });
    expect([missing, refused.status, Object.keys((await refused.json()).fields)]).toEqual([
      missing,
      400,
      ["checks"],
    ]);
  }
});

test("a held application is released: its letters go out, once", async () => {
  const sent = await apply({ trap: "x" });
  expect((await staff("POST", `/${sent.id}/release`)).status).toBe(200);
  expect((await (await staff("POST", `/${sent.id}/release`)).json()).heldReason).toBeNull();
  expect((await lettersTo(sent.email)).map((one) => one.letter)).toEqual(["application_receipt"]);
});

test("the application's history tells of reveals, checks and decisions, without the notes", async () => {
  const sent = await apply();
  await staff("POST", `/${sent.id}/reveal`, { field: "taxId" });
  await tick(sent.id, ["identity"]);
  await decide(sent.id, { status: "declined", note: "canary-note" });
  const history = await (await staff("GET", `/${sent.id}/history`)).json();
  expect(history.map((one: { act: string }) => one.act)).toEqual([
    "application.status",
    "application.checks",
    "application.reveal",
  ]);
  expect(JSON.stringify(history)).not.toContain("canary-note");
});

test("an application is no way round a suspension", async () => {
  const own = await registerVendor(site);
  await site.send("PATCH", `/api/admin/vendors/${own.vendorId}/status`, {
    body: { status: "suspended", reason: "Clientes sin respuesta." },
    staff: true,
  });
  const sent = await apply({ email: own.email });
  await tick(sent.id, needed);
  const refused = await decide(sent.id, { status: "approved" });
  expect([refused.status, (await refused.json()).fields.checks]).toEqual([
    400,
    expect.stringMatching(/suspended/),
  ]);
  const [row] = await db().select().from(vendor).where(eq(vendor.id, own.vendorId));
  expect([row?.status, row?.verifiedAt]).toEqual(["suspended", null]);
});

test("two who decide at once: one does, the other is told", async () => {
  const sent = await apply();
  const note = "No por ahora.";
  const both = await Promise.all(
    ["declined", "changes_requested"].map((status) => decide(sent.id, { status, from: "in_review", note })),
  );
  expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 409]);
});

test("a robot's application is held: the receipt goes out, staff are not written to", async () => {
  const sent = await apply({ trap: "http://spam.example" });
  expect(sent.row?.heldReason).toBe("trap");
  expect((await lettersTo(sent.email)).map(({ letter }) => letter)).toEqual(["application_receipt"]);
  expect(await db().$count(outbox, eq(outbox.effect, `application-notice:${sent.row?.id}`))).toBe(0);
});

test("nothing that was told in confidence stands in any answer to the public", async () => {
  const canaries = {
    email: "canary-mail@example.com",
    primaryPhone: "809-777-0001",
    secondaryPhone: "809-777-0002",
    streetAddress: "canary-street 9",
    website: "https://canary-site.example",
    taxId: "canary-rnc-1",
    ownerIdNumber: "canary-cedula-1",
    businessRegistrationNumber: "canary-registry",
    priceRange: "canary-price",
    insuranceProvider: "canary-insurer",
    insurancePolicyNumber: "canary-policy",
    clientReferences: "canary-client",
    businessReferences: "canary-business",
    bankName: "canary-bank",
    emergencyContactName: "canary-aunt",
    emergencyContactPhone: "809-777-0003",
    emergencyContactRelation: "canary-kin",
    equipmentOwned: "canary-truck",
  };
  const sent = await apply({ ...canaries, businessName: "Taller Confidencia" });
  await tick(sent.id, needed);
  const { vendorId } = await (await decide(sent.id, { status: "approved" })).json();
  const open = calls.filter((one) => one.method === "GET" && one.caller === "anyone");
  const paths = open.flatMap(({ path }) => [
    path.replace(":token", sent.token).replace(/:\w+/g, String(vendorId)),
    ...(path === "/api/vendors" ? [`${path}?search=confidencia`, `${path}?limit=100`] : []),
  ]);
  const answers = await Promise.all(paths.map(async (path) => (await site.send("GET", path)).text()));
  expect(answers.join()).toContain("Taller Confidencia");
  for (const [at, text] of answers.entries())
    expect([paths[at], /canary|777000/.exec(text)?.[0]]).toEqual([paths[at], undefined]);
});

test("an unknown link shows nothing", async () => {
  expect((await site.send("GET", "/api/vendor-applications/unknown")).status).toBe(404);
});

test("staff find an application by its owner, accents aside, and by a phone number that is not sealed", async () => {
  const { id } = await apply({
    ownerFirstName: "José",
    ownerLastName: "Núñez",
    secondaryPhone: jose.phone,
    emergencyContactPhone: "829-555-0199",
  });
  await expectFound(site, "/api/admin/vendor-applications", id, { phone: true });
});
