import { type Rule, refusal, rule, unlessRefused } from "./rule.ts";
import { messengerApp, messengerStems, messengerVerbs, socialNetwork, whatsApp } from "./vocabulary.ts";

/** "Signal" and "face" are also words: they count only in these two kinds of rules. */
const anyMessenger = `(?:${messengerApp}|${socialNetwork}|signal|face)`;

/** Innocent when the messenger is the trade: "campañas en Instagram", "we install Telegram". */
const unlessService = {
  unlessBefore:
    /\b(?:marketing|campan[a-z]{0,2}|campaigns?|chatbots?|bots?|manag[a-z]{1,5}|manej[a-z]{1,4}|gestion[a-z]{0,4}|install?[a-z]{0,7}|configur[a-z]{1,6}|set ?up|setting up|teach[a-z]{0,3}|ensen[a-z]{1,4}|aprend[a-z]{1,5}|learn|how to|usar|use|using|repar[a-z]{1,6}|repair[a-z]{0,3}|recover[a-z]{0,3}|recuper[a-z]{1,5}|backups?|copias|integr[a-z]{1,6}|design[a-z]{0,3}|disen[a-z]{1,5}|publicidad|ads|community|publicaciones|fotos para|photos for|stickers|conten[a-z]{2,4}|(?:your|tus?) (?:guests?|customers?|clients?|clientes|huespedes)|(?:arribo|concierge)(?: team)? (?:will|te|les?|los|writes?|sends?|contacts?))\b[^.!?\n]{0,50}$/,
  unlessAfter:
    /^,? ?(?:repair|business|web\b|service|courier|bags?|studio|bikes?|delivery|marketing|ads|set ?up|stickers|chatbots?|bots?|backups?|reparacion|api\b|accounts?|manage)/,
};

const unlessRefusedOrService = {
  unlessBefore: new RegExp(`${refusal.source}|${unlessService.unlessBefore.source}`),
};

/** Invitations to a messenger or social network, and user names there. */
export const messengerRules: readonly Rule[] = [
  // text me on Telegram, follow us on Instagram
  rule(
    "messenger",
    `\\b${messengerVerbs} (?:me|us|our|my)\\b[^.!?\\n]{0,40}\\b(?:${anyMessenger}|social media|socials)\\b`,
    unlessRefused,
  ),
  // escríbeme por WhatsApp, nos puedes seguir en Instagram, cuadramos por Telegram
  rule(
    "messenger",
    `\\b${messengerStems}[a-z]{0,6}\\b(?![^.!?\\n]{0,12}\\b(?:clientes|huespedes)\\b)[^.!?\\n]{0,35}\\b(?:por|al|en|a|via|x|un|mi|nuestro|nuestra|nuestras|el)\\b[^.!?\\n]{0,12}\\b(?:${anyMessenger}|redes)\\b`,
    unlessRefusedOrService,
  ),
  rule(
    "messenger",
    `\\b(?:por|via|by|on|x|through|over|al|my|mi|our|nuestro|un|a)(?: (?:el|mi|un|my|our|the))? ${messengerApp}\\b`,
    { ...unlessRefusedOrService, unlessAfter: unlessService.unlessAfter },
  ),
  rule(
    "messenger",
    `\\b(?:${whatsApp}|telegram) (?:available|disponible|24|only|solo|me\\b|us\\b|al\\b|number|numero|:|is\\b|es\\b)`,
    unlessService,
  ),
  rule(
    "messenger",
    `\\b(?:have|check|tengo|uso|tenemos|reviso) (?:${whatsApp}|telegram|viber|signal|instagram|messenger)\\b`,
    unlessRefusedOrService,
  ),
  rule("messenger", "\\b(?:dm|pm|inbox|text|whatsapp|ping) (?:me|us)\\b", unlessRefused),
  rule("messenger", "\\b(?:dm|pm|inbox) (?:for|para|por)\\b"),
  rule("messenger", "\\b(?:al|por|x|por el) (?:privado|interno|dm|inbox|pv|md)\\b", unlessRefused),
  rule("messenger", "\\b(?:wasap|wuasap|guasap|whatsap)(?:ea|p)(?:me|nos|r)\\b"),
  rule("messenger", `\\b(?:my|mi|our|nuestro|nuestra) ${socialNetwork}\\b`, unlessService),
  rule("messenger", `\\b(?:estamos|estoy|we are|we're|i am|i'm) (?:en|on|tambien en) ${socialNetwork}\\b`),
  rule("messenger", "\\b(?:mi|por|en el) face\\b"),
  rule("messenger", `\\b(?:en|on) ${socialNetwork},? (?:me|nos|we are|i am|you find)\\b`, unlessService),
  // IG: plomero_rd, fb/plomero, Instagram como plomero
  rule(
    "messenger",
    `\\b(?:${socialNetwork}|telegram) ?(?:[:=|/•>]{1,2}| - | ?-{1,2}>| is | es | user | usuario | como | under | as ) ?@?[a-z][\\w.]{2,40}`,
    unlessService,
  ),
  // "Instagram sastremota" as a whole sentence
  rule("messenger", `(?:^|[.!?\\n•|;]) ?${socialNetwork}[ :]{1,2}[a-z][\\w.]{4,30}(?= ?(?:[.!,;|\\n]|$))`, {
    unlessAfter: unlessService.unlessAfter,
  }),
  rule("messenger", "\\b(?:snap|face) ?[:=] ?@?[a-z][\\w.]{2,40}"),
  rule("messenger", `\\b${socialNetwork} [a-z]{1,30}[_.\\d][\\w.]{1,30}`, unlessService),
  rule(
    "messenger",
    "\\barroba [a-z]{2,30}[_.\\d][\\w.]{1,30}|\\barroba [\\w.]{3,30} en (?:instagram|ig|facebook|tik ?tok)",
  ),
  // plomero_rd: an underscore occurs only in user names
  rule("messenger", "\\b[a-z]{2,20}(?:_[a-z\\d.]{1,20}){1,3}\\b"),
  rule("messenger", `\\b${whatsApp} (?:mio|nuestro)\\b`),
  // "I post on Facebook, message me there"
  rule(
    "messenger",
    `\\b${anyMessenger}\\b[^.!?\\n]{0,25}\\b(?:me|us|my|mi|me escribes|escribeme|escribenos|contesto)\\b[^.!?\\n]{0,10}\\b(?:there|ahi|alli)\\b`,
    unlessRefusedOrService,
  ),
  // "escríbeme al 🟢": a pictograph in place of the messenger's name
  rule(
    "messenger",
    `\\b${messengerStems}[a-z]{0,6}\\b[^.!?\\n]{0,12} (?:al|por|por el|via|en) ?•|\\b${messengerVerbs} (?:me|us)\\b[^.!?\\n]{0,12} (?:on|by|via|at|through|in) ?(?:the )?•`,
    unlessRefused,
  ),
  rule(
    "messenger",
    "\\b[a-z\\d]{2,20} (?:underscore|guion (?:bajo|abajo)|raya (?:baja|abajo)|subrayado) [a-z\\d]{2,20}",
  ),
  // @name, but not "amig@s" or "tours @ RD$2,500"
  rule("messenger", "(?<![\\w@.])@[a-z][\\w.]{2,30}"),
];
