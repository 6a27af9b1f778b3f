import { z } from "zod";

const unset = z.string().trim().min(1).max(300).nullable();

/**
 * What the company that runs Arribo fills in: `operator.json` (RULINGS 25, 26). Legal values left `null`
 * show as placeholders; the claims are the figures each page boasts with.
 */
export const operatorSchema = z.strictObject({
  legal: z.strictObject({
    effectiveDate: unset,
    governingState: unset,
    county: unset,
    supportContact: unset,
    address: unset,
  }),
  /** Where news for staff is mailed. */
  staffEmail: z.email(),
  staffLocale: z.enum(["en", "es"]),
  supportPhone: z.string().trim().min(3).max(40),
  /** The emergency hotline; while it is a placeholder, the safety page says that nobody answers there. */
  hotline: z.strictObject({ number: z.string().trim().min(3).max(40), isPlaceholder: z.boolean() }),
  /** When the team answers the chat, and urgent bookings: days of the week (0 is Sunday) and whole hours, in Santo Domingo. */
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
  }),
});

export type Operator = z.infer<typeof operatorSchema>;
