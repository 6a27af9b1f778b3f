import { type Clause, clause } from "./clause.ts";
import * as say from "./vocabulary.ts";

const {
  cash,
  contactUs,
  direct,
  house,
  later,
  look,
  ourselves,
  page,
  rail,
  social,
  trade,
  named,
  gone,
  notThem,
  thanThem,
  dealings,
} = say;

const slow =
  "faster|quicker|easier|slow|slowly|mas rapid[oa]|mas facil|rather|prefer|prefiero|tard[a-z]{1,3}|demor[a-z]{1,3}|why wait|para que esperar|wait a day|takes (?:hours|a day|long|forever)";

/** What is said to lead the customer to a messenger, or past the house by any way. */
export const messengerClauses: readonly Clause[] = [
  // A messenger's name is enough, unless it is the work itself
  clause("messenger", say.sureChat, [], { unless: [trade] }),
  clause("messenger", social, [`${ourselves}|${look}|${contactUs}`], { unless: [trade] }),
  clause("messenger", "(?:ig|fb|tt|insta|x|yt)(?: ?[/,&+] ?(?:ig|fb|tt|insta|x|yt|wa)){1,3}"),
  clause(
    "messenger",
    "(?:my|mi|our|nuestr[oa]) (?:arroba|handle|user ?name|usuario|nick)|(?:dale|dame|da|give (?:me|us) a) (?:follow|like|me gusta)",
  ),
  clause(
    "messenger",
    "(?:(?:my|our|the|mi|mis|al|los|por) )?(?:dm'?s|inbox)|(?:my|our|the|mi|mis|al|los|por) (?:dm|md|privado|handle)",
    [`${contactUs}|${look}|slide|into|open|abiert[oa]s?|handle|gram|cotiz[a-z]{1,6}`],
    { unless: [trade] },
  ),
  // Past the house
  clause("messenger", say.talkToUs, [direct], { unless: [say.throughHouse], reach: 35 }),
  clause(
    "messenger",
    say.weAgree,
    [
      `between (?:us|you and me|the two of us)|entre (?:nosotros|tu y yo|los dos|las dos)|tu y yo|you and (?:me|i)|por fuera|privately|(?:directly|directo|directamente)(?= ?(?:[.,;!)]|$|with (?:you|me)|contigo|conmigo))`,
    ],
    {
      reach: 30,
    },
  ),
  clause("messenger", later, [`${contactUs}|${say.weAgree}`], { unless: [say.throughHouse], reach: 60 }),
  clause("messenger", gone(house), [`${contactUs}|${ourselves}|${dealings}|${say.advantage}|text|call`], {
    reach: 60,
  }),
  // "Don't order it on the platform, tell me"
  clause(
    "messenger",
    `(?:no|not|don't|nunca|never|ni)(?: l[oae]s?)? [a-z]{2,10}(?: [a-z]{1,10}){0,2} (?:por|en|a traves de|through|on|via|at|with|con) (?:${named}|${page})`,
    [`${contactUs}|${direct}|a mi|conmigo|dime(?:lo)?|dinos|tell me|${cash}|${rail}`],
  ),
  clause(
    "messenger",
    `(?:leav(?:e|ing)|keep(?:ing)?|dej[a-z]{1,5}) (?:${house}|${page}) (?:out|fuera|aside|aparte|alone|quiet[oa])`,
  ),
  clause(
    "messenger",
    "(?:keep|stays?|queda|quede|dejamos|just|secret)(?: [a-z]{1,8}){0,2} (?:between us|entre nosotros|between you and me|entre tu y yo)",
  ),
  clause("messenger", gone("(?:the|that|el|al|los|a los) (?:middle ?m[ae]n|intermediari[oa]s?)")),
  clause("messenger", `${house}|${page}`, [say.talkToUs, "primero|first|antes|before|a mi"], {
    unless: [say.throughHouse],
    reach: 55,
  }),
  clause(
    "messenger",
    "(?:skip|forget|ignore|never mind|olvid[a-z]{1,5}|sin llenar|salt[a-z]{1,4}|brinc[a-z]{1,4}|no llenes|don't fill)(?: (?:in|out|about|de|the|this|la|el|esa?|ese))* (?:(?:request|booking|contact) )?(?:request|solicitud|formulario|form|forms|reserva)",
    [`${contactUs}|come|ven|pasa|text|call|llam[a-z]{1,4}|direct[a-z]{0,6}`],
  ),
  // A "site" may be a building site
  clause(
    "messenger",
    gone(page),
    [`${contactUs}|${dealings}|${say.advantage}|(?:come|ven|pasa) (?:direct|straight|directo)`],
    {
      reach: 25,
    },
  ),
  clause(
    "messenger",
    "(?:outside|off|fuera|afuera|away from)(?: of| de)? (?:here|aqui)|(?:por|en) (?:otro|el otro) (?:lado|medio|canal)|(?:another|other) channel",
    [`${contactUs}|${ourselves}|${dealings}|${say.advantage}`],
  ),
  clause("messenger", "leave (?:the|this) (?:web ?site|site|page|app|platform) (?:alone|aside|behind)"),
  clause(
    "messenger",
    "no (?:platform|app|concierge|website|middle ?m[ae]n|agency|plataforma|conserje|intermediari[oa]s?) (?:in between|in the middle|needed|involved|required|necessary|de por medio|en el medio)",
  ),
  clause(
    "messenger",
    `(?:with|on|in|through|via|con|en|por) (?:${named}|${page})`,
    ["conmigo|with me|por fuera|directo|a mi|myself"],
    { reach: 35 },
  ),
  clause("messenger", "direct (?:deals?|dealings?|contact|bookings?) with (?:me|us|the owner|the captain)"),
  clause(
    "messenger",
    "(?:texts?|texting|calls?|calling|dms?|llamar|llamada|llamarme|escribirme) (?:me |us )?(?:is|are|works?|gets?|es|son|sale) (?:[a-z]{1,6} )?(?:faster|quicker|easier|better|best|mas rapid[oa]|mejor|mas facil)",
  ),
  clause("messenger", notThem, [`${contactUs}|${direct}|a mi`]),
  clause("messenger", slow, [`${house}|${page}`, contactUs], { reach: 70 }),
  clause("messenger", thanThem, [`${slow}|better|mejor|antes`]),
  clause(
    "messenger",
    "(?:first|primer[oa]?)(?: [a-z]{1,10}){0,3} (?:here|aqui)",
    [
      "rest|others|demas|otr[oa]s|siguientes|after that|despues|luego",
      `${say.weAgree}|${contactUs}|tu y yo|me|us`,
    ],
    { reach: 40 },
  ),
  clause(
    "messenger",
    "cancel[a-z]{0,3}(?: [a-z]{1,10}){0,2} (?:here|aqui|arribo|booking|reserva|app|platform|plataforma)",
    [`${contactUs}|${say.advantage}`],
    { reach: 60 },
  ),
  clause(
    "messenger",
    "(?:my|our|mis|nuestr[oa]s)(?: [a-z-]{3,12})? (?:clients?|customers?|guests?|regulars|clientes|clientas|huespedes)",
    [
      "just (?:text|call|write|message)|ya (?:me|nos) (?:llam|escrib|busc|contact)[a-z]{1,3}|(?:me|nos) (?:llaman|escriben|buscan) (?:direct[oa]|y ya)|already (?:call|text)",
    ],
    { reach: 40 },
  ),
  clause(
    "messenger",
    "(?:my|mi)(?: business)? (?:card|tarjeta)(?! (?:reader|machine|terminal|de (?:credito|debito)))",
    [],
    {
      unless: [say.throughHouse],
    },
  ),
  clause(
    "messenger",
    "(?:our|nuestra|una)(?: business)? (?:card|tarjeta)",
    ["keep|take|leave you|hand you|give you|slip you|guarda|quedate|te dejo|te dejamos|te doy|te damos"],
    { unless: [say.throughHouse], reach: 20 },
  ),
];
