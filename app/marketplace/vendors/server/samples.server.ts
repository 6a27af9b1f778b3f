import { z } from "zod";
import { db } from "#platform/database/pool.server.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { businessHours } from "../contract.ts";
import { locations } from "../rules/locations.ts";
import { vendor } from "../schema.server.ts";
import { indexVendors } from "../search/index-vendors.server.ts";
import {
  businessTypes,
  furtherLanguages,
  priceRanges,
  vendorCategories,
  verificationChecks,
} from "../values.ts";
import { sampleGallery, seedGalleries } from "./gallery-samples.server.ts";
import samples from "./samples.json" with { type: "json" };

/** Days off: so many days, the first one so many days after the samples are written. */
const closure = z.object({ inDays: z.number().int(), days: z.number().int().min(1), words: z.string() });

const sample = z.object({
  businessName: z.string(),
  businessNameEnglish: z.string(),
  contactName: z.string(),
  email: z.email(),
  phone: z.string(),
  category: z.enum(vendorCategories),
  subCategories: z.array(z.string()),
  location: z.enum(locations),
  serviceAreas: z.array(z.string()).default([]),
  address: z.string(),
  description: z.string(),
  descriptionSpanish: z.string(),
  typicalJob: z.string().default(""),
  typicalJobSpanish: z.string().default(""),
  services: z.array(z.string()),
  priceRange: z.enum(priceRanges),
  website: z.string(),
  speaksEnglish: z.boolean(),
  speaksSpanish: z.boolean(),
  otherLanguages: z.array(z.enum(furtherLanguages)).default([]),
  businessHours,
  closures: z.array(closure).default([]),
  certifications: z.string(),
  yearsInBusiness: z.number().int(),
  businessType: z.enum(businessTypes),
  yearEstablished: z.number().int(),
  smokes: z.boolean(),
  hasTransportation: z.boolean(),
  availableDates: z.array(z.string()),
  availableTimes: z.string(),
  checks: z.array(z.enum(verificationChecks)),
  gallery: sampleGallery.default([]),
});

const dayMs = 24 * 3_600_000;

/** @returns the number of sample vendors written; 0 where there are vendors */
export async function seedVendors(now: Date): Promise<number> {
  if ((await db().$count(vendor)) > 0) return 0;
  const rows = interleave(z.array(sample).parse(samples));
  await db().transaction(async (tx) => {
    const inserted = await tx
      .insert(vendor)
      .values(
        rows.map(({ checks, gallery: _, ...row }, index) => {
          const createdAt = new Date(now.getTime() - (index * 7 + 560) * dayMs);
          const verified = checks.length > 0 && {
            verifiedAt: new Date(now.getTime() - (index * 3 + 5) * dayMs),
            verifiedBy: "Arribo",
          };
          return {
            ...row,
            ...verified,
            closures: row.closures.map((one) => daysOff(one, now)),
            verifiedChecks: checks,
            locale: "es" as const,
            status: "approved" as const,
            isSample: true,
            createdAt,
            updatedAt: createdAt,
          };
        }),
      )
      .returning({ id: vendor.id });
    const galleries = inserted.map(({ id }, index) => ({
      vendorId: id,
      pictures: rows[index]?.gallery ?? [],
    }));
    await seedGalleries(tx, galleries, now);
    await indexVendors(
      tx,
      inserted.map(({ id }) => id),
    );
  });
  return rows.length;
}

function daysOff({ inDays, days, words }: z.infer<typeof closure>, now: Date) {
  const dayIn = (count: number) => todayInSantoDomingo(new Date(now.getTime() + count * dayMs));
  return { day: dayIn(inDays), until: dayIn(inDays + days - 1), words };
}

/** The file is sorted by category; 17 is coprime to the number of rows. */
function interleave<T>(rows: readonly T[]): T[] {
  return rows.flatMap((_, index) => rows[(index * 17) % rows.length] ?? []);
}
