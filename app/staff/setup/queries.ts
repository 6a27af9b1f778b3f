import { api } from "#platform/api-client/api.ts";

/** What the operator still has to do. */
export function setupQueryOptions() {
  return api.query("/api/admin/setup");
}

/** What the owner can change, and what sets it. */
export function settingsQueryOptions() {
  return api.query("/api/admin/setup/settings");
}
