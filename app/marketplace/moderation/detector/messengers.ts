import { notRefused, type Rule, refused, rule } from "./rule.ts";
import { chat, social, whatsApp } from "./vocabulary.ts";

/** "Signal", "face" and "snap" are words too: they count only after "message me on" and before a colon. */
const anyChat = `(?:${chat}|${social}|signal|face)`;

/** Work on these very things is a service: "campañas en Instagram", "we install Telegram". */
const asService = {
  unless:
    /\b(?:marketing|campan[a-z]{0,2}|campaigns?|chatbots?|bots?|manag[a-z]{1,5}|manej[a-z]{1,4}|gestion[a-z]{0,4}|install?[a-z]{0,7}|configur[a-z]{1,6}|set ?up|setting up|teach[a-z]{0,3}|ensen[a-z]{1,4}|aprend[a-z]{1,5}|learn|how to|usar|use|using|repar[a-z]{1,6}|repair[a-z]{0,3}|recover[a-z]{0,3}|recuper[a-z]{1,5}|backups?|copias|integr[a-z]{1,6}|design[a-z]{0,3}|disen[a-z]{1,5}|publicidad|ads|community|publicaciones|fotos para|photos for|stickers|conten[a-z]{2,4}|(?:your|tus?) (?:guests?|customers?|clients?|clientes|huespedes)|(?:arribo|concierge)(?: team)? (?:will|te|les?|los|writes?|sends?|contacts?))\b[^.!?\n]{0,50}$/,
  unlessAfter:
    /^,? ?(?:repair|business|web\b|service|courier|bags?|studio|bikes?|delivery|marketing|ads|set ?up|stickers|chatbots?|bots?|backups?|reparacion|api\b|accounts?|manage)/,
};

const writeEnglish =
  "(?:text|message|msg|write|write to|contact|reach|call|find|add|follow|chat with|talk to|hit|catch|get|ping|send|drop|shoot|leave|see|ask|ask for|tag|book|like|answer|reply|respond)";
const writeSpanish =
  "(?:escrib|mand|envi|llam|contact|habl|tir|dej|agreg|busc|sig|encuentr|encontr|consult|comunic|conect|localiz|texte|pid|consig|pas|consigu|cuadr|coordin|cotiz)[a-z]{0,6}";

