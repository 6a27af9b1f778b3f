import { DatabaseError } from "pg";

/** @returns whether PostgreSQL refused the statement because another row has the same unique value */
export function isUniqueViolation(error: unknown): boolean {
  if (error instanceof DatabaseError) return error.code === "23505";
  return error instanceof Error && isUniqueViolation(error.cause);
}
