import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  stars: { en: (rating: number) => `${rating} of 5`, es: (rating: number) => `${rating} de 5` },
  list: {
    title: { en: "Reviews", es: "Reseñas" },
    none: {
      en: "No reviews yet. Only customers who booked through Arribo can write one.",
      es: "Aún no hay reseñas. Solo puede escribirlas quien reservó a través de Arribo.",
    },
    from: {
      en: "Only people whose booking was completed can write one.",
      es: "Solo puede escribirlas quien completó una reserva.",
    },
    sample: { en: "Sample review", es: "Reseña de ejemplo" },
    reply: { en: "Reply from the provider", es: "Respuesta del proveedor" },
    more: { en: "Show more", es: "Mostrar más" },
    loading: { en: "Loading reviews...", es: "Cargando reseñas..." },
    shown: {
      en: (shown: string, total: string) => `${shown} of ${total}`,
      es: (shown: string, total: string) => `${shown} de ${total}`,
    },
    report: { en: "Report", es: "Reportar" },
    by: {
      en: (author: string) => `The review by ${author}`,
      es: (author: string) => `La reseña de ${author}`,
    },
    replyTo: {
      en: (author: string) => `The reply to ${author}`,
      es: (author: string) => `La respuesta a ${author}`,
    },
    reportVendor: { en: "Report this provider", es: "Reportar este perfil" },
  },
  write: {
    title: { en: "Your review", es: "Tu reseña" },
    provider: { en: "Provider", es: "Proveedor" },
    service: { en: "Service", es: "Servicio" },
    signed: { en: "Signed as", es: "Firma" },
    rating: { en: "How was it?", es: "¿Qué tal te fue?" },
    ratings: {
      1: { en: "Poor", es: "Mal" },
      2: { en: "Fair", es: "Regular" },
      3: { en: "Good", es: "Bien" },
      4: { en: "Very good", es: "Muy bien" },
      5: { en: "Excellent", es: "Excelente" },
    },
    ratingMissing: { en: "Choose a rating.", es: "Elige una calificación." },
    text: { en: "In your words", es: "En tus palabras" },
    textHint: {
      en: "What was done, and would you book it again? Leave out phone numbers and addresses.",
      es: "¿Qué hicieron y volverías a reservar? No incluyas teléfonos ni direcciones.",
    },
    count: {
      en: (count: number, most: number) => `${count} of ${most} characters`,
      es: (count: number, most: number) => `${count} de ${most} caracteres`,
    },
    language: { en: "You wrote it in", es: "La escribiste en" },
    note: {
      en: "A person reads your review before it is published. Once it is sent, it cannot be changed.",
      es: "Una persona lee tu reseña antes de publicarla. Después de enviarla no se puede cambiar.",
    },
    send: { en: "Send the review", es: "Enviar la reseña" },
    sending: { en: "Sending…", es: "Enviando…" },
    failed: { en: "Your review could not be sent", es: "No se pudo enviar tu reseña" },
    tryAgain: { en: "Please try again, or call us at", es: "Inténtalo de nuevo o llámanos al" },
  },
  rules: {
    title: { en: "How reviews work here", es: "Cómo funcionan las reseñas" },
    points: {
      en: [
        "Only customers whose booking was completed can write one, once for each booking.",
        "We do not change your words.",
        "The provider can answer once, below your review.",
        "Your last name and contact details stay with us.",
      ],
      es: [
        "Solo puede escribirlas quien completó una reserva, una vez por cada una.",
        "No cambiamos tus palabras.",
        "El proveedor puede responder una vez, debajo de tu reseña.",
        "Tu apellido y tus datos de contacto se quedan con nosotros.",
      ],
    },
  },
  sent: {
    title: { en: "Thank you. We have your review.", es: "Gracias. Recibimos tu reseña." },
    text: {
      en: (author: string) =>
        `A person on our team reads it first. Once published, it appears on the provider's page, signed ${author}`,
      es: (author: string) =>
        `Una persona de nuestro equipo la lee primero. Cuando se publique, aparecerá en la página del proveedor con la firma ${author}`,
    },
    usedTitle: {
      en: "You have already reviewed this booking",
      es: "Ya escribiste una reseña de esta reserva",
    },
    usedText: {
      en: "Thank you. Each booking has one review, and it cannot be changed. If anything still needs attention, call us at",
      es: "Gracias. Cada reserva tiene una sola reseña y no se puede cambiar. Si algo quedó pendiente, llámanos al",
    },
    vendor: { en: "See the provider's page", es: "Ver la página del proveedor" },
  },
});
