import { booking } from "#app/clients/bookings/schema.server.ts";
import { planningCall } from "#app/clients/leads/schema.server.ts";
import { vendorApplication } from "#app/marketplace/applications/schema.server.ts";
import { sealedDrafts } from "#app/marketplace/applications/server/drafts.server.ts";
import { sealedApplications } from "#app/marketplace/applications/server/reseal.server.ts";
import { dispatchOffer } from "#app/marketplace/dispatch/schema.server.ts";
import { sealedLinks } from "#app/staff/outbox/server/sealed-links.server.ts";
import { sealedSetupSecrets } from "#app/staff/setup/server/stored.server.ts";
import { staffInvitation } from "#app/staff/team/schema.server.ts";
import { communityFollow } from "#app/support/community/schema.server.ts";
import { sealedSecondSteps } from "#platform/auth/reseal.server.ts";
import { sealedAnswers } from "#platform/http/calls/idempotency.server.ts";
import { sealedSecrets } from "#platform/security/generated-secret.server.ts";
import { sealedLinkTokens } from "#platform/security/link-token.server.ts";
import type { SealedColumn } from "#platform/security/reseal.server.ts";

const tablesWithLinks = [
  booking,
  planningCall,
  vendorApplication,
  dispatchOffer,
  communityFollow,
  staffInvitation,
];

/** All encrypted columns; `npm run rotate-key` re-encrypts them, and fails at the end if one is missing here. */
export const sealedColumns: readonly SealedColumn[] = [
  ...sealedApplications,
  sealedDrafts,
  ...tablesWithLinks.map(sealedLinkTokens),
  sealedLinks,
  sealedAnswers,
  ...sealedSecondSteps,
  sealedSecrets,
  sealedSetupSecrets,
];
