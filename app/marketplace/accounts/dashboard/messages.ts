import { bilingual } from "#platform/i18n/text.ts";

export const dashboardMessages = bilingual({
  title: { en: "Dashboard", es: "Panel" },
  loading: { en: "Loading…", es: "Cargando…" },
  failed: { en: "Your dashboard could not be loaded.", es: "No se pudo cargar tu panel." },
  again: { en: "Try again", es: "Inténtalo de nuevo" },
  status: {
    title: { en: "Where you stand", es: "Cómo va tu cuenta" },
    pending: {
      en: "Next, we review your profile. Until then, visitors can’t see it.",
      es: "Ahora nos toca revisar tu perfil. Hasta entonces los clientes no lo ven.",
    },
    approved: {
      en: "You are in the directory. Customers book you through the concierge.",
      es: "Ya estás en el directorio. Los clientes te reservan por medio del concierge.",
    },
    suspended: {
      en: "Your profile is out of the directory for now. This is why:",
      es: "Por ahora tu perfil está fuera del directorio. Este es el motivo:",
    },
    noReason: { en: "No reason was recorded.", es: "No se anotó ningún motivo." },
    answer: {
      en: "Do you disagree, or is it fixed now? Tell us, and we’ll look at it again.",
      es: "¿No estás de acuerdo o ya está resuelto? Dinos y lo revisamos de nuevo.",
    },
    write: { en: "Write to the concierge", es: "Escribe al concierge" },
    call: { en: (phone: string) => `Or call ${phone}`, es: (phone: string) => `O llama al ${phone}` },
    steps: {
      registered: { en: "You registered", es: "Te registraste" },
      review: { en: "We review your profile", es: "Revisamos tu perfil" },
      reviewDetail: {
        en: "A person does it. The more you fill in, the less we have to ask.",
        es: "Lo hace una persona. Mientras más completo esté, menos tendremos que preguntarte.",
      },
      listed: { en: "You are in the directory", es: "Estás en el directorio" },
      listedDetail: { en: "We’ll write to you when you are.", es: "Te escribimos cuando ya estés." },
    },
    page: { en: "See your page as visitors do", es: "Mira tu página como la ven los clientes" },
  },
  badge: {
    title: { en: "Verified badge", es: "Insignia de verificación" },
    on: { en: "Verified", es: "Verificado" },
    off: { en: "Not verified yet", es: "Aún sin verificar" },
    checked: { en: (when: string) => `Checked on ${when}:`, es: (when: string) => `Comprobado el ${when}:` },
    checkedUndated: { en: "We checked:", es: "Comprobamos:" },
    how: {
      en: "Send the business application: we compare your details with the public records and call your references. It takes us 3-5 business days.",
      es: "Envía la solicitud para empresas: comparamos tus datos con los registros públicos y llamamos a tus referencias. Nos toma de 3 a 5 días laborables.",
    },
    apply: { en: "Business application", es: "Solicitud para empresas" },
  },
  profile: {
    title: { en: "Your profile", es: "Tu perfil" },
    percent: { en: (n: number) => `${n}% complete`, es: (n: number) => `Completo al ${n} %` },
    missing: { en: "Still missing", es: "Falta" },
    complete: {
      en: "Everything is filled in. Check it now and then: hours change.",
      es: "Está completo. Revísalo de vez en cuando: los horarios cambian.",
    },
    edit: { en: "Edit your profile", es: "Edita tu perfil" },
    gaps: {
      phone: { en: "Phone", es: "Teléfono" },
      address: { en: "Address", es: "Dirección" },
      description: { en: "Description in English", es: "Descripción en inglés" },
      descriptionSpanish: { en: "Description in Spanish", es: "Descripción en español" },
      services: { en: "Services", es: "Servicios" },
      businessHours: { en: "Business hours", es: "Horario" },
      personalPhoto: { en: "Your photo", es: "Tu foto" },
      logoUrl: { en: "Logo", es: "Logo" },
    },
  },
  reviews: {
    title: { en: "Rating", es: "Calificación" },
    rating: { en: (of: string) => `${of} out of 5`, es: (of: string) => `${of} de 5` },
    count: {
      en: (n: number) => (n === 1 ? "from 1 review" : `from ${n} reviews`),
      es: (n: number) => (n === 1 ? "de 1 reseña" : `de ${n} reseñas`),
    },
    none: { en: "No reviews yet", es: "Aún no hay reseñas" },
    how: {
      en: "Only customers with a completed booking can write one.",
      es: "Solo pueden escribirlas clientes con una reserva completada.",
    },
  },
  requests: { en: "Requests", es: "Solicitudes" },
  flags: { en: "Flags", es: "Avisos" },
  ownReviews: { en: "Reviews", es: "Reseñas" },
});
