/** `npm run proofs` sets it; `npm test` runs the short form of each long proof. */
export const isLong = process.env.PROOFS === "long";
/** How often a test repeats: few rounds in `npm test`, many in `npm run proofs`. */
export const rounds = (short: number, long: number): number => (isLong ? long : short);
