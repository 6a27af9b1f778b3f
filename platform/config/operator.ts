import { z } from "zod";
import { operatorFields as fields } from "./contract.ts";
import { describeOfficeHours } from "./office-hours.ts";

/** The company's details: `operator.json` (RULINGS 25, 26). Legal values that are `null` show placeholders. */
const operatorFile = z.strictObject({
  legal: z.strictObject({
    effectiveDate: fields["legal.effectiveDate"],
    governingState: fields["legal.governingState"],
    county: fields["legal.county"],
    supportContact: fields["legal.supportContact"],
    address: fields["legal.address"],
  }),
  company: z
    .strictObject({ name: fields["company.name"], registration: fields["company.registration"] })
    .default({ name: null, registration: null }),
  people: fields.people.default([]),
  staffEmail: fields.staffEmail,
  staffLocale: fields.staffLocale,
  supportPhone: fields.supportPhone,
  hotline: fields.hotline,
  chatHours: fields.chatHours.default({ days: [1, 2, 3, 4, 5, 6], from: 8, to: 20, closed: [] }),
  claims: z.strictObject({
    home: z.strictObject({
      relocations: fields["claims.home.relocations"],
      successRate: fields["claims.home.successRate"],
      support: fields["claims.home.support"],
    }),
    community: z.strictObject({
      members: fields["claims.community.members"],
      cities: fields["claims.community.cities"],
    }),
    safety: z.strictObject({
      support: fields["claims.safety.support"],
      safetyRecord: fields["claims.safety.safetyRecord"],
      relocations: fields["claims.safety.relocations"],
    }),
    proved: fields["claims.proved"].default([]),
  }),
});

/** The file, with `officeHours`: the team's hours in words. */
export const operatorSchema = operatorFile.transform((file) => ({
  ...file,
  officeHours: {
    en: describeOfficeHours(file.chatHours, "en"),
    es: describeOfficeHours(file.chatHours, "es"),
  },
}));

export type Operator = z.infer<typeof operatorSchema>;
