import { timestamp } from "drizzle-orm/pg-core";

/** Millisecond precision, like JavaScript's Date: a cursor made from a Date must find its row again. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
