import { deliveredOperator } from "#platform/config/operator-defaults.ts";

const { claims, supportPhone, hotline, staffEmail, staffLocale, chatHours } = deliveredOperator;
const none = { metaPhoneId: null, metaToken: null, metaAppSecret: null, metaVerifyToken: null };

/** A first change of each section of the settings, that changes nothing of what other tests look at. */
export const settingBodies: [start: string, body: object][] = [
  ["/api/admin/setup/put-off", { item: "ai", isPutOff: true }],
  ["/api/admin/setup/try-whatsapp", { phone: "+18095550142" }],
  [
    "/api/admin/setup/settings/firm",
    {
      ...{ version: 0, supportPhone, hotline, staffEmail, staffLocale },
      ...{ "company.name": "a", "company.registration": "a", "legal.address": "a" },
      people: [{ name: "a", role: { en: "a", es: "a" } }],
    },
  ],
  ["/api/admin/setup/settings/hours", { version: 0, chatHours: { ...chatHours, closed: ["2031-12-25"] } }],
  ["/api/admin/setup/settings/access", { version: 0, secondStep: "optional" }],
  [
    "/api/admin/setup/settings/claims",
    {
      version: 0,
      "claims.home.relocations": claims.home.relocations,
      "claims.home.successRate": claims.home.successRate,
      "claims.home.support": claims.home.support,
      "claims.community.members": claims.community.members,
      "claims.community.cities": claims.community.cities,
      "claims.safety.support": claims.safety.support,
      "claims.safety.safetyRecord": claims.safety.safetyRecord,
      "claims.safety.relocations": "501",
      "claims.proved": ["home.relocations"],
    },
  ],
  [
    "/api/admin/setup/settings/legal",
    {
      version: 0,
      "legal.effectiveDate": "a",
      "legal.governingState": "a",
      "legal.county": "a",
      "legal.supportContact": "a",
    },
  ],
  [
    "/api/admin/setup/settings/mail",
    {
      ...{ version: 0, mailFrom: "Arribo <a@arribo.example>", smtpHost: null, smtpPort: 587 },
      ...{ smtpSecurity: "starttls", smtpUser: null, smtpPassword: null },
    },
  ],
  [
    "/api/admin/setup/settings/whatsapp",
    {
      ...{ version: 0, whatsappProvider: "none", ...none, twilioAccountSid: null, twilioAuthToken: null },
      ...{ twilioFrom: null, twilioTemplates: { job_offer: {} } },
    },
  ],
];
