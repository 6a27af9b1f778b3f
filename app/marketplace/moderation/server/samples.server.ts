import { db } from "#platform/database/pool.server.ts";
import type { FlagSource } from "../contract.ts";
import { findContacts } from "../detector.ts";
import { flagIncident, report } from "../schema.server.ts";

type Sample = { vendor: string; source: FlagSource; daysAgo: number; text: string; answer?: string };

const dj = "DJ Tambora Eléctrica";

const samples: Sample[] = [
  {
    vendor: dj,
    source: "description",
    daysAgo: 22.7,
    text: "Music for your villa or your beach bar. For last-minute dates call 829-555-0131.",
  },
  {
    vendor: dj,
    source: "descriptionSpanish",
    daysAgo: 22.7,
    text: "Música para tu villa o tu bar de playa. Para fechas de última hora escríbeme por WhatsApp.",
    answer: "Ya lo quité de los dos textos. Pensé que era solo para emergencias.",
  },
  {
    vendor: dj,
    source: "services",
    daysAgo: 2.3,
    text: "DJ para fiestas, con descuento si me pagas directo a mí",
  },
  {
    vendor: "Salón Yanelis Estilo y Color",
    source: "certifications",
    daysAgo: 5.4,
    text: "Curso de color 2023; las fotos del diploma: salonyanelis@example.com",
    answer: "Lo copié de mi tarjeta sin pensar. Ya no está.",
  },
];

type ReportedReview = { subjectId: number; about: string; vendorId: number };

const day = 24 * 3_600_000;

export const reportedSampleVendor = dj;

/**
 * @param vendors ids of the sample vendors by business name
 * @returns the number of rows written; 0 where incidents or reports exist
 */
export async function seedModeration(
  now: Date,
  vendors: ReadonlyMap<string, number>,
  reported: ReportedReview | undefined,
): Promise<number> {
  if ((await db().$count(flagIncident)) + (await db().$count(report)) > 0) return 0;
  const incidents = samples.flatMap(({ vendor, source, daysAgo, text, answer = "" }) => {
    const vendorId = vendors.get(vendor);
    if (vendorId === undefined) return [];
    const createdAt = new Date(now.getTime() - daysAgo * day);
    return findContacts(text).map((finding) => ({
      ...{ vendorId, source, answer, createdAt },
      pattern: finding.pattern,
      details: finding.text,
    }));
  });
  await db().transaction(async (tx) => {
    if (incidents.length > 0) await tx.insert(flagIncident).values(incidents);
    if (reported) await tx.insert(report).values({ ...reported, ...sampleReport(now) });
  });
  return incidents.length + (reported ? 1 : 0);
}

function sampleReport(now: Date) {
  return {
    subject: "review" as const,
    reason: "fake" as const,
    message: "Todo el que estuvo en esa boda sabe que Junior es primo del DJ. ¿Lo pueden revisar?",
    email: "vecina.sosua@example.com",
    locale: "es" as const,
    createdAt: new Date(now.getTime() - 0.8 * day),
  };
}
