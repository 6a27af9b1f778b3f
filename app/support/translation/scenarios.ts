import { otherLocale } from "#platform/i18n/locale.ts";
import { bilingual } from "#platform/i18n/text.ts";

export const scenarios = bilingual({
  housing: {
    title: { en: "Housing terms", es: "Términos de vivienda" },
    text: {
      en: "Is the apartment furnished, and does it have an inverter or a full generator? Please tell me whether the maintenance fee is included in the rent and how many months' deposit you ask for.",
      es: "¿El apartamento está amueblado y tiene inversor o planta full? Dígame, por favor, si el mantenimiento está incluido en el alquiler y cuántos meses de depósito piden.",
    },
    context: {
      en: "“Amueblado” means furnished; “línea blanca” means it comes only with the large appliances. “Planta full” is a generator that carries the whole apartment during an outage, while an “inversor” runs lights, fans and the refrigerator from batteries. “Mantenimiento” is the building's monthly fee. A common request is two months' deposit plus the first month; get everything in writing, with a receipt.",
      es: "“Amueblado” es con muebles; “línea blanca” es que solo trae los electrodomésticos grandes. “Planta full” es un generador que sostiene todo el apartamento cuando se va la luz; un “inversor” mantiene luces, abanicos y nevera con baterías. El “mantenimiento” es la cuota mensual del edificio. Lo común es que pidan dos meses de depósito más el primer mes; exige todo por escrito y con recibo.",
    },
  },
  dining: {
    title: { en: "Dining etiquette", es: "Etiqueta en la mesa" },
    text: {
      en: "Good afternoon. Are you still serving lunch, or is it only from 12 to 2 PM? I'd also like to book a table for four for dinner, sometime between 7 and 9 PM.",
      es: "Buenas tardes. ¿Todavía están sirviendo almuerzo o es solo de 12 a 2 PM? También quisiera reservar una mesa para cuatro para la cena, entre 7 y 9 PM.",
    },
    context: {
      en: "Lunch (12-2 PM) is the main meal of the day, often “la bandera”: rice, beans, meat and salad. Dinner (7-9 PM) is lighter at home and later when people go out. Greet the room when you walk in, say “buen provecho” to anyone who is eating, and expect to ask for the check: bringing it unasked would seem like rushing you. The bill carries 18% tax and a 10% service charge; a little extra in cash is a kindness.",
      es: "El almuerzo (12-2 PM) es la comida fuerte del día, muchas veces “la bandera”: arroz, habichuelas, carne y ensalada. La cena (7-9 PM) es más ligera en la casa y más tarde cuando se sale. Saluda al entrar, dile “buen provecho” a quien esté comiendo y pide tú la cuenta: traerla sin que la pidas sería como apurarte. La cuenta lleva 18% de ITBIS y 10% de propina legal; un poco más en efectivo se agradece.",
    },
  },
  transport: {
    title: { en: "Transportation", es: "Transporte" },
    text: {
      en: "How much do you charge from the airport to the city? I was told a taxi costs between 800 and 1200 pesos. Is that for the whole ride, with the toll and the luggage?",
      es: "¿Cuánto cobra del aeropuerto a la ciudad? Me dijeron que un taxi cuesta entre 800 y 1200 pesos. ¿Es por el viaje completo, con el peaje y las maletas?",
    },
    context: {
      en: "Expect to pay 800-1200 pesos for an airport taxi; long distances, late hours and the official airport stand can cost more. Dominican taxis do not run a meter: agree on the price, in pesos and for the whole car, before you get in. “Carros públicos” and “guaguas” follow fixed routes for a small fare, and a “motoconcho” is a motorcycle taxi. Carry small bills, because drivers rarely have change.",
      es: "Calcula 800-1200 pesos por un taxi del aeropuerto; las distancias largas, la noche y la parada oficial del aeropuerto pueden costar más. Los taxis dominicanos no usan taxímetro: acuerda el precio, en pesos y por el carro completo, antes de montarte. Los carros públicos y las guaguas hacen rutas fijas por un pasaje bajito, y el motoconcho es un taxi en motor. Lleva billetes pequeños, porque los choferes casi nunca tienen menudo.",
    },
  },
  social: {
    title: { en: "Social customs", es: "Costumbres sociales" },
    text: {
      en: "Good evening, it's a pleasure to meet you. Thank you for having us in your home. We brought you a little something. How is your family?",
      es: "Buenas noches, es un placer conocerle. Gracias por recibirnos en su casa. Le trajimos un detallito. ¿Cómo está su familia?",
    },
    context: {
      en: "Greetings come before any business: say hello to everyone present, with a handshake, or with one kiss on the cheek if either of you is a woman. Use “usted” with older people and strangers until they suggest “tú”. Arriving half an hour late to a home is normal, arriving early is not. Accept the coffee you are offered, and ask about the family: it is interest, not prying.",
      es: "El saludo va antes que cualquier asunto: saluda a todos los presentes, con la mano o, a las mujeres y entre ellas, con un beso en la mejilla. Usa “usted” con las personas mayores y los desconocidos hasta que te propongan tutearse. Llegar media hora tarde a una casa es normal; llegar antes, no. Acepta el café que te brinden y pregunta por la familia: es interés, no indiscreción.",
    },
  },
});
export type Scenario = keyof typeof scenarios;
export const scenarioKeys = Object.keys(scenarios) as readonly Scenario[];

/** A scenario as a translation: its text in the language `from`, and the context in the reader's. */
export function scenarioIn(key: Scenario, from: "en" | "es", reader: "en" | "es") {
  const { text, context } = scenarios[key];
  return {
    text: text[from],
    translatedText: text[otherLocale(from)],
    culturalContext: context[reader],
  };
}
