import { expect, test } from "vitest";
import { bookingStatuses } from "#app/clients/bookings/values.ts";
import { contactStates } from "#app/clients/contact/contract.ts";
import { leadStatuses } from "#app/clients/leads/contract.ts";
import { reviewStatuses } from "#app/clients/reviews/contract.ts";
import { pictureKinds, profileUpdate } from "#app/marketplace/accounts/contract.ts";
import { applicationStatuses, sealedFields } from "#app/marketplace/applications/contract.ts";
import { dispatchStatuses } from "#app/marketplace/dispatch/contract.ts";
import { localVendorStatuses } from "#app/marketplace/local-vendors/contract.ts";
import { flagPatterns, flagStates, reportStates } from "#app/marketplace/moderation/contract.ts";
import { vendorStatuses, verificationChecks } from "#app/marketplace/vendors/values.ts";
import { settingNames, settingSections, tryResults } from "#app/staff/setup/values.ts";
import { chatKinds, chatStates } from "#app/support/chat/contract.ts";
import { postStatuses } from "#app/support/community/contract.ts";
import { safetyStatuses } from "#app/support/safety/contract.ts";
import { termUses } from "#app/support/translation/contract.ts";
import { secondSteps } from "#platform/config/values.ts";
import type { AuditSubject } from "./contract.ts";
import { nameValue, valueNames } from "./value-names.ts";

const inSpanish = (value: string, subject: AuditSubject, act = `${subject}.status`) =>
  nameValue(value, { subject, act }, "es");

test.each<[string, readonly string[]]>([
  ["bookings", bookingStatuses],
  ["messages", contactStates],
  ["leads", leadStatuses],
  ["reviews", reviewStatuses],
  ["applications", [...applicationStatuses, ...sealedFields]],
  ["jobs", dispatchStatuses],
  ["local vendors", localVendorStatuses],
  ["strikes and reports", [...flagPatterns, ...flagStates, ...reportStates]],
  ["vendors", [...vendorStatuses, ...verificationChecks, ...pictureKinds]],
  ["profiles", Object.keys(profileUpdate.omit({ version: true, unanswered: true }).shape)],
  ["chats", [...chatStates, ...chatKinds]],
  ["posts", postStatuses],
  ["calls for help", safetyStatuses],
  ["the glossary", termUses],
  ["the setup", [...settingNames, ...settingSections, ...secondSteps, ...tryResults]],
])("what the audit log may hold of %s has a name in both languages", (_of, values) => {
  expect(values.filter((value) => !Object.hasOwn(valueNames, value))).toEqual([]);
});

test("a status agrees with its record in Spanish", () => {
  expect(inSpanish("cancelled", "booking")).toBe("cancelada");
  expect(inSpanish("cancelled", "dispatch")).toBe("cancelado");
  expect(inSpanish("closed", "lead")).toBe("cerrada");
  expect(inSpanish("closed", "safety_request")).toBe("cerrado");
  expect(inSpanish("approved", "vendor_application")).toBe("aprobada");
  expect(inSpanish("approved", "vendor")).toBe("aprobado");
  expect(inSpanish("open", "vendor", "vendor.strike")).toBe("abierta");
});

test("names are listed, somebody's own text stays as it is", () => {
  expect(inSpanish("priceRange services", "vendor")).toBe("Rango de precios, Servicios");
  expect(inSpanish("a new one", "glossary_term")).toBe("a new one");
});
