import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  title: { en: "Offer your service", es: "Ofrece tu servicio" },
  description: {
    en: "Barbers, drivers, carpenters, cleaners: apply to work with Arribo in the Dominican Republic, in three minutes.",
    es: "Barbería, motoconcho, carpintería, limpieza: aplica para trabajar con Arribo en República Dominicana, en tres minutos.",
  },
  language: { en: "Language of this form", es: "Idioma de este formulario" },
  lead: {
    en: "People who move to the island look for someone to cut their hair, drive them around, fix the house or cook. Tell us what you do and where. Once you’re approved, and if you say yes to messages, we’ll let you know when there is work for you.",
    es: "A la isla llega gente que busca quien le corte el pelo, le maneje, le arregle la casa o le cocine. Cuéntanos qué haces y dónde; cuando te aprobemos, y si aceptas los avisos, te escribimos cuando haya trabajo para ti.",
  },
  quick: {
    en: "It takes about three minutes. What you write is saved here, even if the signal drops.",
    es: "Son unos tres minutos. Lo que escribes se guarda aquí, aunque se vaya la señal.",
  },
  marked: {
    en: "Fields with an asterisk * are required. You can leave the rest blank.",
    es: "Lo que tiene asterisco * hace falta. Lo demás lo puedes dejar en blanco.",
  },
  yes: { en: "Yes", es: "Sí" },
  no: { en: "No", es: "No" },
  resumed: {
    text: { en: "We kept what you wrote.", es: "Guardamos lo que escribiste." },
    startOver: { en: "Start over", es: "Empezar de nuevo" },
    sure: { en: "Delete everything you wrote?", es: "¿Borrar todo lo que escribiste?" },
    delete: { en: "Yes, delete it", es: "Sí, borrar" },
    keep: { en: "No, keep it", es: "No, déjalo" },
  },
  you: {
    title: { en: "Who you are", es: "Quién eres" },
    name: { en: "Full name", es: "Nombre completo" },
    phone: { en: "Phone / WhatsApp", es: "Teléfono / WhatsApp" },
    phoneHint: {
      en: "With its area code, like 809 555 0100.",
      es: "Con su código de área, como 809 555 0100.",
    },
    phoneRefused: {
      en: "Enter a phone number of 7 to 15 digits, with its area code and no other words.",
      es: "Escribe un teléfono de 7 a 15 dígitos, con su código de área y sin otras palabras.",
    },
    phoneOdd: {
      en: "This does not look like a Dominican number (809, 829 or 849, ten digits). If it is from abroad, start with + and the country code. If it is right, leave it.",
      es: "No parece un número dominicano (809, 829 u 849, diez dígitos). Si es de otro país, empieza con + y el código. Si está bien, déjalo así.",
    },
    email: { en: "Email (if you have one)", es: "Correo electrónico (si tienes)" },
  },
  service: {
    title: { en: "Your service", es: "Tu servicio" },
    offered: { en: "What service do you offer?", es: "¿Qué servicio ofreces?" },
    choose: { en: "Choose one", es: "Elige uno" },
    own: { en: "What is your service?", es: "¿Cuál es tu servicio?" },
    ownHint: { en: "If you chose “Other service”.", es: "Si elegiste «Otro servicio»." },
    zone: { en: "What area do you work in?", es: "¿En qué zona trabajas?" },
    chooseZone: { en: "Choose your area", es: "Elige tu zona" },
    otherZone: { en: "Another area", es: "Otra zona" },
    otherZoneHint: {
      en: "Tell us which in the description. We will look for work for you if you can travel to other areas.",
      es: "Dinos cuál en la descripción. Te buscaremos trabajos si puedes moverte a otras zonas.",
    },
    about: { en: "Tell us about your service", es: "Cuéntanos de tu servicio" },
    aboutHint: {
      en: "What you do, since when, and what you do best.",
      es: "Qué haces, desde cuándo y qué te queda mejor.",
    },
    price: { en: "Average price", es: "Precio promedio" },
    priceHint: {
      en: "Only our team sees it, never the customers. For example: RD$400 a haircut.",
      es: "Solo lo ve nuestro equipo, nunca los clientes. Por ejemplo: RD$400 el recorte.",
    },
  },
  work: {
    title: { en: "How you work", es: "Cómo trabajas" },
    weekend: { en: "Do you work weekends?", es: "¿Trabajas los fines de semana?" },
    travel: { en: "Can you travel to the customer?", es: "¿Puedes ir a donde el cliente?" },
    registered: { en: "Do you have a registered business?", es: "¿Tienes un negocio registrado?" },
    registeredHint: {
      en: "You can apply with or without one.",
      es: "Puedes aplicar con registro o sin él.",
    },
  },
  photos: {
    title: { en: "Photos of your work", es: "Fotos de tu trabajo" },
    lead: {
      en: "If you have any. Up to 6; we shrink them before sending, so they use little data.",
      es: "Si tienes. Hasta 6; las achicamos antes de subirlas, para que gasten pocos datos.",
    },
    take: { en: "Take a photo", es: "Tomar una foto" },
    choose: { en: "Choose photos", es: "Elegir fotos" },
    full: { en: "That’s 6, the maximum.", es: "Ya van 6, no caben más." },
    notShown: {
      en: "We could not show your photos. Please try again.",
      es: "No pudimos mostrar tus fotos. Inténtalo de nuevo.",
    },
    retry: { en: "Try again", es: "Reintentar" },
    links: { en: "Links or description", es: "Enlaces o descripción" },
    linksHint: {
      en: "Links to your photos (Instagram, Facebook), or describe what they would show.",
      es: "Enlaces a tus fotos (Instagram, Facebook), o qué se vería en ellas.",
    },
  },
  whatsapp: {
    title: { en: "Updates on WhatsApp", es: "Avisos por WhatsApp" },
    question: { en: "Do you want updates on WhatsApp?", es: "¿Quieres avisos por WhatsApp?" },
  },
  send: {
    submit: { en: "Send application", es: "Enviar solicitud" },
    sending: { en: "Sending…", es: "Enviando…" },
    missing: { en: "Still missing:", es: "Para enviarla falta:" },
    privacy: {
      en: "Our team uses this to review your application and to offer you work.",
      es: "Nuestro equipo usa estos datos para revisar tu solicitud y ofrecerte trabajo.",
    },
    error: { en: "Error", es: "Error" },
    failed: {
      en: "There was a problem. Please try again.",
      es: "Hubo un problema. Inténtalo de nuevo.",
    },
    marked: { en: "Please check the marked fields.", es: "Revisa los campos marcados." },
    offline: { en: "You seem to be offline.", es: "Parece que no tienes conexión." },
    kept: { en: "What you wrote is still here.", es: "Lo que escribiste sigue aquí." },
  },
  missing: {
    nombreCompleto: { en: "your name", es: "tu nombre" },
    telefono: { en: "your phone", es: "tu teléfono" },
    servicioOfrece: { en: "your service", es: "tu servicio" },
    otroServicio: { en: "which service", es: "cuál servicio" },
    zonaUbicacion: { en: "your area", es: "tu zona" },
    descripcionServicio: { en: "something about your service", es: "algo sobre tu servicio" },
  },
  next: {
    title: { en: "What happens next", es: "Qué pasa después" },
    steps: {
      en: [
        "You send your application.",
        "Someone from our team reads it and contacts you.",
        "Once approved, and if you say yes to messages, you hear about jobs for your service on WhatsApp. You choose which ones to take.",
      ],
      es: [
        "Envías tu solicitud.",
        "Una persona de nuestro equipo la lee y te contacta.",
        "Cuando te aprobemos, y si aceptas los avisos, te escribimos por WhatsApp con trabajos de tu servicio. Tú eliges cuáles tomas.",
      ],
    },
  },
  sent: { en: "Application submitted!", es: "¡Aplicación enviada!" },
});
