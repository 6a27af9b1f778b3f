import { bilingual } from "#platform/i18n/text.ts";

/** They come with the dialog of a protocol, which the page loads late. */
export const protocolMessages = bilingual({
  includes: { en: "Service components", es: "Componentes del servicio" },
  ask: { en: "Request this protocol", es: "Solicita este protocolo" },
  descriptions: {
    emergency: {
      en: "When something has happened: a theft, an accident, a hospital, a storm. We call whoever needs to be called, in Spanish, and come when you need someone beside you.",
      es: "Cuando pasó algo: un robo, un accidente, un hospital, una tormenta. Llamamos a quien haga falta y vamos a donde alguien tenga que estar contigo.",
    },
    integration: {
      en: "Most trouble begins with a misunderstanding. We walk the neighborhood with you, tell you what is normal and what is not, and introduce you to people who have lived here for years.",
      es: "Casi todo problema empieza con un malentendido. Recorremos el barrio contigo, te decimos qué es normal y qué no, y te presentamos a gente que lleva años aquí.",
    },
    wellness: {
      en: "For the first months, or for someone who lives alone: we get in touch on the days you choose. If you don’t answer, we look for you the way we agreed beforehand.",
      es: "Para los primeros meses o para quien vive solo o sola: te contactamos los días que elijas. Si no respondes, te buscamos como acordaste con nosotros.",
    },
  },
});
