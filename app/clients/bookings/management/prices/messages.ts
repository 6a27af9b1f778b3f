import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Prices", es: "Precios" },
  hint: { en: "Only the team sees them.", es: "Solo los ve el equipo." },
  none: { en: "Nothing noted yet.", es: "Todavía no hay nada anotado." },
  edit: { en: "Note the prices", es: "Anotar los precios" },
  change: { en: "Change the prices", es: "Cambiar los precios" },
  estimated: { en: "Estimated", es: "Estimado" },
  agreed: { en: "Agreed price", es: "Precio acordado" },
  final: { en: "Final price", es: "Precio final" },
  finalHint: { en: "What the work cost in the end.", es: "Lo que costó el trabajo al final." },
  commission: { en: "Our commission", es: "Nuestra comisión" },
  commissionHint: {
    en: "A percentage of the final price (of the agreed one until then), or an amount.",
    es: "Un porcentaje del precio final (del acordado mientras tanto) o un monto.",
  },
  unitOf: { en: "Percent or currency", es: "Porcentaje o moneda" },
  percent: { en: "percent", es: "por ciento" },
  rate: {
    en: (percent: string, amount: string) => `${amount} (${percent}%)`,
    es: (percent: string, amount: string) => `${amount} (${percent} %)`,
  },
  paidOn: { en: "Commission paid on", es: "Comisión pagada el" },
  paidHint: { en: "Blank until the vendor has paid it.", es: "En blanco hasta que el proveedor la pague." },
  notPaid: { en: "not paid yet", es: "sin pagar todavía" },
  save: { en: "Save the prices", es: "Guardar los precios" },
  saving: { en: "Saving…", es: "Guardando…" },
  saved: { en: "Prices saved", es: "Precios guardados" },
  conflict: {
    en: "A colleague has changed this booking. Close this form to see it, then enter your prices again.",
    es: "Alguien del equipo cambió esta reserva. Cierra este formulario para verla y vuelve a anotar tus precios.",
  },
  failed: {
    en: "The prices were not saved. What you typed is still here; please try again.",
    es: "Los precios no se guardaron. Lo que escribiste sigue aquí; inténtalo de nuevo.",
  },
});
