import { eq } from "drizzle-orm";
import { record } from "#app/audit/service.server.ts";
import type { LetterName } from "#app/notifications/contract.ts";
import { accountOf, openAccount, passwordLink } from "#app/vendor-accounts/accounts.server.ts";
import { verificationChecks } from "#app/vendors/contract.ts";
import { forgetCounts } from "#app/vendors/directory.server.ts";
import { learnWords } from "#app/vendors/search.server.ts";
import { vendor } from "#app/vendors/table.server.ts";
import { actorName } from "#platform/context.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { AppError } from "#platform/errors.ts";
import { messages as httpMessages } from "#platform/http/messages.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { placeOf } from "./place-of.ts";
import type { vendorApplication } from "./table.server.ts";

type Row = typeof vendorApplication.$inferSelect;
const day = 24 * 3_600_000;

/**
 * An approved application becomes a vendor in the directory, with the badge and an account whose password a letter's
 * link lets the owner choose. Who registered before under this address gets the badge on the profile they keep.
 * @returns the vendor, and what to write to the owner
 */
export async function makeVendor(
  ctx: Ctx,
  row: Row,
): Promise<{ vendorId: number; letter: LetterName; path: string }> {
  const verified = {
    status: "approved" as const,
    statusReason: "",
    verifiedChecks: verificationChecks.filter((check) => row.checks[check]),
    verifiedAt: ctx.now,
    verifiedBy: actorName(ctx.actor),
    businessType: row.answers.businessType,
    yearEstablished: row.answers.yearEstablished,
    updatedAt: ctx.now,
  };
  forgetCounts();
  const known = await accountOf(ctx, row.email);
  if (known !== null) {
    const before = await takeIn(ctx, known, verified);
    await recordApproval(ctx, known, before, row);
    return { vendorId: known, letter: "vendor_approved", path: "/vendor-dashboard" };
  }
  const profile = profileFrom(row);
  const [made] = await ctx.db
    .insert(vendor)
    .values({ ...profile, ...verified, createdAt: ctx.now })
    .returning({ id: vendor.id });
  if (!made) throw new Error("the vendor was not kept");
  await learnWords(ctx.db, [
    profile.businessName,
    profile.businessNameEnglish,
    profile.contactName,
    ...profile.services,
  ]);
  await openAccount(ctx, made.id, row.email);
  await recordApproval(ctx, made.id, "pending", row);
  const { path } = await passwordLink(ctx, made.id, 14 * day);
  return { vendorId: made.id, letter: "application_approved", path };
}

/** @returns how it stood before. @throws AppError invalid: an application is no way round a suspension */
async function takeIn(ctx: Ctx, id: number, verified: Partial<typeof vendor.$inferInsert>): Promise<string> {
  const [before] = await ctx.db
    .select({ status: vendor.status })
    .from(vendor)
    .where(eq(vendor.id, id))
    .for("update");
  if (before?.status === "suspended") {
    const { vendorSuspended } = inLocale(httpMessages, ctx.locale).fields;
    throw new AppError("invalid", { fields: { checks: vendorSuspended } });
  }
  await ctx.db.update(vendor).set(verified).where(eq(vendor.id, id));
  return before?.status ?? "pending";
}

async function recordApproval(ctx: Ctx, subjectId: number, from: string, { reference }: Row): Promise<void> {
  const detail = { from, to: "approved", application: reference };
  await record(ctx, { act: "vendor.status", subject: "vendor", subjectId, detail });
}

/** What the directory needs, from what was answered; the vendor goes on from there. */
function profileFrom({ answers, ownerName, locale }: Row) {
  const services = answers.servicesOffered
    .split(/[\n,;•]+/)
    .map((one) => one.trim().slice(0, 100))
    .filter(Boolean);
  return {
    businessName: answers.businessName,
    businessNameEnglish: answers.businessNameEnglish,
    contactName: ownerName,
    email: answers.email,
    phone: answers.primaryPhone,
    website: answers.website,
    category: answers.serviceCategory,
    services: [...new Set(services)].slice(0, 30),
    location: placeOf(answers.city, answers.province),
    address: `${answers.streetAddress}, ${answers.city}`.slice(0, 300),
    description: answers.serviceDescriptionEnglish,
    descriptionSpanish: answers.serviceDescription,
    certifications: answers.additionalCertifications.slice(0, 1000),
    yearsInBusiness: Math.max(1, answers.yearsOfExperience),
    speaksEnglish: answers.languages.includes("English"),
    speaksSpanish: answers.languages.includes("Spanish") || answers.languages.length === 0,
    locale,
  };
}
