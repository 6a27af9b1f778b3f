import { desc, eq, inArray } from "drizzle-orm";
import {
  idsOf,
  type PersonalData,
  personalRecords,
  toExport,
} from "#platform/security/personal-data.server.ts";
import { dispatch, dispatchOffer } from "../schema.server.ts";
import { offerEffect } from "./offers.server.ts";

const calls = ["POST /api/match-vendors"];

export const personalDispatches = personalRecords({
  table: dispatch,
  texts: [dispatch.description, dispatch.place],
  about: ({ serviceType }) => serviceType,
  news: ["job_accepted", "job_unanswered", "job_returned"],
  subject: "dispatch",
  calls,
});

/** A vendor who gave a job back had accepted it before. */
const newsOf: Record<string, string[]> = {
  accepted: ["job_accepted"],
  returned: ["job_accepted", "job_returned"],
};

/** Offers to the person as a local vendor; the dispatch itself stays, it belongs to somebody else. */
export const personalOffers: PersonalData = {
  tables: [dispatchOffer],
  letters: (id) => [offerEffect({ id: Number(id), turn: 1 })],
  news: ({ data }) => newsOf[String(data.state)]?.map((type) => [type, Number(data.dispatchId)]) ?? [],
  calls,
  async find({ db }, _person, { found }) {
    const rows = await db
      .select({ offer: dispatchOffer, givenOut: dispatch.createdAt })
      .from(dispatchOffer)
      .innerJoin(dispatch, eq(dispatch.id, dispatchOffer.dispatchId))
      .where(inArray(dispatchOffer.localVendorId, idsOf(found.local_vendor)))
      .orderBy(desc(dispatchOffer.id));
    return rows.map(({ offer, givenOut }) => ({
      id: offer.id,
      at: givenOut,
      about: `#${offer.dispatchId}`,
      data: toExport(offer),
    }));
  },
  async erase({ db }, held) {
    await db.delete(dispatchOffer).where(inArray(dispatchOffer.id, idsOf(held)));
  },
};
