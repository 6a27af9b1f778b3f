import { parsePageCursor } from "#platform/contract.ts";
import { AppError } from "#platform/errors.ts";

/** A sort value of a row; times are milliseconds since 1970. */
export type CursorValue = string | number;

/** The page after (or before) the row with these sort values. `start` is the time of the first page. */
export type Cursor = {
  direction: "next" | "previous";
  start: Date;
  segment: number;
  values: readonly CursorValue[];
};

/** Not signed: `readCursor` and the list check what comes back. */
export function writeCursor({ direction, start, segment, values }: Cursor): string {
  const parts = [direction === "next" ? "n" : "p", start.getTime(), segment, ...values];
  return Buffer.from(JSON.stringify(parts)).toString("base64url");
}

/** @throws AppError malformed */
export function readCursor(cursor: string | undefined): Cursor | undefined {
  if (cursor === undefined) return undefined;
  const parts = parsePageCursor(cursor);
  if (!parts) throw new AppError("malformed");
  const [direction, start, segment, ...values] = parts;
  return { direction: direction === "n" ? "next" : "previous", start: new Date(start), segment, values };
}
