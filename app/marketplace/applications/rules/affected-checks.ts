import type { VerificationCheck } from "#app/marketplace/vendors/contract.ts";
import { verificationChecks } from "#app/marketplace/vendors/values.ts";
import type { FieldName } from "./fields.ts";

const names: FieldName[] = ["ownerFirstName", "ownerLastName", "ownerIdNumber"];

/** The answers that each check looked at. */
const basis: Record<VerificationCheck, readonly FieldName[]> = {
  identity: names,
  registration: [
    ...(["businessName", "businessNameEnglish", "businessType"] as const),
    ...(["businessRegistrationNumber", "taxId", "yearEstablished"] as const),
  ],
  references: ["clientReferences", "businessReferences"],
  address: ["streetAddress", "city", "province", "postalCode"],
  licence: ["businessLicense"],
  insurance: ["insuranceProvider", "insurancePolicyNumber", "bondedInsured"],
  background: names,
};

/** The checks that a change of these answers undoes: the badge vouches for what was looked at. */
export function affectedChecks(changed: readonly FieldName[]): VerificationCheck[] {
  // Another category has other checks.
  if (changed.includes("serviceCategory")) return [...verificationChecks];
  return verificationChecks.filter((check) => basis[check].some((field) => changed.includes(field)));
}
