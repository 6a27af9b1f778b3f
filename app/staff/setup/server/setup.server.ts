import { and, countDistinct, eq, notLike } from "drizzle-orm";
import { lead } from "#app/clients/leads/schema.server.ts";
import { vendor } from "#app/marketplace/vendors/schema.server.ts";
import { partners } from "#app/site/partners/partners.ts";
import { communityPost } from "#app/support/community/schema.server.ts";
import { model } from "#platform/ai/model.server.ts";
import { operator } from "#platform/config/operator.server.ts";
import type { Operator } from "#platform/config/operator.ts";
import { siteAddress } from "#platform/config/site.server.ts";
import { type ClaimName, claimNames } from "#platform/config/values.ts";
import type { Ctx, Db } from "#platform/database/pool.server.ts";
import { isMailConfigured } from "#platform/mail/mail.server.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { isWhatsappConfigured } from "#platform/whatsapp/whatsapp.server.ts";
import type { Setup, SetupItem } from "../contract.ts";
import { isFictionalPhone, isReservedAddress } from "../rules/reserved.ts";
import { setupPutOff } from "../schema.server.ts";

const item = (
  id: SetupItem["id"],
  value: string | null = null,
  records: number | null = null,
): SetupItem => ({
  id,
  value,
  records,
  isPutOff: false,
});

/** What is still a placeholder, missing, without proof, a sample or not configured, for staff (RULINGS 47). */
export async function readSetup(ctx: Ctx): Promise<Setup> {
  requireStaff(ctx, "setup");
  const [items, later] = await Promise.all([
    setupItems(ctx.db),
    ctx.db.select({ id: setupPutOff.item }).from(setupPutOff),
  ]);
  const putOff = new Set(later.map(({ id }) => id));
  return { items: items.map((one) => ({ ...one, isPutOff: putOff.has(one.id) })) };
}

/** The same without what was put off, for the operator's `check`. */
export async function setupItems(db: Db): Promise<SetupItem[]> {
  const [claims, samples] = await Promise.all([unprovedClaims(db, operator()), shownSamples(db)]);
  return [...placeholders(operator()), ...missing(operator()), ...claims, ...samples, ...services()];
}

function placeholders({ hotline, supportPhone, staffEmail }: Operator): SetupItem[] {
  return [
    ...(hotline.isPlaceholder ? [item("hotline", hotline.number)] : []),
    ...(isFictionalPhone(supportPhone) ? [item("supportPhone", supportPhone)] : []),
    ...(isReservedAddress(staffEmail) ? [item("staffEmail", staffEmail)] : []),
  ];
}

function missing({ legal, company, people }: Operator): SetupItem[] {
  const unset = (section: string, values: Record<string, string | null>) =>
    Object.entries(values).flatMap(([name, value]) => (value === null ? [`${section}.${name}`] : []));
  const names = [...unset("legal", legal), ...unset("company", company)] as SetupItem["id"][];
  return [...names.map((name) => item(name)), ...(people.length === 0 ? [item("people")] : [])];
}

/** Each with what our records know of it, samples apart; most figures we do not count. */
async function unprovedClaims(db: Db, { claims }: Operator): Promise<SetupItem[]> {
  const unproved = claimNames.filter((name) => !claims.proved.includes(name));
  const converted = () =>
    db.$count(lead, and(eq(lead.status, "converted"), notLike(lead.reference, "SAMPLE-%")));
  const counts: Partial<Record<ClaimName, () => Promise<number>>> = {
    "home.relocations": converted,
    "safety.relocations": converted,
    "community.members": () => countAuthors(db),
    "community.cities": () => countTowns(db),
  };
  return Promise.all(
    unproved.map(async (name) => item(name, claimOf(claims, name), (await counts[name]?.()) ?? null)),
  );
}

function claimOf({ home, community, safety }: Operator["claims"], name: ClaimName): string {
  const figures: Record<ClaimName, string> = {
    "home.relocations": home.relocations,
    "home.successRate": home.successRate,
    "home.support": home.support,
    "community.members": community.members,
    "community.cities": community.cities,
    "safety.support": safety.support,
    "safety.safetyRecord": safety.safetyRecord,
    "safety.relocations": safety.relocations,
  };
  return figures[name];
}

/** Names under which somebody wrote on the board. */
async function countAuthors(db: Db): Promise<number> {
  const [row] = await db
    .select({ authors: countDistinct(communityPost.author) })
    .from(communityPost)
    .where(and(eq(communityPost.status, "visible"), eq(communityPost.isSample, false)));
  return row?.authors ?? 0;
}

/** Towns in which the directory lists somebody. */
async function countTowns(db: Db): Promise<number> {
  const [row] = await db
    .select({ towns: countDistinct(vendor.location) })
    .from(vendor)
    .where(and(eq(vendor.status, "approved"), eq(vendor.isSample, false)));
  return row?.towns ?? 0;
}

/** Samples that visitors see; the partners are part of the program. */
async function shownSamples(db: Db): Promise<SetupItem[]> {
  const [vendors, posts] = await Promise.all([
    db.$count(vendor, and(eq(vendor.status, "approved"), eq(vendor.isSample, true))),
    db.$count(communityPost, and(eq(communityPost.status, "visible"), eq(communityPost.isSample, true))),
  ]);
  const counts = { vendors, posts, partners: partners.length };
  return (["vendors", "posts", "partners"] as const)
    .filter((id) => counts[id] > 0)
    .map((id) => item(id, null, counts[id]));
}

function services(): SetupItem[] {
  const isPublic = siteAddress().startsWith("https:");
  return [
    ...(isPublic ? [] : [item("publicUrl", siteAddress())]),
    ...(isMailConfigured() ? [] : [item("mail")]),
    ...(isWhatsappConfigured() ? [] : [item("whatsapp")]),
    ...(model() ? [] : [item("ai")]),
  ];
}
