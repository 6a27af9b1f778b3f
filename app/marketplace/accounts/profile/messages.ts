import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  lead: {
    en: "What you write here is what visitors see in the directory. Your email, phone, address and website stay with our team.",
    es: "Lo que escribes aquí es lo que se ve en el directorio. Tu correo, teléfono, dirección y sitio web se quedan con nuestro equipo.",
  },
  loading: { en: "Loading your profile…", es: "Cargando tu perfil…" },
  loadFailed: { en: "Failed to fetch profile", es: "No se pudo cargar el perfil" },
  loadAgain: { en: "Try again", es: "Intentar de nuevo" },
  offline: { en: "You seem to be offline.", es: "Parece que no tienes conexión." },
  states: {
    pending: {
      en: "Not in the directory yet: our team reviews each new profile. A complete profile is easier to approve.",
      es: "Aún no está en el directorio: nuestro equipo revisa cada perfil nuevo. Un perfil completo es más fácil de aprobar.",
    },
    approved: {
      en: "In the directory. What you save is visible right away.",
      es: "En el directorio. Lo que guardas se ve de inmediato.",
    },
    suspended: {
      en: "Taken out of the directory for now. Your dashboard says why; you can still edit and save.",
      es: "Fuera del directorio por ahora. Tu panel dice por qué; puedes seguir editando y guardando.",
    },
  },
  publicPage: { en: "Your page in the directory", es: "Tu página en el directorio" },
  whyLink: { en: "Go to your dashboard", es: "Ir al panel" },
  tabsLabel: { en: "Parts of the profile", es: "Partes del perfil" },
  tabs: {
    basic: { en: "Basic Info", es: "Información básica" },
    details: { en: "Business Details", es: "Detalles del negocio" },
    hours: { en: "Business Hours", es: "Horario" },
    services: { en: "Services", es: "Servicios" },
  },
  tabErrors: {
    en: (n: number) => (n === 1 ? "1 field to check" : `${n} fields to check`),
    es: (n: number) => (n === 1 ? "1 campo por revisar" : `${n} campos por revisar`),
  },
  save: { en: "Save Changes", es: "Guardar cambios" },
  saving: { en: "Saving…", es: "Guardando…" },
  unsaved: { en: "Unsaved changes", es: "Cambios sin guardar" },
  saved: { en: "All changes saved", es: "Todo está guardado" },
  savedTitle: { en: "Profile Updated", es: "Perfil actualizado" },
  failedTitle: { en: "Update Failed", es: "No se pudo actualizar" },
  failedText: { en: "Failed to update profile", es: "No se pudo guardar el perfil" },
  restored: { en: "We kept what you hadn’t saved", es: "Recuperamos lo que no habías guardado" },
  kept: { en: "What you wrote is still here.", es: "Lo que escribiste sigue aquí." },
  checkFields: {
    en: (tabs: string) => `Please check the marked fields in: ${tabs}.`,
    es: (tabs: string) => `Revisa los campos marcados en: ${tabs}.`,
  },
  leave: {
    title: { en: "Leave without saving?", es: "¿Salir sin guardar?" },
    text: {
      en: "Your profile has unsaved changes. If you leave now, you will lose them.",
      es: "Tu perfil tiene cambios sin guardar. Si sales ahora, se pierden.",
    },
    stay: { en: "Stay and keep editing", es: "Quedarme y seguir" },
    go: { en: "Leave without saving", es: "Salir sin guardar" },
  },
  preview: {
    open: { en: "Preview", es: "Vista previa" },
    title: { en: "As visitors see it", es: "Así se ve en el directorio" },
    text: {
      en: "This shows what is in the form now, saved or not. We add the reviews and checks.",
      es: "Con lo que está ahora en el formulario, guardado o no. Las reseñas y verificaciones las agregamos nosotros.",
    },
  },
  conflict: {
    title: { en: "The profile was changed elsewhere", es: "El perfil se cambió en otro lugar" },
    text: {
      en: "Since you opened it, another window or our team saved a different version. Nothing is overwritten until you choose.",
      es: "Desde que lo abriste, otra ventana o nuestro equipo guardó una versión distinta. Nada se sobrescribe hasta que elijas.",
    },
    theirs: { en: "Other version", es: "La otra versión" },
    mine: { en: "Yours", es: "La tuya" },
    changedBy: {
      them: { en: "changed there", es: "cambió allí" },
      me: { en: "changed by you", es: "lo cambiaste tú" },
      both: { en: "changed in both", es: "cambió en ambas" },
    },
    takeTheirs: { en: "Use the other version", es: "Usar la otra versión" },
    keepMine: { en: "Keep mine", es: "Conservar la mía" },
    combine: { en: "Keep both changes", es: "Conservar ambos cambios" },
    combineHint: {
      en: "“Keep both changes” takes each field from where it was changed; where both changed one, yours is kept.",
      es: "«Conservar ambos cambios» toma cada campo de donde cambió; si cambió en ambas, queda el tuyo.",
    },
    takenTheirs: {
      en: "The other version is in the form now",
      es: "La otra versión ya está en el formulario",
    },
    empty: { en: "(empty)", es: "(vacío)" },
    yes: { en: "Yes", es: "Sí" },
    no: { en: "No", es: "No" },
  },
});
