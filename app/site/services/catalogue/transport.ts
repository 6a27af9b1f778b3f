import type { ServiceTexts } from "../service-texts.ts";

export const transport: ServiceTexts = {
  lead: {
    en: "Boxes, cars and cats are three journeys with three sets of papers, and they arrive on three different days. We put them on one calendar, and someone is waiting at the other end.",
    es: "Cajas, carros y gatos son tres viajes con tres juegos de papeles, y llegan en tres días distintos. Los ponemos en un solo calendario, y al otro lado hay alguien esperando.",
  },
  steps: {
    en: [
      "What to bring and what to leave: plugs and voltage are the same as in the United States, and anything that rusts or warps is better bought here.",
      "Two or three movers quote on the same list, with insurance, customs broker and delivery to your door in the price.",
      "The inventory, box by box, in Spanish. The customs officer reads it, so we write it for the customs officer.",
      "At the port the broker does the paperwork, and we keep you posted.",
      "A car: rent, buy or bring one. Our mechanic looks at it before you pay, and the plate is checked for debts and fines.",
      "Pets: vaccinations in the right order, crate, flight, and a friendly face at the airport.",
      "The driver’s license: your own at first, a Dominican one when your residency allows it.",
    ],
    es: [
      "Qué traer y qué dejar: los enchufes y la corriente son los de Estados Unidos, y lo que se oxida o se hincha conviene comprarlo aquí.",
      "Dos o tres compañías de mudanza cotizan la misma lista, con seguro, agente de aduanas y entrega en tu puerta dentro del precio.",
      "El inventario, caja por caja, en español. Lo lee el personal de Aduanas, así que para ellos lo escribimos.",
      "En el puerto el agente hace los trámites, y nosotros te decimos por dónde van.",
      "Un carro: alquilar, comprar o traer el tuyo. Nuestro mecánico lo revisa antes de que pagues, y se verifica si la placa tiene deudas o multas.",
      "Mascotas: vacunas en su orden, jaula, vuelo y una cara amable en el aeropuerto.",
      "La licencia de conducir: la tuya al principio, una dominicana cuando tu residencia lo permita.",
    ],
  },
  ready: {
    en: [
      "A list of what you bring, with values and serial numbers",
      "Passport and residence visa, or proof that your residency is under way",
      "For a car: the title in your own name",
      "For a pet: chip number, rabies certificate, and a vet who knows export papers",
    ],
    es: [
      "Una lista de lo que traes, con valores y números de serie",
      "Pasaporte y visa de residencia, o prueba de que tu residencia está en proceso",
      "Para un carro: el título a tu nombre",
      "Para una mascota: número de chip, certificado de rabia y un veterinario que sepa de papeles de exportación",
    ],
  },
  time: {
    en: [
      "Boxes: six to twelve weeks from door to door, one to three of them at customs.",
      "Pets: start two months before the flight.",
      "A car bought here: one to two weeks, with inspection and title transfer.",
    ],
    es: [
      "Cajas: de seis a doce semanas de puerta a puerta; de una a tres son de aduana.",
      "Mascotas: empieza dos meses antes del vuelo.",
      "Un carro comprado aquí: de una a dos semanas, con revisión y traspaso.",
    ],
  },
  without: {
    en: [
      "Freight, duties, insurance and storage. The mover and the government charge them, and you see every bill.",
      "Anything undeclared. What cannot be brought in, we do not pack.",
      "Airline rules for animals in summer heat. We book around them; we cannot change them.",
    ],
    es: [
      "Flete, impuestos, seguro y almacenaje. Los cobran la compañía de mudanza y el Estado, y tú ves cada factura.",
      "Nada sin declarar. Lo que no puede entrar, no lo empacamos.",
      "Las reglas de las aerolíneas para animales en época de calor; reservamos según ellas, no las cambiamos.",
    ],
  },
  covered: {
    en: "Explorer: the airport welcome and a driver to your door. Royal: movers and customs broker coordinated, and a car rented or bought with an inspection. Elite: pets as well.",
    es: "Explorer: el recibimiento en el aeropuerto y chofer hasta tu puerta. Royal: mudanza y agente de aduanas coordinados, y un vehículo alquilado o comprado con revisión. Elite: también las mascotas.",
  },
  providers: { en: "Movers, drivers and mechanics", es: "Mudanzas, choferes y mecánicos" },
  rules: {
    cars: {
      rule: {
        en: "Used cars more than five years old cannot be imported.",
        es: "No se pueden importar carros usados con más de cinco años de fabricación.",
      },
      source: {
        en: "Law 04-07, Dirección General de Aduanas, as of August 2025",
        es: "Ley 04-07, Dirección General de Aduanas, a agosto de 2025",
      },
    },
    settlers: {
      rule: {
        en: "Anyone who comes to settle for good can ask for part of the duty on a used car to be waived: it must have been theirs for a year, and may not be sold for three.",
        es: "Quien viene a establecerse definitivamente puede pedir que le exoneren parte de los impuestos de un carro usado: debe haber sido suyo un año y no puede venderse en tres.",
      },
      source: {
        en: "Law 168-67, Dirección General de Aduanas, as of August 2025",
        es: "Ley 168-67, Dirección General de Aduanas, a agosto de 2025",
      },
    },
    license: {
      rule: {
        en: "A foreigner may drive with their home license for the first 90 days.",
        es: "Un extranjero puede conducir con la licencia de su país durante los primeros 90 días.",
      },
      source: {
        en: "Instituto Nacional de Tránsito y Transporte Terrestre (INTRANT), as of June 2019",
        es: "Instituto Nacional de Tránsito y Transporte Terrestre (INTRANT), a junio de 2019",
      },
    },
    pets: {
      rule: {
        en: "A dog or cat of twelve weeks or more is vaccinated against rabies at least 30 days before it travels, and flies with an international health certificate.",
        es: "Un perro o gato de doce semanas o más se vacuna contra la rabia al menos 30 días antes del viaje y vuela con un certificado sanitario internacional.",
      },
      source: {
        en: "USDA Animal and Plant Health Inspection Service (APHIS), as of March 2024",
        es: "Servicio de Inspección de Sanidad Animal y Vegetal de EE. UU. (USDA APHIS), a marzo de 2024",
      },
    },
  },
};
