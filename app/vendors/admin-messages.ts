import { bilingual } from "#platform/i18n/text.ts";

/** The staff's list of vendors. */
export const messages = bilingual({
  title: { en: "Vendors", es: "Proveedores" },
  lead: {
    en: "Everyone with a vendor account. Only approved ones stand in the directory.",
    es: "Quienes tienen cuenta de proveedor. En el directorio solo aparecen los aprobados.",
  },
  filters: { en: "Filter the vendors", es: "Filtrar los proveedores" },
  search: { en: "Search", es: "Buscar" },
  searchHint: { en: "Name, e-mail, phone, service…", es: "Nombre, correo, teléfono, servicio…" },
  state: { en: "Status", es: "Estado" },
  anyState: { en: "Any", es: "Todos" },
  list: { en: "Vendors", es: "Proveedores" },
  loadFailed: { en: "Failed to load the vendors", es: "No se pudieron cargar los proveedores" },
  empty: { en: "No vendors yet", es: "Aún no hay proveedores" },
  emptyHint: {
    en: "Whoever signs up, or whose application is approved, will appear here.",
    es: "Aquí aparecerá quien se registre o cuya postulación se apruebe.",
  },
  nothingFound: { en: "No vendor fits these filters", es: "Ningún proveedor cumple con estos filtros" },
  nothingFoundHint: {
    en: "Take one away, or search for fewer words.",
    es: "Quita alguno o busca con menos palabras.",
  },
  since: { en: (day: string) => `since ${day}`, es: (day: string) => `desde el ${day}` },
  noServices: { en: "No services listed yet", es: "Aún sin servicios" },
  more: { en: (count: number) => `+${count} more`, es: (count: number) => `+${count} más` },
  mailSubject: { en: "Your profile at Arribo", es: "Tu perfil en Arribo" },
  reasonGiven: { en: "Reason the vendor was told:", es: "Motivo que se le comunicó:" },
  verified: { en: "Verified", es: "Verificado" },
  notVerified: { en: "Not verified", es: "Sin verificar" },
  verifiedBy: {
    en: (who: string, when: string) => `${who}, ${when}`,
    es: (who: string, when: string) => `${who}, ${when}`,
  },
  publicPage: { en: "Public page", es: "Página pública" },
  approve: { en: "Approve", es: "Aprobar" },
  suspend: { en: "Suspend", es: "Suspender" },
  reinstate: { en: "Reinstate", es: "Reincorporar" },
  verify: { en: "Verification", es: "Verificación" },
  error: { en: "Error", es: "Error" },
  changed: { en: "Status updated", es: "Estado actualizado" },
  changedText: {
    en: (name: string, status: string) => `${name}: ${status}. The vendor is told.`,
    es: (name: string, status: string) => `${name}: ${status}. Se le avisa.`,
  },
  changeFailed: { en: "Failed to change the status", es: "No se pudo cambiar el estado" },
  conflict: {
    en: "Somebody else changed it meanwhile. This is how it stands now.",
    es: "Otra persona lo cambió mientras tanto. Así está ahora.",
  },
  suspension: {
    title: { en: (name: string) => `Suspend ${name}?`, es: (name: string) => `¿Suspender a ${name}?` },
    text: {
      en: "The vendor leaves the directory at once and keeps its account. It can be reinstated at any time.",
      es: "Sale del directorio de inmediato y conserva su cuenta. Se puede reincorporar en cualquier momento.",
    },
    reason: { en: "Reason", es: "Motivo" },
    hint: {
      en: (language: string) => `The vendor is told this, word for word. They read ${language}.`,
      es: (language: string) => `Se le comunica tal cual. Lee en ${language}.`,
    },
    reads: { english: { en: "English", es: "inglés" }, spanish: { en: "Spanish", es: "español" } },
    missing: { en: "Write the reason.", es: "Escribe el motivo." },
    working: { en: "Suspending…", es: "Suspendiendo…" },
    cancel: { en: "Cancel", es: "Cancelar" },
    close: { en: "Close", es: "Cerrar" },
  },
  verification: {
    title: {
      en: (name: string) => `What was checked of ${name}`,
      es: (name: string) => `Qué se comprobó de ${name}`,
    },
    text: {
      en: "Visitors see what is ticked here, with today's date. With nothing ticked there is no badge.",
      es: "Los visitantes ven lo que marques aquí, con la fecha de hoy. Sin ninguna marca no hay insignia.",
    },
    checks: { en: "Checked", es: "Comprobado" },
    save: { en: "Save", es: "Guardar" },
    saving: { en: "Saving…", es: "Guardando…" },
    saved: { en: "Verification saved", es: "Verificación guardada" },
    failed: { en: "Failed to save the verification", es: "No se pudo guardar la verificación" },
  },
  history: {
    show: { en: "History", es: "Historial" },
    of: { en: (name: string) => `of ${name}`, es: (name: string) => `de ${name}` },
    registered: { en: "Account made", es: "Cuenta creada" },
    change: {
      en: (from: string, to: string) => `${from} to ${to}`,
      es: (from: string, to: string) => `De ${from} a ${to}`,
    },
    verification: {
      en: (checks: string) => `Checked: ${checks}`,
      es: (checks: string) => `Comprobado: ${checks}`,
    },
    unverified: { en: "Verification taken away", es: "Verificación retirada" },
    by: {
      en: (who: string, when: string) => `${who}, ${when}`,
      es: (who: string, when: string) => `${who}, ${when}`,
    },
    failed: { en: "Failed to load the history", es: "No se pudo cargar el historial" },
    retry: { en: "Try again", es: "Inténtalo de nuevo" },
  },
});
