import { customType, timestamp } from "drizzle-orm/pg-core";

/** Millisecond precision, like JavaScript's Date: a cursor made from a Date must find its row again. */
export const timestampColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** Binary content: pictures. */
export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => "bytea" });
