import { timestamp } from "drizzle-orm/pg-core";

/** A moment. To the millisecond, as JavaScript's Date has it: a cursor made from a Date must find its row again. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
