import { desc, inArray } from "drizzle-orm";
import { copyOf, idsOf, type PersonalData, standsIn, withRows } from "#platform/personal-data.server.ts";
import { localVendor, localVendorPhoto, localVendorStep } from "./table.server.ts";

const letters = [
  "local_vendor_receipt",
  "local_vendor_in_review",
  "local_vendor_approved",
  "local_vendor_declined",
];

export const personalLocalVendors: PersonalData = {
  tables: [localVendor, localVendorStep, localVendorPhoto],
  letters: (id) => letters.map((letter) => `${letter}:${id}`),
  news: ({ id }) => [["new_local_vendor", Number(id)]],
  subject: "local_vendor",
  calls: ["POST /api/dominican-vendors", "POST /api/admin/dominican-vendors/:id/listing"],
  async find(ctx, person) {
    const rows = await ctx.db
      .select()
      .from(localVendor)
      .where(standsIn(person, { emails: [localVendor.email], phones: [localVendor.telefono] }))
      .orderBy(desc(localVendor.id));
    const held = rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      about: row.nombreCompleto,
      data: copyOf(row),
    }));
    const stepped = await withRows(ctx, held, "steps", localVendorStep, localVendorStep.localVendorId);
    return withRows(ctx, stepped, "photos", localVendorPhoto, localVendorPhoto.localVendorId);
  },
  async erase({ db }, held) {
    await db.delete(localVendor).where(inArray(localVendor.id, idsOf(held)));
  },
};
