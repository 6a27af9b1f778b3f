import { z } from "zod";
import { verificationChecks } from "#app/marketplace/vendors/values.ts";
import { db } from "#platform/database/pool.server.ts";
import { newLinkToken } from "#platform/security/link-token.server.ts";
import { newApplication } from "../contract.ts";
import { vendorApplicationStep as step, vendorApplication } from "../schema.server.ts";
import { toColumns } from "./create.server.ts";
import samples from "./samples.json" with { type: "json" };

const sample = z.object({
  daysAgo: z.number(),
  locale: z.enum(["en", "es"]),
  ticked: z.array(z.enum(verificationChecks)),
  steps: z.array(z.object({ daysAgo: z.number(), note: z.string() })),
  answers: newApplication.omit({ trap: true, elapsed: true }),
});
type Sample = z.infer<typeof sample>;

const day = 24 * 3_600_000;
const staff = "Ana (sample)";

/** Creates sample applications if there are none, with sealed secrets. @returns how many */
export async function seedApplications(now: Date): Promise<number> {
  if ((await db().$count(vendorApplication)) > 0) return 0;
  const rows = z.array(sample).parse(samples);
  await db().transaction(async (tx) => {
    for (const [index, row] of rows.entries()) {
      const [stored] = await tx
        .insert(vendorApplication)
        .values(toRow(row, `SAMPLE-${String(index + 1).padStart(3, "0")}`, now))
        .returning({ id: vendorApplication.id });
      if (!stored) throw new Error("the application was not stored");
      const requests = row.steps.map(({ daysAgo, note }) => ({
        applicationId: stored.id,
        at: new Date(now.getTime() - daysAgo * day),
        by: staff,
        from: "in_review" as const,
        to: "changes_requested" as const,
        note,
      }));
      if (requests.length > 0) await tx.insert(step).values(requests);
    }
  });
  return rows.length;
}

function toRow({ answers, ticked, steps, locale, daysAgo }: Sample, reference: string, now: Date) {
  const createdAt = new Date(now.getTime() - daysAgo * day);
  const tick = { at: new Date(createdAt.getTime() + day).toISOString(), by: staff };
  return {
    ...toColumns(answers, reference),
    ...newLinkToken().stored,
    status: steps.length > 0 ? ("changes_requested" as const) : ("in_review" as const),
    checks: Object.fromEntries(ticked.map((check) => [check, tick])),
    locale,
    createdAt,
  };
}
