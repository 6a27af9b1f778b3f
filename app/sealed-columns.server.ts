import { sealedLinks } from "#app/notifications/sealed-links.server.ts";
import { sealedApplications } from "#app/vendor-applications/reseal.server.ts";
import { sealedSecondSteps } from "#platform/auth/reseal.server.ts";
import { sealedAnswers } from "#platform/http/idempotency.server.ts";
import type { SealedColumn } from "#platform/reseal.server.ts";

/** Every place where sealed texts lie: what `npm run rotate-key` seals anew. What is missing here stops it at its end. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedApplications,
  sealedLinks,
  sealedAnswers,
  ...sealedSecondSteps,
];