/** Invitations to write elsewhere, and names by which to be found there. */
export const messengers: readonly Rule[] = [
  // text me on Telegram, message us there on WhatsApp, follow us on Instagram
  rule(
    "messenger",
    `\\b${writeEnglish} (?:me|us|our|my)\\b[^.!?\\n]{0,40}\\b(?:${anyChat}|social media|socials)\\b`,
    notRefused,
  ),
  // escríbeme por WhatsApp, nos puedes seguir en Instagram, cuadramos por Telegram
  rule(
    "messenger",
    `\\b${writeSpanish}\\b(?![^.!?\\n]{0,12}\\b(?:clientes|huespedes)\\b)[^.!?\\n]{0,35}\\b(?:por|al|en|a|via|x|un|mi|nuestro|nuestra|nuestras|el)\\b[^.!?\\n]{0,12}\\b(?:${anyChat}|redes)\\b`,
    {
      unless: new RegExp(`${refused.source}|${asService.unless.source}`),
    },
  ),
  // por WhatsApp, via Telegram, my WhatsApp, al DM
  rule(
    "messenger",
    `\\b(?:por|via|by|on|x|through|over|al|my|mi|our|nuestro|un|a)(?: (?:el|mi|un|my|our|the))? ${chat}\\b`,
    {
      unless: new RegExp(`${refused.source}|${asService.unless.source}`),
      unlessAfter: asService.unlessAfter,
    },
  ),
  rule(
    "messenger",
    `\\b(?:${whatsApp}|telegram) (?:available|disponible|24|only|solo|me\\b|us\\b|al\\b|number|numero|:|is\\b|es\\b)`,
    asService,
  ),
  rule(
    "messenger",
    `\\b(?:have|check|tengo|uso|tenemos|reviso) (?:${whatsApp}|telegram|viber|signal|instagram|messenger)\\b`,
    {
      unless: new RegExp(`${refused.source}|${asService.unless.source}`),
    },
  ),
  // DM me, inbox for prices, text me
  rule("messenger", "\\b(?:dm|pm|inbox|text|whatsapp|ping) (?:me|us)\\b", notRefused),
  rule("messenger", "\\b(?:dm|pm|inbox) (?:for|para|por)\\b"),
  rule("messenger", "\\b(?:al|por|x|por el) (?:privado|interno|dm|inbox|pv|md)\\b", notRefused),
  rule("messenger", "\\b(?:wasap|wuasap|guasap|whatsap)(?:ea|p)(?:me|nos|r)\\b"),
  // my insta, estamos en Facebook
  rule("messenger", `\\b(?:my|mi|our|nuestro|nuestra) ${social}\\b`, asService),
  rule("messenger", `\\b(?:estamos|estoy|we are|we're|i am|i'm) (?:en|on|tambien en) ${social}\\b`),
  rule("messenger", "\\b(?:mi|por|en el) face\\b"),
  rule("messenger", `\\b(?:en|on) ${social},? (?:me|nos|we are|i am|you find)\\b`, asService),
  // IG: plomero_rd, fb/plomero, Instagram como plomero, ig plomero_rd
  rule(
    "messenger",
    `\\b(?:${social}|telegram) ?(?:[:=|/•>]{1,2}| - | ?-{1,2}>| is | es | user | usuario | como | under | as ) ?@?[a-z][\\w.]{2,40}`,
    asService,
  ),
  // Instagram sastremota, all by itself
  rule("messenger", `(?:^|[.!?\\n•|;]) ?${social}[ :]{1,2}[a-z][\\w.]{4,30}(?= ?(?:[.!,;|\\n]|$))`, {
    unlessAfter: asService.unlessAfter,
  }),
  rule("messenger", "\\b(?:snap|face) ?[:=] ?@?[a-z][\\w.]{2,40}"),
  rule("messenger", `\\b${social} [a-z]{1,30}[_.\\d][\\w.]{1,30}`, asService),
  rule(
    "messenger",
    "\\barroba [a-z]{2,30}[_.\\d][\\w.]{1,30}|\\barroba [\\w.]{3,30} en (?:instagram|ig|facebook|tik ?tok)",
  ),
  // plomero_rd: nobody writes an underscore but in a user's name
  rule("messenger", "\\b[a-z]{2,20}(?:_[a-z\\d.]{1,20}){1,3}\\b"),
  rule("messenger", `\\b${whatsApp} (?:mio|nuestro)\\b`),
  // "I post on Facebook, message me there"
  rule(
    "messenger",
    `\\b${anyChat}\\b[^.!?\\n]{0,25}\\b(?:me|us|my|mi|me escribes|escribeme|escribenos|contesto)\\b[^.!?\\n]{0,10}\\b(?:there|ahi|alli)\\b`,
    {
      unless: new RegExp(`${refused.source}|${asService.unless.source}`),
    },
  ),
  // "escríbeme al 🟢": a picture where a messenger's name would stand
  rule(
    "messenger",
    `\\b${writeSpanish}\\b[^.!?\\n]{0,12} (?:al|por|por el|via|en) ?•|\\b${writeEnglish} (?:me|us)\\b[^.!?\\n]{0,12} (?:on|by|via|at|through|in) ?(?:the )?•`,
    notRefused,
  ),
  // poolguy underscore sosua
  rule(
    "messenger",
    "\\b[a-z\\d]{2,20} (?:underscore|guion (?:bajo|abajo)|raya (?:baja|abajo)|subrayado) [a-z\\d]{2,20}",
  ),
  // @name; "amig@s" and "tours @ RD$2,500" are none
  rule("messenger", "(?<![\\w@.])@[a-z][\\w.]{2,30}"),
];
