import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  missing: { en: "The sale is missing.", es: "Falta la venta." },
  add: { en: "Note the sale", es: "Anotar la venta" },
  correct: { en: "Correct the sale", es: "Corregir la venta" },
  of: { en: (name: string) => `of ${name}`, es: (name: string) => `de ${name}` },
  sold: {
    en: (what: string, price: string, day: string) => `Sold: ${what}, ${price}, ${day}`,
    es: (what: string, price: string, day: string) => `Vendido: ${what}, ${price}, ${day}`,
  },
  title: { en: "Sale of a package", es: "Venta de un paquete" },
  package: { en: "Package", es: "Paquete" },
  price: { en: "Price", es: "Precio" },
  priceHint: {
    en: "What was agreed with this customer. The package's own price stands here to begin with.",
    es: "Lo acordado con este cliente. Al principio está el precio del paquete.",
  },
  soldOn: { en: "Sold on", es: "Fecha de la venta" },
  note: { en: "Note", es: "Nota" },
  noteHint: { en: "Only the team reads it.", es: "Solo la lee el equipo." },
  save: { en: "Save the sale", es: "Guardar la venta" },
  saving: { en: "Saving…", es: "Guardando…" },
  saved: { en: "Sale saved", es: "Venta guardada" },
  skip: { en: "Skip for now", es: "Dejarlo para después" },
  skipHint: {
    en: "The lead is converted. Until its sale is noted, Today lists it as missing.",
    es: "La solicitud está convertida. Hasta que se anote su venta, la pantalla Hoy la muestra como pendiente.",
  },
  takeBack: { en: "Take the sale back", es: "Anular la venta" },
  takeBackText: {
    en: "It leaves the report, and the lead is without a sale again. The history keeps it.",
    es: "Sale del informe y la solicitud vuelve a quedar sin venta. El historial la conserva.",
  },
  takenBack: { en: "Sale taken back", es: "Venta anulada" },
  conflict: {
    en: "A colleague has changed this sale or the lead. Close this to see it as it is now.",
    es: "Alguien del equipo cambió esta venta o la solicitud. Cierra esto para verla como está.",
  },
  failed: {
    en: "Nothing was saved. What you typed is still here; please try again.",
    es: "No se guardó nada. Lo que escribiste sigue aquí; inténtalo de nuevo.",
  },
  history: {
    title: { en: "The sale", es: "La venta" },
    noted: {
      en: (what: string, price: string) => `Noted: ${what}, ${price}`,
      es: (what: string, price: string) => `Anotada: ${what}, ${price}`,
    },
    corrected: { en: "Corrected", es: "Corregida" },
    change: {
      en: (from: string, to: string) => `${from} to ${to}`,
      es: (from: string, to: string) => `de ${from} a ${to}`,
    },
    takenBack: { en: "Taken back", es: "Anulada" },
    failed: {
      en: "The sale's history could not be loaded.",
      es: "No se pudo cargar el historial de la venta.",
    },
  },
});
