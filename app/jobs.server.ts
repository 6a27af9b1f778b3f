import { sendOutboxMessage } from "#app/notifications/outbox.server.ts";
import { sendJob } from "#app/notifications/post.server.ts";
import { housekeeping } from "#platform/housekeeping.server.ts";
import type { Job } from "#platform/jobs.server.ts";

/** Every background job. */
export const jobs: readonly Job[] = [{ name: sendJob, run: sendOutboxMessage }, housekeeping];
