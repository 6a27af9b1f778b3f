import { bilingual } from "#platform/i18n/text.ts";

export const buttonMessages = bilingual({
  close: { en: "Close", es: "Cerrar" },
  cancel: { en: "Cancel", es: "Cancelar" },
});
