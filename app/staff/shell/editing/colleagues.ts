import { api } from "#platform/api-client/api.ts";

/** Everybody of the staff, also disabled accounts; read once, and again when the team changes. */
export function colleaguesQueryOptions() {
  return api.query("/api/admin/colleagues");
}
