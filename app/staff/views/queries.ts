import { api } from "#platform/api-client/api.ts";

const viewsPath = "/api/admin/views";

/** One's own views and the shared ones, of all screens, with their counts. */
export function viewsQueryOptions() {
  return api.listQuery(viewsPath, { limit: 100 });
}
