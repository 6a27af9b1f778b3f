import type { SetupId } from "./values.ts";

/** `where`: the setting or file in which it is changed. `to`: the page that shows it, if there is one. */
type Place = { where: string; to?: string };

const inOperatorFile = (key: string, to?: string): Place => ({
  where: `operator.json: ${key}`,
  ...(to && { to }),
});
const claim = (key: string, to: string) => inOperatorFile(`claims.${key}, claims.proved`, to);

export const places: Readonly<Record<SetupId, Place>> = {
  hotline: inOperatorFile("hotline.number, hotline.isPlaceholder", "/safety"),
  supportPhone: inOperatorFile("supportPhone", "/about"),
  staffEmail: inOperatorFile("staffEmail"),
  "legal.effectiveDate": inOperatorFile("legal.effectiveDate", "/terms"),
  "legal.governingState": inOperatorFile("legal.governingState", "/terms"),
  "legal.county": inOperatorFile("legal.county", "/terms"),
  "legal.supportContact": inOperatorFile("legal.supportContact", "/terms"),
  "legal.address": inOperatorFile("legal.address", "/terms"),
  "company.name": inOperatorFile("company.name", "/about"),
  "company.registration": inOperatorFile("company.registration", "/about"),
  people: inOperatorFile("people", "/about"),
  "home.relocations": claim("home.relocations", "/"),
  "home.successRate": claim("home.successRate", "/"),
  "home.support": claim("home.support", "/"),
  "community.members": claim("community.members", "/community"),
  "community.cities": claim("community.cities", "/community"),
  "safety.support": claim("safety.support", "/safety"),
  "safety.safetyRecord": claim("safety.safetyRecord", "/safety"),
  "safety.relocations": claim("safety.relocations", "/safety"),
  vendors: { where: "DEMO_DATA=off", to: "/admin/vendors" },
  posts: { where: "DEMO_DATA=off", to: "/admin/community" },
  partners: { where: "app/site/partners/partners.ts", to: "/partners" },
  publicUrl: { where: "PUBLIC_URL" },
  mail: { where: "SMTP_URL, MAIL_FROM", to: "/admin/outbox" },
  whatsapp: { where: "META_WHATSAPP_TOKEN / TWILIO_ACCOUNT_SID", to: "/admin/outbox" },
  ai: { where: "OPENAI_API_KEY", to: "/ai-chat" },
};
