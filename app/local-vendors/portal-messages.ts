import { bilingual } from "#platform/i18n/text.ts";
import type { LocalService } from "./contract.ts";

export const messages = bilingual({
  title: { en: "Offer your service", es: "Ofrece tu servicio" },
  description: {
    en: "Barbers, drivers, carpenters, cleaners: apply to work with Arribo in the Dominican Republic, in three minutes.",
    es: "Barbería, motoconcho, carpintería, limpieza: aplica para trabajar con Arribo en República Dominicana, en tres minutos.",
  },
  language: { en: "Language of this form", es: "Idioma de este formulario" },
  lead: {
    en: "People who move to the island look for somebody who cuts hair, drives, repairs or cooks. Tell us what you do and where; once you are approved, we let you know when there is work for you.",
    es: "A la isla llega gente que busca quien le corte el pelo, la lleve, le arregle o le cocine. Cuéntanos qué haces y dónde; cuando te aprobemos, te avisamos si hay trabajo para ti.",
  },
  quick: {
    en: "It takes about three minutes. What you write is saved here, even if the signal drops.",
    es: "Son unos tres minutos. Lo que escribes se guarda aquí, aunque se vaya la señal.",
  },
  marked: {
    en: "What has an asterisk * is needed. The rest you may leave out.",
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
    phoneHint: { en: "With its area code, like 809 555 0100.", es: "Con su código de área, como 809 555 0100." },
    phoneOdd: {
      en: "This does not look like a Dominican number (809, 829 or 849, ten digits). If it is from abroad, begin with + and the country. If it is right, leave it.",
      es: "No parece un número dominicano (809, 829 u 849, diez dígitos). Si es de otro país, empieza con + y el código. Si está bien, déjalo así.",
    },
    email: { en: "E-mail (if you have one)", es: "Correo electrónico (si tienes)" },
  },
  service: {
    title: { en: "Your service", es: "Tu servicio" },
    offered: { en: "What service do you offer?", es: "¿Qué servicio ofreces?" },
    choose: { en: "Choose one", es: "Elige uno" },
    own: { en: "Which service is it?", es: "¿Cuál es tu servicio?" },
    ownHint: { en: "If you chose “Other service”.", es: "Si elegiste «Otro servicio»." },
    zone: { en: "In which area do you work?", es: "¿En qué zona trabajas?" },
    chooseZone: { en: "Choose your area", es: "Elige tu zona" },
    otherZone: { en: "Another area", es: "Otra zona" },
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
      en: "You may apply with or without one.",
      es: "Puedes aplicar con registro o sin él.",
    },
  },
  photos: {
    title: { en: "Photos of your work", es: "Fotos de tu trabajo" },
    lead: {
      en: "If you have some. Up to 6; we make them smaller before they go, so that they use little data.",
      es: "Si tienes. Hasta 6; las achicamos antes de subirlas, para que gasten pocos datos.",
    },
    take: { en: "Take a photo", es: "Tomar una foto" },
    choose: { en: "Choose photos", es: "Elegir fotos" },
    full: { en: "That is 6, the most we take.", es: "Ya van 6, no caben más." },
    one: { en: (n: number) => `Photo ${n}`, es: (n: number) => `Foto ${n}` },
    shrinking: { en: "Making it smaller…", es: "Achicándola…" },
    waiting: { en: "Waiting for its turn", es: "Esperando su turno" },
    sending: { en: (percent: number) => `Sending: ${percent}%`, es: (percent: number) => `Subiendo: ${percent}%` },
    checking: { en: "Almost there…", es: "Ya casi…" },
    done: { en: "Uploaded", es: "Subida" },
    notSent: { en: "It did not go through.", es: "No se pudo subir." },
    unreadable: {
      en: "This photo cannot be read here. Try another one.",
      es: "Esta foto no se puede leer aquí. Prueba con otra.",
    },
    retry: { en: "Try again", es: "Reintentar" },
    remove: { en: "Remove", es: "Quitar" },
    of: { en: (n: number) => `photo ${n}`, es: (n: number) => `foto ${n}` },
    count: {
      en: (n: number) => (n === 1 ? "1 photo uploaded" : `${n} photos uploaded`),
      es: (n: number) => (n === 1 ? "1 foto subida" : `${n} fotos subidas`),
    },
    optional: {
      en: "You can send the application without them.",
      es: "Puedes enviar la solicitud sin ellas.",
    },
    unfinished: {
      en: "Photos that have not gone up yet stay out if you send now.",
      es: "Las fotos que no han subido se quedan fuera si envías ahora.",
    },
    links: { en: "Links or description", es: "Enlaces o descripción" },
    linksHint: {
      en: "Links to your photos (Instagram, Facebook), or what they would show.",
      es: "Enlaces a tus fotos (Instagram, Facebook), o qué se vería en ellas.",
    },
  },
  whatsapp: {
    title: { en: "News by WhatsApp", es: "Avisos por WhatsApp" },
    question: { en: "Do you want news by WhatsApp?", es: "¿Quieres avisos por WhatsApp?" },
  },
  send: {
    submit: { en: "Send application", es: "Enviar solicitud" },
    sending: { en: "Sending…", es: "Enviando…" },
    missing: { en: "Still missing:", es: "Para enviarla falta:" },
    privacy: {
      en: "Our team uses this to review your application and to offer you work.",
      es: "Nuestro equipo usa estos datos para revisar tu solicitud y ofrecerte trabajo.",
    },
    privacyLink: { en: "Terms and privacy", es: "Términos y privacidad" },
    error: { en: "Error", es: "Error" },
    failed: {
      en: "There was a problem. Please try again.",
      es: "Hubo un problema. Inténtalo de nuevo.",
    },
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
  required: {
    nombreCompleto: { en: "Write your name.", es: "Escribe tu nombre." },
    telefono: { en: "Write your phone number.", es: "Escribe tu teléfono." },
    servicioOfrece: { en: "Choose your service.", es: "Elige tu servicio." },
    otroServicio: { en: "Write which service you offer.", es: "Escribe qué servicio ofreces." },
    zonaUbicacion: { en: "Choose your area.", es: "Elige tu zona." },
    descripcionServicio: {
      en: "Tell us about your service in a sentence or two.",
      es: "Cuéntanos de tu servicio en una o dos frases.",
    },
  },
  next: {
    title: { en: "What happens next", es: "Qué pasa después" },
    send: { en: "You send your application", es: "Envías tu solicitud" },
    received: { en: "We have your application", es: "Tenemos tu solicitud" },
    number: { en: (id: number) => `Number ${id}`, es: (id: number) => `Número ${id}` },
    review: { en: "We review it", es: "La revisamos" },
    reviewDetail: {
      en: "Somebody from our team reads it and contacts you.",
      es: "Una persona de nuestro equipo la lee y te contacta.",
    },
    work: { en: "You hear of work", es: "Te avisamos de trabajos" },
    workDetail: {
      en: "Once approved, by WhatsApp, of jobs for your service. You choose which ones you take.",
      es: "Cuando te aprobemos, por WhatsApp, de trabajos de tu servicio. Tú eliges cuáles tomas.",
    },
    workDeclined: {
      en: "Jobs are told by WhatsApp. If you change your mind, tell us when we speak and we switch it on.",
      es: "Los trabajos se avisan por WhatsApp. Si cambias de idea, dínoslo cuando hablemos y lo activamos.",
    },
  },
  sent: {
    title: { en: "Application submitted!", es: "¡Aplicación enviada!" },
    whatsapp: {
      en: (phone: string) => `We will contact you on WhatsApp, at ${phone}.`,
      es: (phone: string) => `Te vamos a contactar por WhatsApp, al ${phone}.`,
    },
    activated: {
      en: "The notification system is activated: there you will hear how your application is going. If we cannot find you on WhatsApp, we call.",
      es: "El sistema de notificaciones está activado: por ahí sabrás cómo va tu solicitud. Si no te encontramos en WhatsApp, te llamamos.",
    },
    byPhone: {
      en: (phone: string) => `We will call you at ${phone}.`,
      es: (phone: string) => `Te vamos a llamar al ${phone}.`,
    },
    byEmail: {
      en: (email: string, phone: string) => `We will write to you at ${email} or call you at ${phone}.`,
      es: (email: string, phone: string) => `Te vamos a escribir a ${email} o llamar al ${phone}.`,
    },
    declined: {
      en: "You said no to WhatsApp, so the notification system stays off.",
      es: "Dijiste que no a WhatsApp, así que el sistema de notificaciones queda apagado.",
    },
    another: { en: "Submit another application", es: "Enviar otra solicitud" },
    share: { en: "Share with a colleague on WhatsApp", es: "Compartir con un colega por WhatsApp" },
    shared: {
      en: (address: string) => `I offer my service with Arribo. It may be something for you too: ${address}`,
      es: (address: string) => `Estoy ofreciendo mi servicio con Arribo. A ti también te puede interesar: ${address}`,
    },
  },
});

/** What is offered to choose, as it is read; sent is always the Spanish name. */
export const serviceNames: Record<LocalService, string> = {
  "Peluquería / Barbería": "Hair / barber",
  Delivery: "Delivery",
  Carpintería: "Carpentry",
  Costura: "Sewing",
  Motoconcho: "Motorcycle taxi",
  Plomería: "Plumbing",
  Electricista: "Electrician",
  "Limpieza / Trabajo doméstico": "Cleaning / domestic work",
  "Cocina / Catering": "Cooking / catering",
  Mecánica: "Mechanic",
  Construcción: "Construction",
  Jardinería: "Gardening",
  Pintura: "Painting",
  "Masajes / Belleza": "Massage / beauty",
  "Clases / Tutorías": "Classes / tutoring",
  "Reparación de celulares": "Phone repair",
  Lavandería: "Laundry",
  "Cuidado de niños / envejecientes": "Child / elder care",
  "Otro servicio": "Other service",
};
