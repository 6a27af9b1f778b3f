import pLimit from "p-limit";
import { listBookings } from "#app/clients/bookings/public.server.ts";
import { listContactMessages } from "#app/clients/contact/public.server.ts";
import { listLeads } from "#app/clients/leads/public.server.ts";
import { listReviews } from "#app/clients/reviews/public.server.ts";
import { listApplications } from "#app/marketplace/applications/public.server.ts";
import { listLocalVendors } from "#app/marketplace/local-vendors/public.server.ts";
import { listManagedVendors } from "#app/marketplace/vendors/public.server.ts";
import { findPeople } from "#app/staff/people/public.server.ts";
import { listChats } from "#app/support/chat/public.server.ts";
import { messages as chatMessages } from "#app/support/chat/staff-messages.ts";
import { visitorName } from "#app/support/chat/visitor-name.ts";
import { listPosts } from "#app/support/community/public.server.ts";
import { listSafetyRequests } from "#app/support/safety/public.server.ts";
import type { Ctx } from "#platform/database/pool.server.ts";
import { inLocale } from "#platform/i18n/text.ts";
import { requireStaff } from "#platform/security/policy.server.ts";
import { type Found, type FoundKind, foundKinds, mostOfAKind } from "../contract.ts";
import { findNear } from "./near.server.ts";

type Query = { search: string; limit: number };
type Named = Pick<Found, "id" | "name" | "detail">;

/** Each kind by the search of its list, which has its index; the newest first. A person stands once, with their records below. */
const searches: Record<FoundKind, (ctx: Ctx, query: Query) => Promise<Named[]>> = {
  person: findPeople,
  lead: async (ctx, query) =>
    (await listLeads(ctx, query)).items.map(({ id, name, reference, email, phone }) => ({
      ...{ id, name },
      detail: line(reference, email || phone),
    })),
  booking: async (ctx, query) =>
    (await listBookings(ctx, query)).items.map(({ id, customerName, reference, vendorName }) => ({
      ...{ id, name: customerName },
      detail: line(reference, vendorName),
    })),
  chat: async (ctx, query) =>
    (await listChats(ctx, query)).items.map((chat) => ({
      ...{ id: chat.id, name: visitorName(chat, inLocale(chatMessages, ctx.locale).visitor) },
      detail: chat.last.text.slice(0, 80),
    })),
  contact_message: async (ctx, query) =>
    (await listContactMessages(ctx, query)).items.map(({ id, name, subject, email }) => ({
      ...{ id, name },
      detail: line(subject, email),
    })),
  safety_request: async (ctx, query) =>
    (await listSafetyRequests(ctx, query)).items.map(({ id, name, reference }) => ({
      ...{ id, name, detail: reference },
    })),
  vendor: async (ctx, query) =>
    (await listManagedVendors(ctx, query)).items.map(({ id, businessName, location }) => ({
      ...{ id, name: businessName, detail: location },
    })),
  vendor_application: async (ctx, query) =>
    (await listApplications(ctx, query)).items.map(({ id, businessName, reference, ownerName }) => ({
      ...{ id, name: businessName },
      detail: line(reference, ownerName),
    })),
  local_vendor: async (ctx, query) =>
    (await listLocalVendors(ctx, query)).items.map(
      ({ id, nombreCompleto, servicioOfrece, zonaUbicacion }) => ({
        ...{ id, name: nombreCompleto },
        detail: line(servicioOfrece, zonaUbicacion),
      }),
    ),
  review: async (ctx, query) =>
    (await listReviews(ctx, query)).items.map(({ id, vendorName, author }) => ({
      ...{ id, name: vendorName, detail: author },
    })),
  community_post: async (ctx, query) =>
    (await listPosts(ctx, query)).items.map(({ id, title, topicTitle, userId }) => ({
      ...{ id, name: title || topicTitle || userId, detail: userId },
    })),
};

const line = (...parts: string[]) => parts.filter(Boolean).join(" · ");

/** At once, of one search: the other connections are for everybody else. */
const mostAtOnce = 4;

/**
 * People and records of all kinds that a text names, some of each, the newest first; if it names nobody, those with a similar
 * name.
 */
export async function findRecords(ctx: Ctx, { q }: { q?: string | undefined }): Promise<{ found: Found[] }> {
  requireStaff(ctx);
  if (!q) return { found: [] };
  const atOnce = pLimit(mostAtOnce);
  const query = { search: q, limit: mostOfAKind };
  const byKind = await Promise.all(
    foundKinds.map((kind) =>
      atOnce(async () => (await searches[kind](ctx, query)).map((one) => ({ ...one, kind, isNear: false }))),
    ),
  );
  const found = byKind.flat();
  return { found: found.length > 0 ? found : await findNear(ctx, q) };
}
