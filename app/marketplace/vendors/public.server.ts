/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */
export { isOneTypoApart, wordsWithoutOneLetter } from "./search/typos.ts";
export { parseSearch, type SearchedService, serviceById } from "./search/understand.ts";
export { isVocabularyWord } from "./search/vocabulary-words.ts";
export { listVendors, readVendor } from "./server/directory.server.ts";
export { eraseVendor, formerVendor, type VendorReferences } from "./server/erase.server.ts";
export { type VendorRecipient, vendorEmail } from "./server/letters.server.ts";
export { vendorStatusJob } from "./server/manage.server.ts";
export { deletePicture, hasTooManyUnapprovedPictures, insertPicture } from "./server/pictures.server.ts";
export { changeVendor, insertVendor, updateVendor } from "./server/save.server.ts";
