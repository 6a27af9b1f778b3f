import { bilingual } from "#platform/i18n/text.ts";

export const messages = bilingual({
  directory: {
    title: { en: "Service Provider Directory", es: "Directorio de proveedores de servicios" },
    description: {
      en: "Local service providers across the Dominican Republic, each approved by our team: housing, movers, lawyers, plumbers, drivers and more.",
      es: "Proveedores de servicios locales en toda la República Dominicana, aprobados por nuestro equipo: vivienda, mudanzas, abogados, plomeros, choferes y más.",
    },
    lead: {
      en: "Our team approved everyone listed here, and each profile says what we checked. You book through us, so there is always someone to turn to.",
      es: "Nuestro equipo aprobó cada perfil, y su página dice qué comprobamos. Reservas a través de nosotros, así siempre tienes a quién acudir.",
    },
    search: { en: "Search", es: "Buscar" },
    placeholder: { en: "Search by name or service...", es: "Busca por nombre o servicio..." },
    category: { en: "Category", es: "Categoría" },
    allCategories: { en: "All categories", es: "Todas las categorías" },
    location: { en: "Location", es: "Lugar" },
    filters: { en: "Category, language, day, price", es: "Categoría, idioma, día, precio" },
    english: { en: "Speaks English", es: "Habla inglés" },
    serves: {
      en: (town: string) => `Include those who come to ${town}`,
      es: (town: string) => `Incluir a quienes van a ${town}`,
    },
    day: { en: "Open on", es: "Abre el" },
    anyDay: { en: "Any day", es: "Cualquier día" },
    openOn: {
      en: (day: string) => `Open on ${day}`,
      es: (day: string) => `Abre el ${day.toLowerCase()}`,
    },
    price: { en: "Price level", es: "Nivel de precios" },
    anyPrice: { en: "Any price", es: "Cualquier precio" },
    prices: {
      $: { en: "$ only", es: "Solo $" },
      $$: { en: "Up to $$", es: "Hasta $$" },
      $$$: { en: "Up to $$$", es: "Hasta $$$" },
    },
    sort: { en: "Sort by", es: "Ordenar por" },
    sorts: {
      match: { en: "Best match", es: "Más adecuados" },
      price: { en: "Lowest price level first", es: "Precio más bajo primero" },
      english: { en: "English speakers first", es: "Primero quienes hablan inglés" },
    },
    chosen: { en: "Filters in use", es: "Filtros en uso" },
    remove: {
      en: (filter: string) => `Remove filter: ${filter}`,
      es: (filter: string) => `Quitar filtro: ${filter}`,
    },
    nearest: {
      en: (town: string, nearest: string, kilometres: string) =>
        `None in ${town}; nearest: ${nearest}, ${kilometres} km`,
      es: (town: string, nearest: string, kilometres: string) =>
        `Ninguno en ${town}; lo más cerca: ${nearest}, a ${kilometres} km`,
    },
    allLocations: { en: "All locations", es: "Todos los lugares" },
    list: { en: "Service providers", es: "Proveedores de servicios" },
    loading: { en: "Loading service providers...", es: "Cargando proveedores de servicios..." },
    count: {
      en: (count: number, shown: string) => `${shown} service ${count === 1 ? "provider" : "providers"}`,
      es: (count: number, shown: string) =>
        `${shown} ${count === 1 ? "proveedor de servicios" : "proveedores de servicios"}`,
    },
    none: { en: "No service providers found", es: "No se encontraron proveedores de servicios" },
    noneHint: {
      en: "Try adjusting your search or filter. Or tell the concierge who you need: we know more people than are listed here.",
      es: "Prueba con otra búsqueda u otro filtro. O dile al concierge a quién necesitas: conocemos a más gente de la que aparece aquí.",
    },
    nearestCategory: {
      en: (category: string) => `Nobody here offers exactly that. The closest category is ${category}.`,
      es: (category: string) => `Nadie aquí ofrece justo eso. La categoría más cercana es ${category}.`,
    },
    lookIn: {
      en: (category: string) => `See ${category}`,
      es: (category: string) => `Ver ${category}`,
    },
    noPage: { en: "The list ends before this page", es: "La lista termina antes de esta página" },
    noPageHint: {
      en: "It may have gotten shorter since the link was made.",
      es: "Puede que se haya acortado desde que se creó el enlace.",
    },
    firstPage: { en: "Go to the first page", es: "Ir a la primera página" },
    byNameLead: { en: "Already know the name?", es: "¿Ya sabes el nombre?" },
    byName: {
      en: "See all vendors by name, with a shorter request form",
      es: "Ver todos los proveedores por nombre, con un formulario más corto",
    },
    clear: { en: "Clear filters", es: "Quitar filtros" },
    ask: { en: "Ask the concierge", es: "Pregúntale al concierge" },
    pages: { en: "Pages", es: "Páginas" },
    page: {
      en: (page: string, of: string) => `Page ${page} of ${of}`,
      es: (page: string, of: string) => `Página ${page} de ${of}`,
    },
    previous: { en: "Previous", es: "Anterior" },
    next: { en: "Next", es: "Siguiente" },
  },
  card: {
    years: {
      en: (years: number) =>
        years === 0
          ? "Years in business not given"
          : `${years} ${years === 1 ? "year" : "years"} in business`,
      es: (years: number) =>
        years === 0
          ? "Años de experiencia sin indicar"
          : `${years} ${years === 1 ? "año" : "años"} de experiencia`,
    },
    rated: {
      en: (rating: string) => `Rated ${rating} out of 5`,
      es: (rating: string) => `Calificación: ${rating} de 5`,
    },
    reviews: {
      en: (count: number) => `${count} ${count === 1 ? "review" : "reviews"}`,
      es: (count: number) => `${count} ${count === 1 ? "reseña" : "reseñas"}`,
    },
    noReviews: { en: "No reviews yet", es: "Aún sin reseñas" },
    languages: { en: "Languages:", es: "Idiomas:" },
    /** In words, for whom signs are read out. */
    price: {
      $: { en: "Price level: low", es: "Nivel de precios: bajo" },
      $$: { en: "Price level: moderate", es: "Nivel de precios: medio" },
      $$$: { en: "Price level: high", es: "Nivel de precios: alto" },
      $$$$: { en: "Price level: very high", es: "Nivel de precios: muy alto" },
    },
    from: { en: (price: string) => `from ${price}`, es: (price: string) => `desde ${price}` },
    comes: { en: (town: string) => `Comes to ${town}`, es: (town: string) => `Va a ${town}` },
    everyDay: { en: "Open every day", es: "Abre todos los días" },
    openTomorrow: {
      en: (days: string) => `${days} · open tomorrow`,
      es: (days: string) => `${days} · abre mañana`,
    },
    openAgain: {
      en: (days: string, date: string) => `${days} · open again on ${date}`,
      es: (days: string, date: string) => `${days} · vuelve a abrir el ${date}`,
    },
    open: {
      en: (days: string, next: string) => `${days} · next open ${next}`,
      es: (days: string, next: string) => `${days} · abre el ${next.toLowerCase()}`,
    },
    services: { en: "Services", es: "Servicios" },
    more: {
      en: (count: number) => `+${count} more ${count === 1 ? "service" : "services"}`,
      es: (count: number) => `+${count} ${count === 1 ? "servicio más" : "servicios más"}`,
    },
    book: { en: "Book Through Arribo", es: "Reserva a través de Arribo" },
    bookWith: {
      en: (name: string) => `Book Through Arribo: ${name}`,
      es: (name: string) => `Reserva a través de Arribo: ${name}`,
    },
    sample: { en: "Sample profile", es: "Perfil de ejemplo" },
    opening: { en: "Opening…", es: "Abriendo…" },
  },
  verified: {
    badge: { en: "Verified", es: "Verificado" },
    checked: { en: (date: string) => `Checked ${date}`, es: (date: string) => `Comprobado el ${date}` },
    title: { en: "What we checked", es: "Qué comprobamos" },
    byUs: {
      en: (date: string) => `Our team looked at these on ${date}:`,
      es: (date: string) => `Nuestro equipo revisó esto el ${date}:`,
    },
    limits: {
      en: "The badge covers this and nothing more. Everything else here is in the provider's own words.",
      es: "La insignia cubre esto y nada más. Todo lo demás son palabras del propio negocio.",
    },
    sample: {
      en: "Nobody was checked here: the business is made up. A real profile with the badge says what our team looked at, and when. For this one it would say:",
      es: "Aquí no se comprobó a nadie: el negocio es inventado. Un perfil real con la insignia dice qué revisó nuestro equipo y cuándo. De este diría:",
    },
    notYet: { en: "Not verified yet", es: "Sin verificar todavía" },
    notYetText: {
      en: "Our team approved this profile for the directory, but has not checked the business’s documents yet. Ask the concierge before you book anything important.",
      es: "Nuestro equipo aprobó este perfil para el directorio, pero aún no ha revisado sus documentos. Pregúntale al concierge antes de reservar algo importante.",
    },
  },
  vendor: {
    description: {
      en: (name: string, category: string, location: string) =>
        `${name}: ${category} in ${location}, Dominican Republic. Book through Arribo.`,
      es: (name: string, category: string, location: string) =>
        `${name}: ${category} en ${location}, República Dominicana. Reserva a través de Arribo.`,
    },
    failed: { en: "This provider could not be shown", es: "No se pudo mostrar este perfil" },
    photo: { en: (name: string) => `Photo of ${name}`, es: (name: string) => `Foto de ${name}` },
    logo: { en: (name: string) => `Logo of ${name}`, es: (name: string) => `Logo de ${name}` },
    established: {
      en: (year: number) => `Established ${year}`,
      es: (year: number) => `Desde ${year}`,
    },
    with: { en: (name: string) => `With ${name}`, es: (name: string) => `Con ${name}` },
    about: { en: "About", es: "Sobre el negocio" },
    inEnglish: { en: "In English", es: "En inglés" },
    inSpanish: { en: "In Spanish", es: "En español" },
    typicalJob: { en: "What a typical job costs", es: "Cuánto cuesta un trabajo típico" },
    typicalJobNote: {
      en: "In the provider's own words. The concierge confirms the price with you before anything begins.",
      es: "En palabras del propio negocio. El concierge confirma el precio contigo antes de empezar.",
    },
    services: { en: "Services", es: "Servicios" },
    ownWords: { en: "As the provider calls them", es: "Como los llama el propio negocio" },
    bothWords: {
      en: "Shown in English where we have a name for the service, along with the provider’s own words.",
      es: "En español cuando tenemos un nombre para el servicio, junto con las palabras del propio negocio.",
    },
    specialities: { en: "Specialties", es: "Especialidades" },
    hours: { en: "Hours", es: "Horario" },
    hoursNote: { en: "Santo Domingo time", es: "Hora de Santo Domingo" },
    today: { en: "Today", es: "Hoy" },
    /** Phrases that replace opening hours. */
    sayings: {
      closed: { en: "Closed", es: "Cerrado" },
      always: { en: "Open 24 hours", es: "Abierto 24 horas" },
      appointment: { en: "By appointment", es: "Con cita" },
      emergencies: { en: "Emergencies only", es: "Solo emergencias" },
    },
    closures: { en: "Days off", es: "Días libres" },
    noHours: {
      en: "Not given. Ask us and we’ll find out.",
      es: "Sin indicar. Pregúntanos y lo averiguamos.",
    },
    details: { en: "Good to know", es: "Datos útiles" },
    languages: { en: "Languages", es: "Idiomas" },
    areas: { en: "Also serves", es: "También atiende" },
    transport: { en: "Transportation", es: "Transporte" },
    hasTransport: { en: "Has own transportation", es: "Con transporte propio" },
    smoking: { en: "Smoking", es: "Tabaco" },
    smokes: { en: "Smokes", es: "Fuma" },
    days: { en: "Available days", es: "Días disponibles" },
    times: { en: "Available times", es: "Horas disponibles" },
    certifications: { en: "Certifications", es: "Certificaciones" },
    experience: { en: "Experience", es: "Experiencia" },
    price: { en: "Price level", es: "Nivel de precios" },
    prices: {
      $: { en: "on a scale from $ to $$$$", es: "en una escala de $ a $$$$" },
      $$: { en: "about what most in this field charge", es: "lo que suele cobrarse por este servicio" },
      $$$: {
        en: "above what most in this field charge",
        es: "más de lo que suele cobrarse por este servicio",
      },
      $$$$: { en: "among the most expensive in this field", es: "de lo más caro en este servicio" },
    },
    sampleNote: {
      en: "This is a sample profile. It shows what the directory looks like; the business is made up.",
      es: "Este es un perfil de ejemplo. Muestra cómo se ve el directorio; el negocio es inventado.",
    },
    bookTitle: { en: "Book this provider", es: "Reserva este servicio" },
    quick: { en: "Quick request", es: "Solicitud rápida" },
    throughUs: {
      en: "All bookings go through Arribo. We confirm the time and the price with you, share only what the job needs, and stay with you until it’s done.",
      es: "Todas las reservas se hacen a través de Arribo. Confirmamos contigo la hora y el precio, compartimos solo lo que el trabajo requiere y te acompañamos hasta que esté hecho.",
    },
  },
  list: {
    title: { en: "Approved vendors", es: "Proveedores aprobados" },
    description: {
      en: "Every vendor approved by Arribo in the Dominican Republic, searchable by name.",
      es: "Todos los proveedores aprobados de Arribo en la República Dominicana; búscalos por nombre.",
    },
    note: {
      en: "All bookings must go through Arribo. Please do not arrange work or payment with a vendor directly: we stand behind what you book through us.",
      es: "Todas las reservas deben hacerse a través de Arribo. No acuerdes trabajos ni pagos directamente con un proveedor: respondemos por lo que reservas con nosotros.",
    },
    search: { en: "Search by business name", es: "Busca por nombre del negocio" },
    count: {
      en: (count: number, shown: string) => `${shown} ${count === 1 ? "vendor" : "vendors"}`,
      es: (count: number, shown: string) => `${shown} ${count === 1 ? "proveedor" : "proveedores"}`,
    },
    loadedOnly: {
      en: (loaded: string, total: string) => `Searched the ${loaded} shown so far, out of ${total}.`,
      es: (loaded: string, total: string) => `Se buscó en los ${loaded} que ya se muestran, de ${total}.`,
    },
    loading: { en: "Loading vendors...", es: "Cargando proveedores..." },
    none: { en: "No vendors found.", es: "No se encontraron proveedores." },
    noneHint: {
      en: "Try a shorter part of the name, or search the directory by service.",
      es: "Prueba con una parte más corta del nombre, o busca por servicio en el directorio.",
    },
    directory: { en: "Search the directory", es: "Buscar en el directorio" },
    more: { en: "Show more", es: "Mostrar más" },
    book: { en: "Book", es: "Reserva" },
  },
  failure: {
    status: {
      en: (status: number) => `HTTP error! status: ${status}`,
      es: (status: number) => `¡Error HTTP! Estado: ${status}`,
    },
    offline: {
      en: "We could not reach the server. Check your connection and try again.",
      es: "No pudimos conectar con el servidor. Revisa tu conexión e inténtalo de nuevo.",
    },
    retry: { en: "Try again", es: "Inténtalo de nuevo" },
  },
});
