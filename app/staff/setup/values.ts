import { claimNames } from "#platform/config/values.ts";

/** What the setup page may list, by group, in its order. */
export const setupGroups = {
  /** In `operator.json`, but not the company's own. */
  placeholders: ["hotline", "supportPhone", "staffEmail"],
  /** Not filled in yet in `operator.json`. */
  missing: [
    "legal.effectiveDate",
    "legal.governingState",
    "legal.county",
    "legal.supportContact",
    "legal.address",
    "company.name",
    "company.registration",
    "people",
  ],
  /** Figures of `operator.json` that are not among its `claims.proved`. */
  claims: claimNames,
  samples: ["vendors", "posts", "partners"],
  /** Not configured. */
  services: ["publicUrl", "mail", "whatsapp", "ai"],
} as const;

export type SetupGroup = keyof typeof setupGroups;
export type SetupId = (typeof setupGroups)[SetupGroup][number];
