import type { SettingField, SettingSection, SetupId } from "./values.ts";

/**
 * `where`: what the server's file or environment calls it, or the file in which a developer changes it. `section` and
 * `field`: the form in which the owner does. `to`: the page that shows it, if there is one.
 */
type Place = { where?: string; section?: SettingSection; field?: SettingField; to?: string };

const field = (section: SettingSection, name: SettingField, to?: string): Place => ({
  section,
  field: name,
  ...(to && { to }),
});

export const places: Readonly<Record<SetupId, Place>> = {
  hotline: field("firm", "hotline", "/safety"),
  supportPhone: field("firm", "supportPhone", "/about"),
  staffEmail: field("firm", "staffEmail"),
  "legal.effectiveDate": field("legal", "legal.effectiveDate", "/terms"),
  "legal.governingState": field("legal", "legal.governingState", "/terms"),
  "legal.county": field("legal", "legal.county", "/terms"),
  "legal.supportContact": field("legal", "legal.supportContact", "/terms"),
  "legal.address": field("firm", "legal.address", "/terms"),
  "company.name": field("firm", "company.name", "/about"),
  "company.registration": field("firm", "company.registration", "/about"),
  people: field("firm", "people", "/about"),
  "home.relocations": field("claims", "claims.home.relocations", "/"),
  "home.successRate": field("claims", "claims.home.successRate", "/"),
  "home.support": field("claims", "claims.home.support", "/"),
  "community.members": field("claims", "claims.community.members", "/community"),
  "community.cities": field("claims", "claims.community.cities", "/community"),
  "safety.support": field("claims", "claims.safety.support", "/safety"),
  "safety.safetyRecord": field("claims", "claims.safety.safetyRecord", "/safety"),
  "safety.relocations": field("claims", "claims.safety.relocations", "/safety"),
  vendors: { where: "DEMO_DATA=off", to: "/admin/vendors" },
  posts: { where: "DEMO_DATA=off", to: "/admin/community" },
  partners: { where: "app/site/partners/partners.ts", to: "/partners" },
  publicUrl: { where: "PUBLIC_URL" },
  mail: { ...field("mail", "smtpHost"), to: "/admin/outbox" },
  whatsapp: { ...field("whatsapp", "whatsappProvider"), to: "/admin/outbox" },
  ai: { where: "OPENAI_API_KEY", to: "/ai-chat" },
};

/** The form in which the owner changes it, at its field; null for what only who runs the server can change. */
export function formPath(id: SetupId): string | null {
  const { section, field } = places[id];
  return section ? `/admin/setup?section=${section}#${field}` : null;
}
