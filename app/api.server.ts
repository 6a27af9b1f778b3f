import { adminCalls } from "#app/admin/api.server.ts";
import { contactCalls } from "#app/contact/api.server.ts";
import { leadCalls } from "#app/leads/api.server.ts";
import { notificationCalls } from "#app/notifications/api.server.ts";
import type { Call } from "#platform/http/call.server.ts";

/** Every call of the API, domain by domain. */
export const calls: readonly Call[] = [...leadCalls, ...contactCalls, ...notificationCalls, ...adminCalls];
