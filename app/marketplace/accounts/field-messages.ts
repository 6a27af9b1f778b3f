import { bilingual } from "#platform/i18n/text.ts";

export const fieldMessages = bilingual({
  names: {
    businessName: { en: "Business name (Spanish)", es: "Nombre del negocio (español)" },
    businessNameEnglish: { en: "Business name (English)", es: "Nombre del negocio (inglés)" },
    contactName: { en: "Contact name", es: "Nombre de contacto" },
    email: { en: "Email", es: "Correo electrónico" },
    phone: { en: "Phone", es: "Teléfono" },
    location: { en: "Location", es: "Ubicación" },
    serviceAreas: { en: "Areas you serve", es: "Zonas que atiendes" },
    address: { en: "Address", es: "Dirección" },
    website: { en: "Website", es: "Sitio web" },
    category: { en: "Category", es: "Categoría" },
    subCategories: { en: "Sub-categories", es: "Subcategorías" },
    descriptionSpanish: { en: "Description in Spanish", es: "Descripción en español" },
    description: { en: "Description in English", es: "Descripción en inglés" },
    typicalJobSpanish: { en: "Typical job in Spanish", es: "Trabajo típico en español" },
    typicalJob: { en: "Typical job in English", es: "Trabajo típico en inglés" },
    businessType: { en: "Business type", es: "Tipo de negocio" },
    yearEstablished: { en: "Year established", es: "Año de fundación" },
    priceRange: { en: "Price range", es: "Rango de precios" },
    priceNote: { en: "Prices in your own words", es: "Precios en tus propias palabras" },
    yearsInBusiness: { en: "Years in business", es: "Años en el negocio" },
    certifications: { en: "Certifications", es: "Certificaciones" },
    speaksEnglish: { en: "Speaks English", es: "Habla inglés" },
    speaksSpanish: { en: "Speaks Spanish", es: "Habla español" },
    otherLanguages: { en: "Other languages", es: "Otros idiomas" },
    hasTransportation: { en: "Has own transportation", es: "Tiene transporte propio" },
    smokes: { en: "Smokes", es: "Fuma" },
    businessHours: { en: "Business hours", es: "Horario" },
    closures: { en: "Days off", es: "Días libres" },
    availableDates: { en: "Available dates", es: "Fechas disponibles" },
    availableTimes: { en: "Available times", es: "Horas disponibles" },
    services: { en: "Services", es: "Servicios" },
  },
  groups: {
    names: { en: "Business", es: "Negocio" },
    reach: { en: "How our team reaches you", es: "Cómo te contacta nuestro equipo" },
    pictures: { en: "Pictures", es: "Imágenes" },
    kind: { en: "What you do", es: "Lo que haces" },
    words: { en: "In your own words", es: "Con tus palabras" },
    typicalJob: { en: "What a typical job costs", es: "Cuánto cuesta un trabajo típico" },
    facts: { en: "Experience and price", es: "Experiencia y precio" },
    service: { en: "Good to know", es: "Datos útiles" },
    languages: { en: "Languages", es: "Idiomas" },
    habits: { en: "At work", es: "En el trabajo" },
    offer: { en: "What you offer", es: "Lo que ofreces" },
    week: { en: "The week", es: "La semana" },
    available: { en: "When you can take new customers", es: "Cuándo puedes atender a alguien nuevo" },
  },
  noBusinessType: { en: "Not given", es: "Sin indicar" },
  private: {
    en: "Visitors never see these: every booking goes through our team.",
    es: "Esto nunca se ve en el directorio: cada reserva pasa por nuestro equipo.",
  },
  hints: {
    email: {
      en: (login: string) => `Where our team writes to you. You sign in with ${login}.`,
      es: (login: string) => `Donde te escribe nuestro equipo. Entras con ${login}.`,
    },
    serviceAreas: {
      en: "Other towns and areas where you work: Cabarete, the whole north coast…",
      es: "Otros pueblos y zonas donde trabajas: Cabarete, toda la costa norte…",
    },
    subCategories: {
      en: "More specifically: solar water heaters, wedding cakes…",
      es: "Más en detalle: calentadores solares, bizcochos de boda…",
    },
    description: {
      en: "What you do, where, and what your customers like. No phone numbers or links.",
      es: "Qué haces, dónde y qué les gusta a tus clientes. Sin teléfonos ni enlaces.",
    },
    typicalJob: {
      en: "One or two examples with a price range, and what is not included. It’s the first thing people ask. One language is enough.",
      es: "Uno o dos ejemplos con un rango de precio y lo que no incluye. Es lo primero que la gente pregunta. Basta un idioma.",
    },
    yearEstablished: { en: "Four digits, like 2015.", es: "Cuatro cifras, como 2015." },
    yearsInBusiness: {
      en: "A whole number from 1 to 150; anything else is saved as 1.",
      es: "Un número entero de 1 a 150; cualquier otra cosa se guarda como 1.",
    },
    priceRange: { en: "Compared with others in your trade", es: "Comparado con otros de tu ramo" },
    priceNote: {
      en: "What a typical job costs, for our team. Visitors never see it.",
      es: "Lo que cuesta un trabajo normal, para nuestro equipo. No se ve en el directorio.",
    },
    certifications: { en: "Licenses, courses, associations", es: "Licencias, cursos, asociaciones" },
    businessHours: {
      en: "Write hours or “Closed”. With a break: 8:00 AM - 12:00 PM, 2:00 PM - 6:00 PM. A day left empty is shown without hours.",
      es: "Escribe las horas, o «Cerrado». Con pausa: 8:00 AM - 12:00 PM, 2:00 PM - 6:00 PM. Un día vacío se muestra sin horario.",
    },
    closures: {
      en: "Holidays, vacation: anyone who asks for one of these days is told that you are closed.",
      es: "Feriados, vacaciones: a quien pida uno de estos días se le dice que estás cerrado.",
    },
    availableDates: {
      en: "Days or dates: Monday, weekends, March 15…",
      es: "Días o fechas: lunes, fines de semana, 15 de marzo…",
    },
    availableTimes: {
      en: "For example: mornings, or 8 AM to noon",
      es: "Por ejemplo: por las mañanas, o de 8 a 12",
    },
    services: {
      en: "One by one, as people would search for them. In either language: the search finds both.",
      es: "Uno por uno, como la gente los buscaría. En cualquier idioma: la búsqueda encuentra ambos.",
    },
  },
  prices: {
    $: { en: "$ · low", es: "$ · económico" },
    $$: { en: "$$ · medium", es: "$$ · medio" },
    $$$: { en: "$$$ · high", es: "$$$ · alto" },
    $$$$: { en: "$$$$ · highest", es: "$$$$ · el más alto" },
  },
  closures: {
    day: { en: "From", es: "Desde" },
    until: { en: "To", es: "Hasta" },
    words: { en: "Reason", es: "Motivo" },
    wordsHint: { en: "Visitors see it.", es: "Se ve en tu página." },
    add: { en: "Add days off", es: "Agregar días libres" },
    remove: {
      en: (day: string) => `Remove the days off from ${day}`,
      es: (day: string) => `Quitar los días libres desde ${day}`,
    },
  },
  hours: {
    closed: { en: "Closed", es: "Cerrado" },
    copy: { en: "Copy to all", es: "Copiar a todos" },
    copyDay: { en: (day: string) => `Copy to all: ${day}`, es: (day: string) => `Copiar a todos: ${day}` },
    copied: {
      en: (day: string) => `${day} copied to all days.`,
      es: (day: string) => `${day} se copió a todos los días.`,
    },
    unclear: {
      en: "We can’t tell your hours from this: people see what you wrote, and can ask for any time that day.",
      es: "Así no sabemos a qué hora abres y cierras: se ve lo que escribiste, y te pueden pedir cualquier hora de ese día.",
    },
    likely: {
      en: (hours: string) => `Did you mean ${hours}?`,
      es: (hours: string) => `¿Quieres decir ${hours}?`,
    },
    restored: { en: "Your hours are back to how they were.", es: "El horario volvió a como estaba." },
  },
  unanswered: {
    businessHours: {
      en: "These are suggested hours. Visitors do not see them until you change or confirm them.",
      es: "Este es un horario sugerido. En el directorio no aparece hasta que lo cambies o lo confirmes.",
    },
    priceRange: {
      en: "This is a suggestion. Visitors see no price level until you choose or confirm one.",
      es: "Esto es una sugerencia. En el directorio no aparece un nivel de precios hasta que elijas o confirmes uno.",
    },
    yearsInBusiness: { en: "If you leave it empty, it is not shown.", es: "Si lo dejas vacío, no aparece." },
    confirm: {
      businessHours: { en: "These are our hours", es: "Este es nuestro horario" },
      priceRange: { en: "This is our price level", es: "Este es nuestro nivel de precios" },
    },
    changed: {
      en: "Saving publishes all seven days. Please check the ones you have not changed, too.",
      es: "Al guardar se publican los siete días. Revisa también los que no has cambiado.",
    },
    confirmed: { en: "Confirmed. Save to publish it.", es: "Confirmado. Guarda para publicarlo." },
  },
  tags: {
    add: { en: "Add", es: "Agregar" },
    remove: { en: (tag: string) => `Remove ${tag}`, es: (tag: string) => `Quitar ${tag}` },
    undo: { en: "Undo", es: "Deshacer" },
    added: { en: (tag: string) => `“${tag}” added.`, es: (tag: string) => `«${tag}» agregado.` },
    removed: { en: (tag: string) => `“${tag}” removed.`, es: (tag: string) => `«${tag}» quitado.` },
    duplicate: {
      en: (tag: string) => `“${tag}” is already in the list.`,
      es: (tag: string) => `«${tag}» ya está en la lista.`,
    },
    full: {
      en: (most: number) => `The list is full: ${most} at most.`,
      es: (most: number) => `La lista está llena: máximo ${most}.`,
    },
  },
});

