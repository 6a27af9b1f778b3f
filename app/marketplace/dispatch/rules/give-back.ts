import { momentInSantoDomingo } from "#platform/i18n/santo-domingo.ts";

/** Whether an accepted job may still be given back: its day, if one is fixed, must not have begun in Santo Domingo. */
export function mayGiveBack(workDay: string | null, now: Date): boolean {
  return workDay === null || now < new Date(momentInSantoDomingo(workDay, "00:00"));
}
