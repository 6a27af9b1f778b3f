import { bilingual } from "#platform/i18n/text.ts";

/** The translation tool; the English that the spec quotes is to the letter. */
export const messages = bilingual({
  title: { en: "Cultural translation", es: "Traducción cultural" },
  description: {
    en: "English and Dominican Spanish at the counter: what to say, how it is said here, and what to know before you say it.",
    es: "Inglés y español dominicano en el mostrador: qué decir, cómo se dice aquí y qué saber antes de decirlo.",
  },
  heading: { en: "Say it the way it is said here.", es: "Dilo como se dice aquí." },
  lead: {
    en: "For the pharmacy, the landlord, the taxi. Type it, show the screen, and know what the words mean on the island.",
    es: "Para la farmacia, la casa que alquilas, el taxi. Escríbelo, muestra la pantalla y entiende qué quieren decir las palabras en la isla.",
  },
  form: { en: "Translate", es: "Traducir" },
  from: { en: "From", es: "De" },
  to: { en: "To", es: "A" },
  swap: { en: "Swap the languages", es: "Intercambiar los idiomas" },
  text: { en: "What you want to say", es: "Lo que quieres decir" },
  placeholder: { en: "How much do you charge to the airport?", es: "¿Cuánto cobra hasta el aeropuerto?" },
  clear: { en: "Clear", es: "Borrar" },
  submit: { en: "Translate with Cultural Context", es: "Traducir con contexto cultural" },
  submitting: { en: "Translating...", es: "Traduciendo..." },
  outside: {
    en: "What you write is sent to an outside translation service. Leave out passwords, card and document numbers.",
    es: "Lo que escribes se envía a un servicio de traducción externo. No pongas contraseñas ni números de tarjetas o documentos.",
  },
  result: {
    heading: { en: "Translation", es: "Traducción" },
    empty: { en: "The translation will appear here.", es: "Aquí aparecerá la traducción." },
    context: { en: "Cultural context", es: "Contexto cultural" },
    contextEmpty: {
      en: "What’s good to know before you say it will appear here.",
      es: "Aquí aparecerá lo que conviene saber antes de decirlo.",
    },
    noContext: { en: "Nothing special to know here.", es: "No hay nada especial que saber aquí." },
    from: {
      model: {
        en: "Translated by AI. Check what matters with the person in front of you.",
        es: "Traducido por IA. Lo importante, confírmalo con quien tienes delante.",
      },
      libretranslate: {
        en: "Translated by a machine. Check what matters with the person in front of you.",
        es: "Traducido por una máquina. Lo importante, confírmalo con quien tienes delante.",
      },
      phrasebook: { en: "From our phrasebook.", es: "De nuestro libro de frases." },
      assembled: {
        en: "Put together from the phrases and words of our phrasebook. Check what matters with the person in front of you.",
        es: "Armada con frases y palabras de nuestro libro de frases. Lo importante, confírmalo con quien tienes delante.",
      },
    },
    show: { en: "Show", es: "Mostrar" },
    speak: { en: "Speak", es: "Escuchar" },
    silence: { en: "Stop", es: "Parar" },
    copy: { en: "Copy", es: "Copiar" },
    copied: { en: "Copied", es: "Copiado" },
    close: { en: "Close", es: "Cerrar" },
  },
  nearest: {
    heading: {
      en: "We don’t have that exact phrase. The closest ones:",
      es: "No tenemos esa frase exacta. Las más parecidas:",
    },
    check: {
      en: "Choose one only if it says what you mean.",
      es: "Elige una solo si dice lo que quieres decir.",
    },
  },
  failure: {
    translation: {
      en: "Translation service unavailable",
      es: "El servicio de traducción no está disponible",
    },
    context: {
      en: "Please ensure you have an OpenAI API key configured",
      es: "Asegúrate de tener configurada una clave de API de OpenAI",
    },
    phrases: {
      en: "Common phrases still work: try a short, simple sentence, or one of the situations.",
      es: "Las frases comunes siguen funcionando: prueba con una oración corta y sencilla, o con una de las situaciones.",
    },
    offline: {
      en: "There is no connection. The phrasebook still translates short, simple sentences; the situations and your last phrases are here too.",
      es: "No hay conexión. El libro de frases sigue traduciendo oraciones cortas y sencillas; también están las situaciones y tus últimas frases.",
    },
  },
  scenarios: {
    heading: { en: "Common situations", es: "Situaciones comunes" },
    lead: {
      en: "Tap one to see what to say, how to say it here, and what’s good to know. They also work without a connection.",
      es: "Toca una y verás qué decir, cómo se dice y qué conviene saber. También funcionan sin conexión.",
    },
  },
  situations: {
    heading: { en: "Phrases by situation", es: "Frases por situación" },
    lead: {
      en: "Choose where you are. Tap a phrase to show it large, and to hear it if your device can. Works without a connection.",
      es: "Elige dónde estás. Toca una frase para mostrarla en grande, y para oírla si el dispositivo puede. Funciona sin conexión.",
    },
    topics: { en: "Situations", es: "Situaciones" },
    search: { en: "Search the phrases", es: "Buscar en las frases" },
    direction: { en: "Which language comes first", es: "Qué idioma va primero" },
    found: {
      en: (count: number) => (count === 1 ? "1 phrase" : `${count} phrases`),
      es: (count: number) => (count === 1 ? "1 frase" : `${count} frases`),
    },
    none: {
      en: "No phrase has these words. Try another word, or write your sentence above.",
      es: "Ninguna frase tiene esas palabras. Prueba con otra palabra o escribe tu oración arriba.",
    },
    names: {
      emergency: { en: "Emergency", es: "Emergencia" },
      doctor: { en: "Doctor", es: "Médico" },
      pharmacy: { en: "Pharmacy", es: "Farmacia" },
      police: { en: "Police", es: "Policía" },
      taxi: { en: "Taxi and bus", es: "Taxi y guagua" },
      landlord: { en: "Landlord", es: "Dueño de la casa" },
      "home-repair": { en: "Repairs", es: "Reparaciones" },
      restaurant: { en: "Restaurant", es: "Restaurante" },
      school: { en: "School", es: "Colegio" },
      bank: { en: "Bank", es: "Banco" },
      market: { en: "Market", es: "Mercado" },
      housing: { en: "Finding a home", es: "Buscar vivienda" },
      directions: { en: "Directions", es: "Direcciones" },
      mechanic: { en: "Mechanic", es: "Mecánico" },
      office: { en: "Offices", es: "Oficinas" },
      phone: { en: "Phone", es: "Teléfono" },
      salon: { en: "Salon", es: "Salón" },
      pets: { en: "Pets", es: "Mascotas" },
      social: { en: "People", es: "Gente" },
      "numbers-time": { en: "Numbers and time", es: "Números y hora" },
    },
  },
  conversation: {
    open: { en: "Conversation for two", es: "Conversación entre dos" },
    title: { en: "Conversation for two", es: "Conversación entre dos" },
    lead: {
      en: "Lay the phone between you: each half faces the person who reads it.",
      es: "Pon el teléfono entre los dos: cada mitad mira hacia quien la lee.",
    },
    write: { en: "Write here", es: "Escribe aquí" },
    say: { en: "Say it", es: "Decir" },
    saying: { en: "One moment...", es: "Un momento..." },
    microphone: { en: "Dictate", es: "Dictar" },
    listening: { en: "Listening. Stop", es: "Escuchando. Parar" },
    hear: { en: "Hear", es: "Oír" },
    silence: { en: "Stop", es: "Parar" },
    waiting: {
      en: "What the other person says appears here.",
      es: "Lo que diga la otra persona aparece aquí.",
    },
    said: { en: "You said", es: "Dijiste" },
    notFound: {
      en: "This sentence is not in the phrasebook. Try shorter, simpler words.",
      es: "Esa oración no está en el libro de frases. Prueba con palabras más cortas y sencillas.",
    },
    turn: { en: "Turn the upper half", es: "Girar la mitad de arriba" },
    close: { en: "Close", es: "Cerrar" },
    notHeard: { en: "We didn’t hear anything. Try again.", es: "No se oyó nada. Inténtalo de nuevo." },
  },
  last: {
    heading: { en: "Your last phrases", es: "Tus últimas frases" },
    lead: {
      en: "Kept on this device only. They work without a connection too.",
      es: "Se guardan solo en este dispositivo. También sirven sin conexión.",
    },
    forget: { en: "Delete them", es: "Borrarlas" },
  },
});
