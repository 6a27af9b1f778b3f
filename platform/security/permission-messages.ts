import { bilingual } from "#platform/i18n/text.ts";
import { type Permission, permissions, type StaffRole } from "./permissions.ts";

type Text = { en: string; es: string };

const acts: Record<Exclude<Permission, "read" | "work">, Text> = {
  reveal: { en: "see sealed data", es: "ver datos sellados" },
  export: { en: "take data out", es: "sacar datos" },
  erase: { en: "erase a person", es: "borrar a una persona" },
  suspend: { en: "suspend a vendor", es: "suspender a un proveedor" },
  publish: { en: "approve and publish", es: "aprobar y publicar" },
  money: { en: "change prices and sales", es: "cambiar precios y ventas" },
  templates: { en: "change templates", es: "cambiar plantillas" },
  reports: { en: "see the reports", es: "ver los informes" },
  team: { en: "manage the team", es: "administrar el equipo" },
  setup: { en: "change the settings", es: "cambiar la configuración" },
};

const holders: Record<StaffRole, Text> = {
  owner: { en: "the owner", es: "el propietario" },
  manager: { en: "a manager", es: "un gerente" },
  concierge: { en: "a concierge", es: "un concierge" },
  read_only: { en: "a reader", es: "quien solo lee" },
};

/** "Only the owner or a manager can see sealed data.": from the table, so that it stays true. */
function sentence(permission: keyof typeof acts): Text {
  const roles = permissions[permission].map((role) => holders[role]);
  const join = (names: string[], or: string) =>
    names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${or} ${names.at(-1)}`;
  const en = join(
    roles.map((role) => role.en),
    "or",
  );
  const es = join(
    roles.map((role) => role.es),
    "o",
  );
  return {
    en: `Only ${en} can ${acts[permission].en}.`,
    es: `Solo ${es} puede ${acts[permission].es}.`,
  };
}

/** What an act that a role may not do is refused with; also the reason beside a control that is off. */
export const permissionMessages = bilingual({
  read: { en: "You don’t have permission to see this.", es: "No tienes permiso para ver esto." },
  work: {
    en: "Your role can read here, but not change anything.",
    es: "Tu función permite leer aquí, pero no cambiar nada.",
  },
  reveal: sentence("reveal"),
  export: sentence("export"),
  erase: sentence("erase"),
  suspend: sentence("suspend"),
  publish: sentence("publish"),
  money: sentence("money"),
  templates: sentence("templates"),
  reports: sentence("reports"),
  team: sentence("team"),
  setup: sentence("setup"),
});
