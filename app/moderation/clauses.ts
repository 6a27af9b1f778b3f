import { type Clause, clause } from "./clause.ts";
import * as say from "./vocabulary.ts";

const { around, cash, contactUs, direct, house, later, look, money, ourselves, page, rail, social, trade } =
  say;
const named =
  "(?:arribo|(?:the|this|la|el|esta|este|al|del) (?:platform|plataforma|concierge|conserje|app|aplicacion|middle ?man|intermediario|agency|agencia|assistant|asistente))";
const gone = (whom: string) => `${around} (?:de |del |with |to |from |a |al |lo de )?${whom}`;
const notThem = `(?:not|no|never|nunca|ni|nor)(?: (?:a|al|a traves de|mediante|por|con|en|de|through|to|via|with|on|from|by|to the))? (?:${named}|${page})`;
const thanThem = `(?:than|(?<=\\b(?:mas|menos|mejor|antes)(?: [a-z]{1,9}){0,2} )(?:que|de lo que))(?: [a-z]{1,9}){0,4} (?:${house}|${page}|(?:on|listed|shown|see|ves|sale|dice|aparece) (?:here|aqui))`;
const web = "(?:web ?site|web ?page|home ?page|pagina web|sitio web)";
const ownWeb = `(?:my|our|mi|nuestra|nuestro)(?: own| propia| propio| new| nueva)? ${web}|(?:pagina(?: web)?|web|sitio) propi[oa]|own ${web}`;
/** A page may be of a book, a site of a building. */
const ownSite =
  "(?:my|our|mi|nuestra|nuestro)(?: own| propia| propio)? (?:site|page|pagina|sitio|web)|own site";
const dealings =
  "(?:pay[a-z]{0,5}|pag[a-z]{1,6}|deal|trato|book|reserv[a-z]{1,6}|hire|order|negoci[a-z]{1,5}|quote|price|precio|cobr[a-z]{1,4}|charge)";
const paying = "(?:pay[a-z]{0,5}|paid|pag[a-z]{1,6}|cobr[a-z]{1,4}|charge)";
const sendMe =
  "(?:(?:send|wire|give|hand|transfer|slip|bring|leave|deposit|pass)(?: it)?(?: to)? (?:me|us)|(?:mand|envi|d|hac|haz|pas|dej|suelt|coloc|pon|entreg|transfi?er)[a-z]{0,4}(?:me|nos)(?:l[oa]s?)?|(?:me|nos) (?:l[oa]s? )?(?:d[ae]s?|dan|mand[a-z]{1,3}|envi[a-z]{1,3}|entreg[a-z]{1,3}|pas[a-z]{1,3}|adelant[a-z]{1,3}|abon[a-z]{1,3}|deposit[a-z]{1,3}|transfier[a-z]{1,3}))";

const ask = "ask|pregunt[a-z]{1,5}|pid[a-z]{1,5}|request|solicit[a-z]{1,3}|tell|dan|dicen";
const googled =
  "search|find|look|type|write|put|busca[a-z]{0,3}|escribe|pon|teclea|aparec[a-z]{2,5}|sal(?:go|imos|e|en)|come up|appear|first result|primer resultado|encuentr[a-z]{1,5}";
const slow =
  "faster|quicker|easier|slow|slowly|mas rapid[oa]|mas facil|rather|prefer|prefiero|tard[a-z]{1,3}|demor[a-z]{1,3}|why wait|para que esperar|wait a day|takes (?:hours|a day|long|forever)";

