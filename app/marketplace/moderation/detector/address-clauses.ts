import { type Clause, clause } from "./clause.ts";
import * as say from "./vocabulary.ts";

const { contactUs, house, look, ourselves, trade, dealings } = say;

const web = "(?:web ?site|web ?page|home ?page|pagina web|sitio web)";
const ownWeb = `(?:my|our|mi|nuestra|nuestro)(?: own| propia| propio| new| nueva)? ${web}|(?:pagina(?: web)?|web|sitio) propi[oa]|own ${web}`;
/** A page may be of a book, a site of a building. */
const ownSite =
  "(?:my|our|mi|nuestra|nuestro)(?: own| propia| propio)? (?:site|page|pagina|sitio|web)|own site";
const ask = "ask|pregunt[a-z]{1,5}|pid[a-z]{1,5}|request|solicit[a-z]{1,3}|tell|dan|dicen";
const googled =
  "search|find|look|type|write|put|busca[a-z]{0,3}|escribe|pon|teclea|aparec[a-z]{2,5}|sal(?:go|imos|e|en)|come up|appear|first result|primer resultado|encuentr[a-z]{1,5}";

/** What is said to lead to a telephone, a site or an e-mail address that the text does not hold. */
export const addressClauses: readonly Clause[] = [
  // A telephone that stands elsewhere
  clause(
    "phone",
    `(?:my|our|mi|mis|nuestr[oa]s?|the|el|los) (?:[a-z]{2,9} )?${say.contactNoun} (?:mio |is |are )?(?:esta|sale|aparece|viene|painted|printed|written|escrito|pintado|shown|right|on|in) ?[a-z]{0,9} ?(?:in|on|at|en|de|del)?(?: [a-z]{2,8}){0,2} ${say.surface}`,
    [],
    {
      unless: [trade, "house numbers?", "numero de casa"],
    },
  ),
  clause(
    "phone",
    `(?:my|our|mi|mis|nuestr[oa]s?|the|el|los) (?:[a-z]{2,9} )?${say.contactNoun}[a-z ,]{0,14} (?:in|on|at|en|de|del)(?: [a-z]{2,8}){0,2} ${say.surface}`,
    [`${ourselves}|${look}|esta|sale|aparece`],
    { unless: [trade, "house numbers?", "numero de casa"] },
  ),
  clause(
    "phone",
    `(?:look|zoom|check|read|see|mira|fijate|lee|revisa|busca|chequea) (?:[a-z]{1,5} ){0,2}(?:the|my|our|la|el|mi|los|las|nuestr[oa]) (?:[a-z]{2,7} )?${say.surface}`,
    [`${say.contactNoun}|you know|how to (?:reach|find)|ahi esta|ya (?:tu )?sabes`],
    { unless: [trade] },
  ),
  clause(
    "phone",
    `(?:my|our|mi|nuestro) ${say.contactNoun}|(?:the|el) (?:phone|cell|celular|telefono|contacto|whatsapp)|the number of (?:chef|captain|the (?:chef|captain|driver|owner))`,
    [ask],
    {
      unless: [trade, house, "room number", "numero de (?:serie|licencia|poliza|vuelo|orden)"],
      reach: 30,
    },
  ),
  clause(
    "phone",
    `(?:your|tu|su)(?: [a-z]{2,9})? ${say.contactNoun}`,
    [
      "(?:give|leave|send|drop|tell|text|pass) (?:me|us)|(?:dej|d|mand|envi|pas|escrib|pon)[a-z]{1,4}(?:me|nos)|(?:te|yo te|i|i'll|we'll) (?:llam[a-z]{1,4}|call|text|escrib[a-z]{1,3})|dej[ae]|leave",
    ],
    {
      unless: [house, trade, "house numbers?"],
      reach: 35,
    },
  ),
  // Sites where she can be found
  clause(
    "link",
    `(?:(?:on|en|at|in|through|via|por|or|y|o)(?: the)?|my|our|mi|nuestr[oa]) ${say.elsewhere}`,
    [`${look}|${contactUs}|${dealings}|${ourselves}`],
    { unless: [trade, "owners?"] },
  ),
  clause(
    "link",
    "(?:(?:my|our|mi|nuestra|tengo|tenemos|una|un|have an) )(?:online (?:store|shop|booking|calendar|catalog(?:ue)?)|(?:tienda|catalogo|agenda|reservas?) (?:en linea|online|virtual|digital))",
    [`${ourselves}|${look}|${contactUs}`],
    {
      unless: ["your|tus?|build|design[a-z]{0,3}|disen[a-z]{1,4}|cre[oa][a-z]{0,4}|integr[a-z]{1,5}|set ?up"],
    },
  ),
  clause("link", ownWeb, [], { unless: [trade, "seo"] }),
  clause("link", ownSite, [`${look}|have|has|tengo|tenemos|on|at|en|through|por|${dealings}`], {
    unless: [trade, "seo"],
    reach: 30,
  }),
  clause(
    "link",
    "(?:my|our|mi|nuestr[oa]s?) (?:catalog[a-z]{0,3}|menu|portafolio|portfolio|price list|lista de precios|gallery|galeria|trabajos)",
    ["(?:en|on) (?:la|mi|the|my) (?:web|pagina|bio)|online|en linea"],
    { unless: [trade], reach: 30 },
  ),
  clause("link", "google(?: maps)?", [googled], { unless: [trade, "seo", "posicion[a-z]{0,8}"] }),
  clause("link", "(?:codigo )?qr(?: code)?", [`${say.surface}|${look}|pay|pagar|pago|my|our|mi|nuestro`], {
    unless: [trade, "men[us]{1,2}", "boletas?", "tickets?"],
  }),
  clause("link", "(?:dot|punto)[a-z ,]{0,10} com"),
  clause("email", "(?:e-?mail|correo(?: electronico)?|gmail|hotmail|yahoo|outlook)", [contactUs], {
    unless: [trade, say.throughHouse],
    reach: 30,
  }),
];
