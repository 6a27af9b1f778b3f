import { z } from "zod";
import { db } from "#platform/database/pool.server.ts";
import { decisions, localVendorStatuses, zones } from "../contract.ts";
import { categoryOf } from "../rules/category.ts";
import { consentText } from "../rules/consent.ts";
import { localVendor, localVendorStep } from "../schema.server.ts";
import samples from "./samples.json" with { type: "json" };

const sample = z.object({
  name: z.string(),
  service: z.string(),
  zone: z.enum(zones),
  phone: z.string().regex(/^\+180955501\d\d$/),
  email: z.email().optional(),
  language: z.enum(["en", "es"]).default("es"),
  whatsapp: z.boolean().default(true),
  registered: z.boolean().nullable(),
  weekend: z.boolean().nullable(),
  travels: z.boolean().nullable(),
  price: z.string(),
  description: z.string(),
  photoUrls: z.string(),
  daysAgo: z.number(),
  steps: z.array(z.object({ daysAgo: z.number(), to: z.enum(decisions), note: z.string() })).default([]),
});
type Sample = z.infer<typeof sample>;

const day = 24 * 3_600_000;

/** Creates sample applications if there are none. @returns how many */
export async function seedLocalVendors(now: Date): Promise<number> {
  if ((await db().$count(localVendor)) > 0) return 0;
  // Sorted by age, so that ids and dates agree.
  const rows = z
    .array(sample)
    .parse(samples)
    .sort((one, other) => other.daysAgo - one.daysAgo);
  await db().transaction(async (tx) => {
    for (const row of rows) {
      const steps = toSteps(row, now);
      const [stored] = await tx
        .insert(localVendor)
        .values(toApplication(row, steps, now))
        .returning({ id: localVendor.id });
      if (!stored) throw new Error("the application was not stored");
      if (steps.length > 0)
        await tx.insert(localVendorStep).values(steps.map((step) => ({ ...step, localVendorId: stored.id })));
    }
  });
  return rows.length;
}

type Step = Omit<typeof localVendorStep.$inferInsert, "localVendorId">;

function toSteps({ steps }: Sample, now: Date): Step[] {
  return steps.map(({ daysAgo, to, note }, index) => ({
    at: new Date(now.getTime() - daysAgo * day),
    by: "Ana (sample)",
    from: steps[index - 1]?.to ?? localVendorStatuses[0],
    to,
    note,
  }));
}

function toApplication(row: Sample, steps: readonly Step[], now: Date): typeof localVendor.$inferInsert {
  const last = steps.at(-1);
  return {
    nombreCompleto: row.name,
    servicioOfrece: row.service,
    zonaUbicacion: row.zone,
    telefono: row.phone,
    tieneNegocioRegistrado: row.registered,
    descripcionServicio: row.description,
    precioPromedio: row.price,
    disponibleFinSemana: row.weekend,
    puedeMoverse: row.travels,
    email: row.email ?? "",
    photoUrls: row.photoUrls,
    whatsappNotifications: row.whatsapp,
    consentText: consentText[row.language],
    serviceCategory: categoryOf(row.service),
    locale: row.language,
    isSample: true,
    createdAt: new Date(now.getTime() - row.daysAgo * day),
    ...(last && {
      status: last.to,
      reviewedAt: last.at,
      reviewedBy: "admin",
      adminNotes: steps.findLast(({ note }) => note !== "")?.note ?? "",
    }),
  };
}
