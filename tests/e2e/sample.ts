import { rounds } from "../rounds.ts";

/** All of a list in `npm run proofs`; in `npm test` one of so many, spread over the list. */
export const sampleOf = <T>(list: readonly T[], oneOf: number): readonly T[] =>
  list.filter((_, index) => index % rounds(oneOf, 1) === 0);
