import { bilingual } from "#platform/i18n/text.ts";

/** What the roles of staff are called on screens. */
export const roleNames = bilingual({
  owner: { en: "Owner", es: "Propietario" },
  manager: { en: "Manager", es: "Gerente" },
  concierge: { en: "Concierge", es: "Concierge" },
  read_only: { en: "Read only", es: "Solo lectura" },
});
