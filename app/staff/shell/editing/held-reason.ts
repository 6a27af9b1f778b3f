/**
 * The spam hold after a status change by staff. Moving a record on ends it. Refusing the record (close, cancel, decline)
 * keeps it, so that nothing is sent to the address of a suspected robot.
 */
export function heldReasonAfter(
  heldReason: string | null,
  { moved, refused }: { moved: boolean; refused: boolean },
): string | null {
  return moved && !refused ? null : heldReason;
}
