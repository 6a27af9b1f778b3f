import { momentInSantoDomingo } from "#platform/i18n/santo-domingo.ts";

/** Until when an accepted job may be given back: its day must not have begun in Santo Domingo. null: no day is fixed. */
export function giveBackEnds(workDay: string | null): Date | null {
  return workDay ? new Date(momentInSantoDomingo(workDay, "00:00")) : null;
}

/** Whether an accepted job may still be given back. */
export function mayGiveBack(workDay: string | null, now: Date): boolean {
  const ends = giveBackEnds(workDay);
  return ends === null || now < ends;
}
