import { bilingual } from "#platform/i18n/text.ts";

/** What stands in the conversation beside a visitor's photo. */
export const messages = bilingual({
  photo: { en: "Photo", es: "Foto" },
  /** The assistant's answer while the team is there, and while it is away. */
  here: {
    en: "I can’t see photos. I’ve told our team: a person will look at yours and answer here. If you are in danger, call 911.",
    es: "No puedo ver fotos. Ya le avisé a nuestro equipo: una persona verá la tuya y te responderá aquí. Si estás en peligro, llama al 911.",
  },
  away: {
    en: "I can’t see photos. I’ve left yours for our team, which isn’t here right now: a person will look at it once they are back, and answer here. If you are in danger, call 911.",
    es: "No puedo ver fotos. Le dejé la tuya a nuestro equipo, que ahora no está: una persona la verá cuando vuelva y te responderá aquí. Si estás en peligro, llama al 911.",
  },
  /** To further photos while the visitor waits. */
  another: { en: "A person will look at this one, too.", es: "Una persona verá también esta." },
});
