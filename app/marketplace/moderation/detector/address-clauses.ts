import { type Clause, clause } from "./clause.ts";
import * as vocabulary from "./vocabulary.ts";

const { contactUs, platformName, lookVerbs, firstPerson, tradeContext, dealWords } = vocabulary;

const websiteWord = "(?:web ?site|web ?page|home ?page|pagina web|sitio web)";
const ownWebsite = `(?:my|our|mi|nuestra|nuestro)(?: own| propia| propio| new| nueva)? ${websiteWord}|(?:pagina(?: web)?|web|sitio) propi[oa]|own ${websiteWord}`;
const ownSite =
  "(?:my|our|mi|nuestra|nuestro)(?: own| propia| propio)? (?:site|page|pagina|sitio|web)|own site";
const askVerbs = "ask|pregunt[a-z]{1,5}|pid[a-z]{1,5}|request|solicit[a-z]{1,3}|tell|dan|dicen";
const searchVerbs =
  "search|find|look|type|write|put|busca[a-z]{0,3}|escribe|pon|teclea|aparec[a-z]{2,5}|sal(?:go|imos|e|en)|come up|appear|first result|primer resultado|encuentr[a-z]{1,5}";

/** Clauses that point to a phone, website or e-mail address which the text does not contain itself. */
export const addressClauses: readonly Clause[] = [
  // A phone number shown elsewhere
  clause(
    "phone",
    `(?:my|our|mi|mis|nuestr[oa]s?|the|el|los) (?:[a-z]{2,9} )?${vocabulary.contactNoun} (?:mio |is |are )?(?:esta|sale|aparece|viene|painted|printed|written|escrito|pintado|shown|right|on|in) ?[a-z]{0,9} ?(?:in|on|at|en|de|del)?(?: [a-z]{2,8}){0,2} ${vocabulary.visibleSurface}`,
    [],
    { unless: [tradeContext, "house numbers?", "numero de casa"] },
  ),
  clause(
    "phone",
    `(?:my|our|mi|mis|nuestr[oa]s?|the|el|los) (?:[a-z]{2,9} )?${vocabulary.contactNoun}[a-z ,]{0,14} (?:in|on|at|en|de|del)(?: [a-z]{2,8}){0,2} ${vocabulary.visibleSurface}`,
    [`${firstPerson}|${lookVerbs}|esta|sale|aparece`],
    { unless: [tradeContext, "house numbers?", "numero de casa"] },
  ),
  clause(
    "phone",
    `(?:look|zoom|check|read|see|mira|fijate|lee|revisa|busca|chequea) (?:[a-z]{1,5} ){0,2}(?:the|my|our|la|el|mi|los|las|nuestr[oa]) (?:[a-z]{2,7} )?${vocabulary.visibleSurface}`,
    [`${vocabulary.contactNoun}|you know|how to (?:reach|find)|ahi esta|ya (?:tu )?sabes`],
    { unless: [tradeContext] },
  ),
  clause(
    "phone",
    `(?:my|our|mi|nuestro) ${vocabulary.contactNoun}|(?:the|el) (?:phone|cell|celular|telefono|contacto|whatsapp)|the number of (?:chef|captain|the (?:chef|captain|driver|owner))`,
    [askVerbs],
    {
      unless: [tradeContext, platformName, "room number", "numero de (?:serie|licencia|poliza|vuelo|orden)"],
      maxDistance: 30,
    },
  ),
  clause(
    "phone",
    `(?:your|tu|su)(?: [a-z]{2,9})? ${vocabulary.contactNoun}`,
    [
      "(?:give|leave|send|drop|tell|text|pass) (?:me|us)|(?:dej|d|mand|envi|pas|escrib|pon)[a-z]{1,4}(?:me|nos)|(?:te|yo te|i|i'll|we'll) (?:llam[a-z]{1,4}|call|text|escrib[a-z]{1,3})|dej[ae]|leave",
    ],
    { unless: [platformName, tradeContext, "house numbers?"], maxDistance: 35 },
  ),
  // Other sites where the vendor can be found
  clause(
    "link",
    `(?:(?:on|en|at|in|through|via|por|or|y|o)(?: the)?|my|our|mi|nuestr[oa]) ${vocabulary.otherSites}`,
    [`${lookVerbs}|${contactUs}|${dealWords}|${firstPerson}`],
    { unless: [tradeContext, "owners?"] },
  ),
  clause(
    "link",
    "(?:(?:my|our|mi|nuestra|tengo|tenemos|una|un|have an) )(?:online (?:store|shop|booking|calendar|catalog(?:ue)?)|(?:tienda|catalogo|agenda|reservas?) (?:en linea|online|virtual|digital))",
    [`${firstPerson}|${lookVerbs}|${contactUs}`],
    {
      unless: ["your|tus?|build|design[a-z]{0,3}|disen[a-z]{1,4}|cre[oa][a-z]{0,4}|integr[a-z]{1,5}|set ?up"],
    },
  ),
  clause("link", ownWebsite, [], { unless: [tradeContext, "seo"] }),
  clause("link", ownSite, [`${lookVerbs}|have|has|tengo|tenemos|on|at|en|through|por|${dealWords}`], {
    unless: [tradeContext, "seo"],
    maxDistance: 30,
  }),
  clause(
    "link",
    "(?:my|our|mi|nuestr[oa]s?) (?:catalog[a-z]{0,3}|menu|portafolio|portfolio|price list|lista de precios|gallery|galeria|trabajos)",
    ["(?:en|on) (?:la|mi|the|my) (?:web|pagina|bio)|online|en linea"],
    { unless: [tradeContext], maxDistance: 30 },
  ),
  clause("link", "google(?: maps)?", [searchVerbs], { unless: [tradeContext, "seo", "posicion[a-z]{0,8}"] }),
  clause(
    "link",
    "(?:codigo )?qr(?: code)?",
    [`${vocabulary.visibleSurface}|${lookVerbs}|pay|pagar|pago|my|our|mi|nuestro`],
    { unless: [tradeContext, "men[us]{1,2}", "boletas?", "tickets?"] },
  ),
  clause("link", "(?:dot|punto)[a-z ,]{0,10} com"),
  clause("email", "(?:e-?mail|correo(?: electronico)?|gmail|hotmail|yahoo|outlook)", [contactUs], {
    unless: [tradeContext, vocabulary.throughPlatform],
    maxDistance: 30,
  }),
];
