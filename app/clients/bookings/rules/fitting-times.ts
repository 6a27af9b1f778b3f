import type { Closure } from "#app/marketplace/vendors/contract.ts";
import { type Availability, planOf } from "#app/marketplace/vendors/rules/availability.ts";
import type { Hours } from "#app/marketplace/vendors/rules/opening-hours.ts";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Urgency } from "../contract.ts";
import { timeSlots } from "../values.ts";
import { responseMs } from "./due.ts";
import { clockOfSlot, preferredMoment } from "./preferred-moment.ts";

type Slot = (typeof timeSlots)[number];
export type SuggestedTime = { preferredDate: string; preferredTime: Slot };

/** Whether a time is within the vendor's hours, or why not; `blocks` and `closure` explain it. */
export type TimeFit = { fit: "works" } | Misfit;
export type Misfit =
  | { fit: "emergencies" | "away" }
  | { fit: "outside"; blocks: readonly Hours[] }
  | { fit: "closure"; closure: Closure };

const dayMs = 86_400_000;
/** Days in which a fitting time is looked for. */
const searchedDays = 60;

/**
 * Whether the vendor works at a time in Santo Domingo, by its own hours. A slot fits if its whole hour does.
 * @param day like "2027-03-31" @param slot "" = the whole day
 */
export function fitOf(vendor: Availability, day: string, slot: Slot | ""): TimeFit {
  const plan = planOf(vendor, day);
  if (plan.day === "closure") return { fit: "closure", closure: plan.closure };
  if (plan.day !== "works") return { fit: plan.day };
  const { blocks } = plan;
  if (blocks === null || slot === "" || blocks.some((block) => holds(block, slot))) return { fit: "works" };
  return { fit: "outside", blocks };
}

function holds({ opens, closes }: Hours, slot: Slot): boolean {
  const start = minutesOf(clockOfSlot(slot));
  // "Open 24 hours" closes at 23:59.
  return minutesOf(opens) <= start && start + 60 <= minutesOf(closes) + 1;
}

function minutesOf(clock: string): number {
  const [hour, minute] = clock.split(":");
  return Number(hour) * 60 + Number(minute);
}

/** The slots of a day that fit the vendor and begin at or after `from`. */
function fittingSlots(vendor: Availability, day: string, from: number): Slot[] {
  return timeSlots.filter(
    (slot) => Date.parse(preferredMoment(day, slot)) >= from && fitOf(vendor, day, slot).fit === "works",
  );
}

function* fittingDays(vendor: Availability, from: number) {
  for (let ahead = 0; ahead < searchedDays; ahead += 1) {
    const day = todayInSantoDomingo(new Date(from + ahead * dayMs));
    const slots = fittingSlots(vendor, day, from);
    if (slots.length > 0) yield { day, slots };
  }
}

/**
 * The first times that fit the vendor's hours, after the time in which the customer is contacted (2, 8 or 24 hours):
 * two a day, or all of one day for "asap". @returns at most `count`, none where the vendor does not work for 60 days
 */
export function suggestTimes(vendor: Availability, urgency: Urgency, now: Date, count = 6): SuggestedTime[] {
  const found: SuggestedTime[] = [];
  for (const { day, slots } of fittingDays(vendor, now.getTime() + responseMs[urgency])) {
    const chosen = urgency === "asap" ? slots : firstAndMiddle(slots);
    found.push(...chosen.map((slot) => ({ preferredDate: day, preferredTime: slot })));
    if (found.length >= count || urgency === "asap") break;
  }
  return found.slice(0, count);
}

/** A morning and an afternoon, where the day has both. */
function firstAndMiddle(slots: readonly Slot[]): Slot[] {
  const [first] = slots;
  const middle = slots[Math.ceil(slots.length / 2)];
  return [first, middle].filter(
    (slot, index, all) => slot !== undefined && all.indexOf(slot) === index,
  ) as Slot[];
}

/**
 * The latest day of an "asap" request ("same day"): today, or the next day on which the vendor works if nothing of today
 * is left in two hours. @returns a day like "2027-03-31"; tomorrow where the vendor does not work for 60 days
 */
export function latestAsapDay(vendor: Availability, now: Date): string {
  const [first] = fittingDays(vendor, now.getTime() + responseMs.asap);
  return first?.day ?? todayInSantoDomingo(new Date(now.getTime() + dayMs));
}