/** What is said to lead around the house, in any grammar. */
export const clauses: readonly Clause[] = [
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
  clause("payment", notThem, [`${paying}|${money}|${cash}|${rail}|transferencia|transfer|${sendMe}`], {
    unless: [say.throughHouse],
  }),
  clause("messenger", slow, [`${house}|${page}`, contactUs], { reach: 70 }),
  clause("messenger", thanThem, [`${slow}|better|mejor|antes`]),
  clause("payment", thanThem, [say.advantage]),
  clause("payment", gone(`(?:${house}|${page})`), [`${say.advantage}|${paying}`], {
    unless: [say.throughHouse],
    reach: 40,
  }),
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
  // Money past the house
  clause("payment", rail, [], { unless: [say.moneyTrade, say.throughHouse] }),
  clause("payment", cash, [`${say.handover}|${say.advantage}|${direct}`], {
    unless: [say.throughHouse, say.orCard, say.forOthers],
  }),
  clause(
    "payment",
    cash,
    [
      "prefer[a-z]{0,10}|prefier[a-z]{1,3}|dolares|dollars|usd|pesos|please|por favor|is king|rather|saves?|ahorra|mejor|gusta|better",
    ],
    {
      unless: [say.throughHouse, say.orCard, say.forOthers],
      reach: 40,
    },
  ),
  clause(
    "payment",
    "(?:a|en|to|into) (?:la|mi|my|the) (?:cuenta|account)(?: (?:de ahorros|corriente|savings))?",
    ["deposit[a-z]{0,4}|transf[a-z]{1,8}|mand[a-z]{1,4}|envi[a-z]{1,4}|send|wire|pay|paga"],
    { unless: [say.moneyTrade, say.throughHouse, say.forOthers], reach: 25 },
  ),
  clause(
    "payment",
    "(?:cash|efectivo) (?:only|solamente|nada mas|unicamente)|(?:only|solo|solamente|unicamente|strictly) (?:[a-z]{1,8} ){0,2}(?:cash|efectivo)",
    [],
    { unless: [say.throughHouse, say.orCard, say.forOthers] },
  ),
  clause("payment", "(?:money|cuartos|dinero|billetes) (?:en (?:la |tu )?mano|in hand)"),
  clause(
    "payment",
    "(?:card|tarjeta|app|plataforma|platform|pagina)[a-z ]{0,12} (?:costs?|adds?|is|sale|cuesta|tiene|lleva|con|paga) (?:un |a )?(?:\\d{1,2} ?% )?(?:more|extra|mas|recargo|surcharge)",
    [`${ourselves}|${cash}|${dealings}|bring|trae`],
    { reach: 40 },
  ),
  clause(
    "payment",
    `${paying} (?:(?:directamente|directo|directly|made|is|en efectivo|cash) ){0,3}(?:a |al |to )?(?:la |el |los |las |the |tu |your )?${say.crew}`,
    [`${direct}|${cash}|${say.handover}|en mano|in person`],
    {
      unless: [
        say.throughHouse,
        say.forOthers,
        "we pay",
        "pagamos",
        "nuestr[oa]s? (?:equipo|personal)",
        "our (?:team|crew)",
      ],
      reach: 35,
    },
  ),
  clause(
    "payment",
    "(?:pay|paying|pagar|paga|pagas|pago)[a-z ]{0,12} direct(?:ly|o|amente) (?:to the|al|a la|a los) [a-z]{4,14}",
    [],
    {
      unless: [say.throughHouse, say.forOthers, "suplidor(?:es)?", "suppliers?"],
    },
  ),
  clause(
    "payment",
    "pay(?:ing)? (?:me|us)",
    [
      `${say.advantage}|${direct}|avoid|skip|save|cash|than|better|dollars|pesos|on the|at the|in person|when`,
    ],
    {
      unless: [say.throughHouse],
      reach: 35,
    },
  ),
  clause(
    "payment",
    "(?:direct )?(?:bank )?(?:transfers?|transferencias?)",
    ["direct|directly|direct[oa]|directamente|a nosotros|to us"],
    {
      unless: [say.throughHouse, say.forOthers, "aeropuerto", "airport", "hotel", "ride", "van", "pickup"],
      reach: 20,
    },
  ),
  clause(
    "payment",
    "(?:en (?:la |tu |mi )?mano|in hand|en mis manos|a mis manos|in my hands?)",
    [`${say.handover}|${paying}|dolares|pesos|euros|dollars|recib[a-z]{1,4}`],
    { unless: [say.throughHouse], reach: 45 },
  ),
  clause(
    "payment",
    `(?:${money}|${cash})`,
    [
      "give|hand|leave|pass|entreg[a-z]{1,4}|das?|dale|dej[a-z]{1,4}|se lo das",
      `(?:to|a|al|con|with) (?:the |la |el |los )?${say.crew}`,
    ],
    {
      unless: [say.throughHouse, say.forOthers],
      reach: 35,
    },
  ),
  clause("payment", paying, ["(?:outside|por fuera|afuera)(?= ?(?:[.,;!)]|$))"], { reach: 20 }),
  clause(
    "payment",
    "(?:bank transfers?|wire transfers?|transferencias?(?: bancarias?)?)",
    ["tak(?:e|es|ing)|accept[a-z]{0,3}|acept[a-z]{1,4}|prefer|prefiero|recib[a-z]{1,4}"],
    {
      unless: [say.moneyTrade, say.throughHouse, say.orCard, say.forOthers],
      reach: 30,
    },
  ),
  clause(
    "payment",
    "(?:datos|informacion|numero)(?: [a-z]{2,5}){0,2} (?:pago|transferencia|deposito|banco|cuenta|bancari[oa]s?)|(?:bank|payment|account) (?:info|details|data)",
    [`te (?:paso|mando|doy|envio|dejo)|ask|pid[a-z]{1,4}|send|give|privado|dm|inbox|${ourselves}`],
    {
      unless: [say.moneyTrade, say.throughHouse],
    },
  ),
  clause("payment", sendMe, [money], { unless: [say.throughHouse], reach: 30 }),
  clause("payment", `(?:to|a|en|al|into|by|por) (?:my|mi|our|nuestr[oa]) ${say.bank}`, [], {
    unless: [say.moneyTrade],
  }),
  clause(
    "payment",
    "(?:transfer|transfers|transferencias?|transfiere[a-z]{0,3}|deposit[ao]s?|depositas|giros?)",
    [say.bank],
    {
      unless: [
        say.moneyTrade,
        say.throughHouse,
        "escrow",
        "notari[oa]s?",
        "garantia",
        "tu negocio",
        "title",
        "titulo",
      ],
      reach: 25,
    },
  ),
  clause("payment", "(?:checks?|cheques?)", ["payable|made out|a nombre|a mi nombre|in my name"]),
  clause(
    "payment",
    "(?:pay|paying|payment|paid|pag[ao]s?|pagar|pagan|pagando|invoice|bill|charge|cobro|cobramos)",
    [direct, `${ourselves}|you|te`],
    { unless: [say.throughHouse, say.forOthers], reach: 35 },
  ),
  clause(
    "payment",
    "(?:sin (?:factura|comprobante|itbis|recibo)|without (?:an? )?(?:invoice|receipt|tax)|no (?:receipt|invoice|itbis))",
    [`${say.advantage}|${cash}`],
  ),
  clause("payment", "(?:why pay|para que pagar(?:les?)?|por que pagar(?:les?)?)", [
    "fees?|commissions?|comision(?:es)?|more|mas|middleman|intermediari[oa]s?|them|extra",
  ]),
];
