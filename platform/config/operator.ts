import { z } from "zod";
import { describeOfficeHours } from "./office-hours.ts";
import { claimNames } from "./values.ts";

const optionalText = z.string().trim().min(1).max(300).nullable();

/** The company's details: `operator.json` (RULINGS 25, 26). Legal values that are `null` show placeholders. */
const operatorFile = z.strictObject({
  legal: z.strictObject({
    effectiveDate: optionalText,
    governingState: optionalText,
    county: optionalText,
    supportContact: optionalText,
    address: optionalText,
  }),
  /** Shown on /about; what is empty is left out there. */
  company: z
    .strictObject({ name: optionalText, registration: optionalText })
    .default({ name: null, registration: null }),
  people: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(80),
        role: z.strictObject({
          en: z.string().trim().min(1).max(120),
          es: z.string().trim().min(1).max(120),
        }),
      }),
    )
    .max(12)
    .default([]),
  /** Receives staff notifications. */
  staffEmail: z.email(),
  staffLocale: z.enum(["en", "es"]),
  supportPhone: z.string().trim().min(3).max(40),
  /** While it is a placeholder, the safety page says that nobody answers there. */
  hotline: z.strictObject({ number: z.string().trim().min(3).max(40), isPlaceholder: z.boolean() }),
  /** Hours in which the team answers chat and urgent bookings: days (0 is Sunday) and whole hours, Santo Domingo. */
  chatHours: z
    .strictObject({
      days: z.array(z.number().int().min(0).max(6)).min(1),
      from: z.number().int().min(0).max(23),
      to: z.number().int().min(1).max(24),
    })
    .default({ days: [1, 2, 3, 4, 5, 6], from: 8, to: 20 }),
  claims: z.strictObject({
    home: z.strictObject({ relocations: z.string(), successRate: z.string(), support: z.string() }),
    community: z.strictObject({ members: z.string(), cities: z.string() }),
    safety: z.strictObject({ support: z.string(), safetyRecord: z.string(), relocations: z.string() }),
    /** Those that the company can prove; the setup page (/admin/setup) lists the others. */
    proved: z.array(z.enum(claimNames)).default([]),
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
