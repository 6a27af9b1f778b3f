import { booking } from "#app/bookings/table.server.ts";
import { dispatchOffer } from "#app/dispatch/table.server.ts";
import { sealedLinks } from "#app/notifications/sealed-links.server.ts";
import { sealedApplications } from "#app/vendor-applications/reseal.server.ts";
import { vendorApplication } from "#app/vendor-applications/table.server.ts";
import { sealedSecondSteps } from "#platform/auth/reseal.server.ts";
import { sealedSecrets } from "#platform/generated-secret.server.ts";
import { sealedAnswers } from "#platform/http/idempotency.server.ts";
import { sealedLinkTokens } from "#platform/link-token.server.ts";
import type { SealedColumn } from "#platform/reseal.server.ts";

const tablesWithLinks = [booking, vendorApplication, dispatchOffer];

/** Every place where sealed texts lie: what `npm run rotate-key` seals anew. What is missing here stops it at its end. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedApplications,
  ...tablesWithLinks.map(sealedLinkTokens),
  sealedLinks,
  sealedAnswers,
  ...sealedSecondSteps,
  sealedSecrets,
];