export const pictureMessages = bilingual({
  kinds: {
    photo: { en: "Photo", es: "Foto" },
    logo: { en: "Logo", es: "Logo" },
  },
  hints: {
    photo: { en: "You, your team or your place of work.", es: "Tú, tu equipo o tu lugar de trabajo." },
    logo: { en: "Your business logo.", es: "El logo de tu negocio." },
  },
  rules: {
    en: "JPEG, PNG, WebP, AVIF or GIF, up to 8 MB. Location data is removed from photos. A picture is saved as soon as it is uploaded.",
    es: "JPEG, PNG, WebP, AVIF o GIF, hasta 8 MB. A las fotos se les quita la ubicación. Una imagen se guarda en cuanto se sube.",
  },
  choose: {
    photo: { en: "Choose photo", es: "Elegir foto" },
    logo: { en: "Choose logo", es: "Elegir logo" },
  },
  replace: {
    photo: { en: "Replace photo", es: "Cambiar foto" },
    logo: { en: "Replace logo", es: "Cambiar logo" },
  },
  orDrop: { en: "or drop a file here", es: "o suelta un archivo aquí" },
  uploading: {
    en: (percent: number) => `Uploading… ${percent}%`,
    es: (percent: number) => `Subiendo… ${percent}%`,
  },
  checking: { en: "Checking the picture…", es: "Revisando la imagen…" },
  cancel: { en: "Cancel upload", es: "Cancelar" },
  cancelled: { en: "Upload cancelled.", es: "Se canceló la subida." },
  uploaded: { en: "Picture saved.", es: "Imagen guardada." },
  noRoom: {
    en: "Too many pictures are waiting for our review right now. Please add yours after we approve your profile.",
    es: "Ahora hay demasiadas imágenes en espera de revisión. Agrega la tuya cuando aprobemos tu perfil.",
  },
  remove: {
    photo: { en: "Remove photo", es: "Quitar foto" },
    logo: { en: "Remove logo", es: "Quitar logo" },
  },
  sure: { en: "Remove it for good?", es: "¿Quitarla del todo?" },
  yes: { en: "Yes, remove", es: "Sí, quitar" },
  no: { en: "Keep it", es: "Conservarla" },
  removed: { en: "Picture removed.", es: "Imagen quitada." },
  current: {
    photo: { en: "Your photo", es: "Tu foto" },
    logo: { en: "Your logo", es: "Tu logo" },
  },
  problems: {
    type: {
      en: "This file is not a JPEG, PNG, WebP, AVIF or GIF picture. Choose another one.",
      es: "Este archivo no es una imagen JPEG, PNG, WebP, AVIF o GIF. Elige otro.",
    },
    size: {
      en: (megabytes: string) => `This picture is ${megabytes} MB; the limit is 8 MB. Choose a smaller one.`,
      es: (megabytes: string) =>
        `Esta imagen pesa ${megabytes} MB; el máximo son 8 MB. Elige una más pequeña.`,
    },
    empty: { en: "This file is empty. Choose another one.", es: "Este archivo está vacío. Elige otro." },
    network: {
      en: "The upload did not go through. Check your connection and try again.",
      es: "La subida no llegó. Revisa tu conexión e inténtalo de nuevo.",
    },
  },
});
