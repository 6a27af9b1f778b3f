import { bilingual } from "#platform/i18n/text.ts";

export const partnerTexts = bilingual({
  law: {
    description: {
      en: "Three lawyers and a court interpreter in Santo Domingo. They handle residency cases all week long, and they call you back.",
      es: "Tres abogadas y una intérprete judicial en Santo Domingo. Tramitan residencias toda la semana y devuelven las llamadas.",
    },
    services: {
      en: ["Residency files", "Cédula appointments", "Leases and purchases", "Official translations"],
      es: [
        "Expedientes de residencia",
        "Citas para la cédula",
        "Alquileres y compraventas",
        "Traducciones oficiales",
      ],
    },
  },
  homes: {
    description: {
      en: "Rentals by the year between Puerto Plata and Cabarete. Someone from the office has slept in every house, in the rainy season.",
      es: "Alquileres por año entre Puerto Plata y Cabarete. En cada casa ha dormido alguien de la oficina, en temporada de lluvia.",
    },
    services: {
      en: ["Homes to rent by the year", "Purchase with title search", "Property management"],
      es: ["Viviendas en alquiler anual", "Compra con estudio de título", "Administración de inmuebles"],
    },
  },
  accounts: {
    description: {
      en: "They keep books in two currencies, and can explain a Dominican tax return to an American accountant in a single phone call.",
      es: "Llevan libros en dos monedas y le explican una declaración dominicana a un contador de EE. UU., por teléfono y en una sola llamada.",
    },
    services: {
      en: [
        "Opening an account",
        "Returns here and in the U.S.",
        "Company setup",
        "Payroll for household staff",
      ],
      es: [
        "Apertura de cuentas",
        "Declaraciones aquí y en EE. UU.",
        "Apertura de empresas",
        "Nómina de personal doméstico",
      ],
    },
  },
  doctors: {
    description: {
      en: "Family doctors in Punta Cana with a lab down the hall. First visits take an hour, in English or Spanish, and end with a plan on paper.",
      es: "Medicina familiar en Punta Cana, con laboratorio al fondo del pasillo. La primera consulta dura una hora, en español o en inglés, y termina con un plan escrito.",
    },
    services: {
      en: ["Family medicine", "Check-up on arrival", "Home visits", "Records translated"],
      es: ["Medicina familiar", "Chequeo al llegar", "Visitas a domicilio", "Traducción de expedientes"],
    },
  },
  movers: {
    description: {
      en: "From your porch in Ohio to your porch in Samaná: one inventory, one customs broker, and one foreman to call from the first box to the last.",
      es: "De tu casa en Ohio a tu galería en Samaná: un inventario, un agente de aduanas y una sola persona a quien llamar, de la primera caja a la última.",
    },
    services: {
      en: [
        "Door to door by sea",
        "Customs clearance",
        "Cars and motorcycles",
        "Pets in the cabin or the hold",
        "Storage",
      ],
      es: [
        "Puerta a puerta por mar",
        "Despacho de aduanas",
        "Carros y motores",
        "Mascotas en cabina o bodega",
        "Almacenaje",
      ],
    },
  },
  teachers: {
    description: {
      en: "Spanish as it is spoken at the colmado, taught by teachers from your town, plus a list of schools they have visited themselves.",
      es: "Español como se habla en el colmado, con profesores de la ciudad donde vives, y una lista de colegios que ellos mismos han visitado.",
    },
    services: {
      en: ["Spanish for adults", "Spanish for children", "School search and visits"],
      es: ["Español para adultos", "Español para niños", "Búsqueda y visita de colegios"],
    },
  },
});
