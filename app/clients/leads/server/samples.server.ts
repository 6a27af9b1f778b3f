import { eq } from "drizzle-orm";
import type { PackageId } from "#app/site/packages/contract.ts";
import type { RecordSource } from "#app/staff/shell/contract.ts";
import { type Db, db } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { momentInSantoDomingo, todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { LeadStatus } from "../contract.ts";
import { lead, leadStatusChange, sale } from "../schema.server.ts";

type Sample = [
  hoursAgo: number,
  name: string,
  locale: Locale,
  chosen: PackageId | null,
  status: LeadStatus,
  phone: string,
];

const day = 24;
const samples: [Sample, message: string][] = [
  [
    [2, "Marsha and Dale Whitcomb", "en", "royal", "new", "+16145550142"],
    "We are both 61 and plan to move from Columbus to Sosúa next March with our old dog, Biscuit. We would like to rent for a year before we decide anything. What worries us most is health insurance, and whether Biscuit may fly with us in the heat. Could somebody call us in the evening, after six?",
  ],
  [
    [7, "Tomás Echevarría", "es", "explorer", "new", "+13055550187"],
    "Nací en Miami, mis padres son de Santiago. Quiero volver a vivir allá y trabajar a distancia. ¿Me ayudan con la cédula?",
  ],
  [
    [20, "Priya Raman", "en", null, "new", ""],
    "Software developer, my employer lets me work from anywhere. Is the internet in Las Terrenas good enough for video calls all day?",
  ],
  [
    [31, "Gerald Okafor", "en", "elite", "new", "+17135550121"],
    "Family of five, moving in August so that the children start school in time. We need a house in Santo Domingo near a bilingual school.",
  ],
  [
    [2 * day, "Ingrid Solheim", "en", "royal", "contacted", "+14255550166"],
    "Retired nurse. I have been to Cabarete four times and I am ready. Where do I begin?",
  ],
  [
    [3 * day, "Luis Alfredo Pimentel", "es", "royal", "qualified", "+17185550133"],
    "Me jubilo en enero después de treinta años en Nueva York. Quiero llevarme el carro y los muebles.",
  ],
  [
    [5 * day, "Becca Lindqvist", "en", "explorer", "contacted", "+16125550178"],
    "Just me and two suitcases. I want to try Samaná for six months.",
  ],
  [
    [8 * day, "Howard Finch", "en", "elite", "converted", "+12075550119"],
    "We signed last week, thank you Ana. Looking forward to the trip to see the three apartments.",
  ],
  [
    [11 * day, "Camila Restrepo", "es", null, "contacted", "+14075550154"],
    "¿Cuánto tarda la residencia si tengo una pensión de Estados Unidos?",
  ],
  [
    [13 * day, "Odalys Ferreras", "es", "explorer", "qualified", "+19735550111"],
    "Quiero abrir un pequeño salón en Puerto Plata.",
  ],
  [
    [18 * day, "Kenji Watanabe", "en", "royal", "converted", "+18085550199"],
    "Photographer, moving with my partner. Jarabacoa or Constanza, somewhere cool.",
  ],
  [
    [24 * day, "Ruth Abernathy", "en", null, "closed", ""],
    "Thank you, we decided to wait until the grandchildren are older.",
  ],
  [
    [29 * day, "Darnell Brooks", "en", "explorer", "converted", "+14045550172"],
    "Digital nomad, twelve months, Punta Cana or Bávaro.",
  ],
  [
    [36 * day, "Yolanda Cruz", "es", "elite", "qualified", "+17865550128"],
    "Somos seis, con mi suegra. Necesitamos una casa de una sola planta.",
  ],
  [
    [44 * day, "Peter Hallström", "en", "royal", "converted", "+13125550145"],
    "Early retirement. I would like to learn Spanish properly before I arrive.",
  ],
  [
    [52 * day, "Nadia Haddad", "en", "explorer", "closed", "+13135550137"],
    "Found a job in Lisbon after all. Your answers were very helpful!",
  ],
  [
    [61 * day, "Miguel Ángel Brito", "es", "royal", "converted", "+12015550160"],
    "Regreso con mi esposa y dos hijos pequeños.",
  ],
  [
    [70 * day, "Sally Whitehorse", "en", "elite", "converted", "+15055550148"],
    "We are bringing a pottery studio. Yes, the kiln too.",
  ],
];

/** Two of the converted ones; of the others those converted lately show that their sale is missing. */
const sampleSales = [
  { name: "Howard Finch", package: "elite", priceCents: 759_700, currency: "USD", daysAgo: 6 },
  { name: "Kenji Watanabe", package: "royal", priceCents: 29_500_000, currency: "DOP", daysAgo: 14 },
] as const;

/** Some did not use the form, by their place in the list. */
const sources: Partial<Record<number, RecordSource>> = { 4: "phone", 9: "in_person", 15: "whatsapp" };

/** @returns number of rows inserted; 0 if the table is not empty */
export async function seedLeads(now: Date): Promise<number> {
  if ((await db().$count(lead)) > 0) return 0;
  await db().transaction(async (tx) => {
    for (const [index, [sample, message]] of [...samples.entries()].reverse()) {
      const [hoursAgo, name, locale, chosen, status, phone] = sample;
      const createdAt = new Date(now.getTime() - hoursAgo * 3_600_000);
      const answeredAt =
        status === "new" ? null : new Date(createdAt.getTime() + (3 + (index % 5) * 4) * 3_600_000);
      const number = String(index + 1).padStart(3, "0");
      const values = {
        ...{ name, locale, package: chosen, status, phone, message },
        createdAt,
        firstAnsweredAt: answeredAt,
        source: sources[index] ?? ("site" as const),
        reference: `SAMPLE-${number}`,
        email: `sample-${number}@example.com`,
      };
      const [row] = await tx.insert(lead).values(values).returning({ id: lead.id });
      const sold = sampleSales.find((one) => one.name === name);
      if (row && sold) await insertSale(tx, row.id, sold, now);
      if (row && answeredAt) {
        await tx
          .insert(leadStatusChange)
          .values({ leadId: row.id, at: answeredAt, by: "Ana (sample)", from: "new", to: status });
      }
    }
  });
  return samples.length;
}

async function insertSale(
  tx: Db,
  leadId: number,
  { package: sold, priceCents, currency, daysAgo }: (typeof sampleSales)[number],
  now: Date,
): Promise<void> {
  const soldOn = todayInSantoDomingo(new Date(now.getTime() - daysAgo * day * 3_600_000));
  const soldAt = new Date(momentInSantoDomingo(soldOn, "00:00"));
  const what = { package: sold, priceCents, currency };
  await tx.insert(sale).values({ ...what, leadId, soldAt, by: "Ana (sample)", createdAt: now });
  await tx.update(lead).set({ isSold: true }).where(eq(lead.id, leadId));
}
