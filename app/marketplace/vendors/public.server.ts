/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { serviceNameOf } from "./search/service-names.ts";
export { type SearchedService, serviceById, serviceTerms, townIn } from "./search/understand.ts";
export { listVendors, readVendor } from "./server/directory.server.ts";
export { eraseVendor, formerVendor, type VendorReferences } from "./server/erase.server.ts";
export {
  arrangeGallery,
  galleryWithUpload,
  insertGalleryPicture,
  readGalleryPictures,
  removeGalleryPicture,
  requireGalleryRoom,
} from "./server/gallery.server.ts";
export { type VendorRecipient, vendorEmail } from "./server/letters.server.ts";
export { listManagedVendors, vendorStatusJob } from "./server/manage.server.ts";
export { peopleOfVendors } from "./server/people.server.ts";
export {
  deletePicture,
  deletePicturesOf,
  hasTooManyUnapprovedPictures,
  insertPicture,
} from "./server/pictures.server.ts";
export { changeVendor, insertVendor, reindexVendor, updateVendor } from "./server/save.server.ts";
