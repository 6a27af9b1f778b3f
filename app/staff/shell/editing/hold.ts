/**
 * What becomes of the hold on a record that looked like a robot's when staff change its status. Whoever moves it on has
 * looked at it: the hold ends, so that no clock, list or dispatch passes it over any more. Whoever refuses it (closes,
 * cancels, declines) may do so because it is a robot's: the hold stays, and nothing is written to the address in it.
 * @returns why it is held from then on, or null
 */
export function holdAfter(
  heldReason: string | null,
  { moved, refused }: { moved: boolean; refused: boolean },
): string | null {
  return moved && !refused ? null : heldReason;
}
