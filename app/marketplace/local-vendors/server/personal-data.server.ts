import { personalRecords } from "#platform/security/personal-data.server.ts";
import { localVendor, localVendorPhoto, localVendorStep } from "../schema.server.ts";

export const personalLocalVendors = personalRecords({
  table: localVendor,
  emails: [localVendor.email],
  phones: [localVendor.telefono],
  about: ({ nombreCompleto }) => nombreCompleto,
  attached: { steps: localVendorStep.localVendorId, photos: localVendorPhoto.localVendorId },
  letters: [
    "local_vendor_receipt",
    "local_vendor_in_review",
    "local_vendor_approved",
    "local_vendor_declined",
  ],
  news: ["new_local_vendor"],
  subject: "local_vendor",
  calls: ["POST /api/dominican-vendors", "POST /api/admin/dominican-vendors/:id/listing"],
});
