import { momentInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { JobFacts } from "./job-facts.ts";

const dayMs = 24 * 3_600_000;

/** How long a job without a day may be given back after it was accepted. */
export const openJobReturnDays = 7;

/**
 * Whether an accepted job may still be given back: its day must not have begun in Santo Domingo; without a day it was
 * accepted less than `openJobReturnDays` ago.
 */
export function mayGiveBack(workDay: string | null, acceptedAt: Date, now: Date): boolean {
  if (workDay === null) return now.getTime() < acceptedAt.getTime() + openJobReturnDays * dayMs;
  return now < new Date(momentInSantoDomingo(workDay, "00:00"));
}

/** From when a job cannot be accepted: its hour, or without one the end of its day; null without a day. */
export function workMoment({ workDay, workTime }: Pick<JobFacts, "workDay" | "workTime">): Date | null {
  if (workDay === null) return null;
  if (workTime !== null) return new Date(momentInSantoDomingo(workDay, workTime));
  return new Date(new Date(momentInSantoDomingo(workDay, "00:00")).getTime() + dayMs);
}

/** For a schema: the hour of the work is not over. */
export const isToCome = (work: Parameters<typeof workMoment>[0]): boolean => {
  const moment = workMoment(work);
  return moment === null || moment > new Date();
};
