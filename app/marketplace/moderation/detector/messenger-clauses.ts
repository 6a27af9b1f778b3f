import { type Clause, clause } from "./clause.ts";
import * as vocabulary from "./vocabulary.ts";

const {
  cash,
  contactUs,
  directly,
  platformName,
  nextTime,
  lookVerbs,
  firstPerson,
  sitePage,
  paymentService,
  socialNetwork,
  tradeContext,
  unambiguousPlatformName,
  bypassing,
  notViaPlatform,
  thanViaPlatform,
  dealWords,
} = vocabulary;

const speedWords =
  "faster|quicker|easier|slow|slowly|mas rapid[oa]|mas facil|rather|prefer|prefiero|tard[a-z]{1,3}|demor[a-z]{1,3}|why wait|para que esperar|wait a day|takes (?:hours|a day|long|forever)";

/** Clauses that lead to a messenger, or around the platform by any channel. */
export const messengerClauses: readonly Clause[] = [
  // The name of a messenger is enough, unless it is the vendor's trade
  clause("messenger", vocabulary.unambiguousMessenger, [], { unless: [tradeContext] }),
  clause("messenger", socialNetwork, [`${firstPerson}|${lookVerbs}|${contactUs}`], {
    unless: [tradeContext],
  }),
  clause("messenger", "(?:ig|fb|tt|insta|x|yt)(?: ?[/,&+] ?(?:ig|fb|tt|insta|x|yt|wa)){1,3}"),
  clause(
    "messenger",
    "(?:my|mi|our|nuestr[oa]) (?:arroba|handle|user ?name|usuario|nick)|(?:dale|dame|da|give (?:me|us) a) (?:follow|like|me gusta)",
  ),
  clause(
    "messenger",
    "(?:(?:my|our|the|mi|mis|al|los|por) )?(?:dm'?s|inbox)|(?:my|our|the|mi|mis|al|los|por) (?:dm|md|privado|handle)",
    [`${contactUs}|${lookVerbs}|slide|into|open|abiert[oa]s?|handle|gram|cotiz[a-z]{1,6}`],
    { unless: [tradeContext] },
  ),
  // Around the platform
  clause("messenger", vocabulary.talkToUs, [directly], {
    unless: [vocabulary.throughPlatform],
    maxDistance: 35,
  }),
  clause(
    "messenger",
    vocabulary.agreeBetweenUs,
    [
      `between (?:us|you and me|the two of us)|entre (?:nosotros|tu y yo|los dos|las dos)|tu y yo|you and (?:me|i)|por fuera|privately|(?:directly|directo|directamente)(?= ?(?:[.,;!)]|$|with (?:you|me)|contigo|conmigo))`,
    ],
    { maxDistance: 30 },
  ),
  clause("messenger", nextTime, [`${contactUs}|${vocabulary.agreeBetweenUs}`], {
    unless: [vocabulary.throughPlatform],
    maxDistance: 60,
  }),
  clause(
    "messenger",
    bypassing(platformName),
    [`${contactUs}|${firstPerson}|${dealWords}|${vocabulary.betterDeal}|text|call`],
    { maxDistance: 60 },
  ),
  // "Don't order it on the platform, tell me"
  clause(
    "messenger",
    `(?:no|not|don't|nunca|never|ni)(?: l[oae]s?)? [a-z]{2,10}(?: [a-z]{1,10}){0,2} (?:por|en|a traves de|through|on|via|at|with|con) (?:${unambiguousPlatformName}|${sitePage})`,
    [`${contactUs}|${directly}|a mi|conmigo|dime(?:lo)?|dinos|tell me|${cash}|${paymentService}`],
  ),
  clause(
    "messenger",
    `(?:leav(?:e|ing)|keep(?:ing)?|dej[a-z]{1,5}) (?:${platformName}|${sitePage}) (?:out|fuera|aside|aparte|alone|quiet[oa])`,
  ),
  clause(
    "messenger",
    "(?:keep|stays?|queda|quede|dejamos|just|secret)(?: [a-z]{1,8}){0,2} (?:between us|entre nosotros|between you and me|entre tu y yo)",
  ),
  clause("messenger", bypassing("(?:the|that|el|al|los|a los) (?:middle ?m[ae]n|intermediari[oa]s?)")),
  clause(
    "messenger",
    `${platformName}|${sitePage}`,
    [vocabulary.talkToUs, "primero|first|antes|before|a mi"],
    { unless: [vocabulary.throughPlatform], maxDistance: 55 },
  ),
  clause(
    "messenger",
    "(?:skip|forget|ignore|never mind|olvid[a-z]{1,5}|sin llenar|salt[a-z]{1,4}|brinc[a-z]{1,4}|no llenes|don't fill)(?: (?:in|out|about|de|the|this|la|el|esa?|ese))* (?:(?:request|booking|contact) )?(?:request|solicitud|formulario|form|forms|reserva)",
    [`${contactUs}|come|ven|pasa|text|call|llam[a-z]{1,4}|direct[a-z]{0,6}`],
  ),
  // "Site" may be a building site
  clause(
    "messenger",
    bypassing(sitePage),
    [`${contactUs}|${dealWords}|${vocabulary.betterDeal}|(?:come|ven|pasa) (?:direct|straight|directo)`],
    { maxDistance: 25 },
  ),
  clause(
    "messenger",
    "(?:outside|off|fuera|afuera|away from)(?: of| de)? (?:here|aqui)|(?:por|en) (?:otro|el otro) (?:lado|medio|canal)|(?:another|other) channel",
    [`${contactUs}|${firstPerson}|${dealWords}|${vocabulary.betterDeal}`],
  ),
  clause("messenger", "leave (?:the|this) (?:web ?site|site|page|app|platform) (?:alone|aside|behind)"),
  clause(
    "messenger",
    "no (?:platform|app|concierge|website|middle ?m[ae]n|agency|plataforma|conserje|intermediari[oa]s?) (?:in between|in the middle|needed|involved|required|necessary|de por medio|en el medio)",
  ),
  clause(
    "messenger",
    `(?:with|on|in|through|via|con|en|por) (?:${unambiguousPlatformName}|${sitePage})`,
    ["conmigo|with me|por fuera|directo|a mi|myself"],
    { maxDistance: 35 },
  ),
  clause("messenger", "direct (?:deals?|dealings?|contact|bookings?) with (?:me|us|the owner|the captain)"),
  clause(
    "messenger",
    "(?:texts?|texting|calls?|calling|dms?|llamar|llamada|llamarme|escribirme) (?:me |us )?(?:is|are|works?|gets?|es|son|sale) (?:[a-z]{1,6} )?(?:faster|quicker|easier|better|best|mas rapid[oa]|mejor|mas facil)",
  ),
  clause("messenger", notViaPlatform, [`${contactUs}|${directly}|a mi`]),
  clause("messenger", speedWords, [`${platformName}|${sitePage}`, contactUs], { maxDistance: 70 }),
  clause("messenger", thanViaPlatform, [`${speedWords}|better|mejor|antes`]),
  clause(
    "messenger",
    "(?:first|primer[oa]?)(?: [a-z]{1,10}){0,3} (?:here|aqui)",
    [
      "rest|others|demas|otr[oa]s|siguientes|after that|despues|luego",
      `${vocabulary.agreeBetweenUs}|${contactUs}|tu y yo|me|us`,
    ],
    { maxDistance: 40 },
  ),
  clause(
    "messenger",
    "cancel[a-z]{0,3}(?: [a-z]{1,10}){0,2} (?:here|aqui|arribo|booking|reserva|app|platform|plataforma)",
    [`${contactUs}|${vocabulary.betterDeal}`],
    { maxDistance: 60 },
  ),
  clause(
    "messenger",
    "(?:my|our|mis|nuestr[oa]s)(?: [a-z-]{3,12})? (?:clients?|customers?|guests?|regulars|clientes|clientas|huespedes)",
    [
      "just (?:text|call|write|message)|ya (?:me|nos) (?:llam|escrib|busc|contact)[a-z]{1,3}|(?:me|nos) (?:llaman|escriben|buscan) (?:direct[oa]|y ya)|already (?:call|text)",
    ],
    { maxDistance: 40 },
  ),
  clause(
    "messenger",
    "(?:my|mi)(?: business)? (?:card|tarjeta)(?! (?:reader|machine|terminal|de (?:credito|debito)))",
    [],
    { unless: [vocabulary.throughPlatform] },
  ),
  clause(
    "messenger",
    "(?:our|nuestra|una)(?: business)? (?:card|tarjeta)",
    ["keep|take|leave you|hand you|give you|slip you|guarda|quedate|te dejo|te dejamos|te doy|te damos"],
    { unless: [vocabulary.throughPlatform], maxDistance: 20 },
  ),
];
