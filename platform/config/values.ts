/** The figures of `operator.json` that pages show as the company's claims. */
export const claimNames = [
  "home.relocations",
  "home.successRate",
  "home.support",
  "community.members",
  "community.cities",
  "safety.support",
  "safety.safetyRecord",
  "safety.relocations",
] as const;
export type ClaimName = (typeof claimNames)[number];

/** Whether staff may, or must, sign in with a second step. */
export const secondSteps = ["optional", "required"] as const;
export type SecondStep = (typeof secondSteps)[number];
