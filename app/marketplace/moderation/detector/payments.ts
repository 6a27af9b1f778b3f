import { notRefused, type Rule, refused, rule } from "./rule.ts";
import { rail } from "./vocabulary.ts";

/** Help with these is a service: "integramos PayPal en tu tienda", "next to Western Union". */
const railAsService = {
  unless: new RegExp(
    `${refused.source}|\\b(?:open|abrir|integr[a-z]{1,6}|configur[a-z]{1,6}|explain|explicamos|how|next to|near|behind|cerca|al lado|frente|set ?up|help|ayud[a-z]{1,5}|account for)\\b[^.!?\\n]{0,40}$`,
  ),
};
const throughUs =
  /^[^.!?\n]{0,30}\b(?:(?:through|via|by|por|a traves de|con) (?:the |el |la )?(?:arribo|concierge|conserje|plataforma|platform)|or (?:by |with )?(?:card|check|cheque)|o (?:con )?(?:tarjeta|cheque)|y tarjeta|and card)/;
const avoiding =
  "(?:avoid|save|skip|take off|forget(?: about)?|without|no|less|cut|sin|evit[a-z]{1,5}|ahorr[a-z]{1,6}|quit[a-z]{1,4}|salt[a-z]{1,6}|no pagues)";

/** Payment to the vendor, past the concierge. */
export const payments: readonly Rule[] = [
  rule(
    "payment",
    `\\b(?:pay[a-z]{0,5}|paid|send[a-z]{0,3}|deposit[a-z]{0,4}|settle|transfer[a-z]{0,4}|half|balance|accept[a-z]{0,3}|acept[a-z]{1,4}|take|cobr[a-z]{1,4}|recib[a-z]{1,4}|pag[a-z]{1,6}|mand[a-z]{1,5}|envi[a-z]{1,5}|prefer|by|via|through|with|con|por|using|my|mi)\\b[^.!?\\n]{0,30}\\b${rail}\\b`,
    railAsService,
  ),
  rule(
    "payment",
    `\\b${rail} ?(?:accepted|welcome|ok\\b|only|please|friends|me\\b|:|aceptad[oa]|disponible)`,
    railAsService,
  ),
  // pay me directly, pay us in cash, pay the driver in person
  rule(
    "payment",
    "\\bpay(?:ing|ment)?(?: to)? (?:me|us|(?:the|my|our) (?:crew|driver|captain|owner|team|chef|guide))\\b[^.!?\\n]{0,30}\\b(?:direct|directly|cash|in person|in hand|privately|on arrival|on the side)\\b",
    {
      unless: refused,
      unlessAfter: throughUs,
    },
  ),
  rule(
    "payment",
    "\\bpay(?:ing|ment)?(?: [a-z]{1,10})? (?:direct|directly|privately|on arrival|in person) to (?:me|us|(?:the|my|our) (?:crew|driver|captain|owner|team))\\b|\\bpay on arrival to\\b",
    notRefused,
  ),
  rule(
    "payment",
    "\\b(?:settle|pay up) with (?:me|us)\\b|\\binvoice you privately\\b|\\bhand (?:the|your) (?:money|cash) to\\b",
    notRefused,
  ),
  // págame, me pagas a mí, paga directo al chofer
  rule("payment", "\\b(?:pag[au]e?(?:me|nos)|pagar(?:me|nos)|pagando(?:me|nos|le))\\b", {
    unless: refused,
    unlessAfter: throughUs,
  }),
  rule(
    "payment",
    "\\b(?:me|nos) (?:lo )?(?:pag|hac|deposit|transfier)[a-z]{1,4}\\b[^.!?\\n]{0,15}\\b(?:direct[oa]|directamente|a mi|en efectivo|en mano)\\b",
    notRefused,
  ),
  rule("payment", "\\bpag[a-z]{1,4} (?:direct[oa]|directamente) (?:al|a la|a mi|a nosotros|con)\\b", {
    unless: new RegExp(`${refused.source}|\\b(?:ars|seguros?|aseguradoras?|senasa)\\b[^.!?\\n]{0,40}$`),
  }),
  // my account, número de cuenta; "por mi cuenta" is to be one's own master
  rule("payment", "\\b(?<!por )(?:my|our|mi|nuestra)(?: [a-z]{1,12}){0,2} (?:account|cuenta|wallet)\\b", {
    unlessAfter: /^ (?:manag|exec|of\b|(?:de|on|en) (?:ti[kc]|insta|face|ig\b|fb\b|twitter|you ?tube))/,
  }),
  rule(
    "payment",
    "\\b(?:account number|numero de cuenta|cuenta de mi|bank details|datos bancarios|iban|swift code)\\b",
    notRefused,
  ),
  rule(
    "payment",
    "\\bcuenta (?:de ahorros?|corriente)? ?(?:del? )?(?:banco )?(?:banreservas|reservas|popular|bhd|scotiabank|santa cruz|qik)\\b",
  ),
  rule(
    "payment",
    "\\b(?:transf[a-z]{1,9}|deposit[a-z]{0,4}|avance|dinero|pago)\\b[^.!?\\n]{0,25}\\b(?:a mi nombre|a nombre de|in my name|under my name|to me\\b|banreservas|bhd)",
  ),
  // cash to me, pay half to us
  rule(
    "payment",
    "\\b(?:cash|efectivo)\\b[^.!?\\n]{0,25}\\b(?:to me|to us|direct[oa] a mi)\\b|\\bpay(?: [a-z]{1,10}){0,3} to (?:me|us)\\b",
    {
      unless: refused,
      unlessAfter: throughUs,
    },
  ),
  // cash discount, 10% off if you pay cash
  rule(
    "payment",
    "\\b(?:cash|efectivo)\\b[^.!?\\n]{0,40}\\b(?:discount|descuento|off\\b|less|rebaja|quito|take off|forget)",
    {
      unless: refused,
      unlessAfter: throughUs,
    },
  ),
  rule(
    "payment",
    "(?:\\bdiscount|\\bdescuento|\\boff\\b|\\bless\\b|\\bmenos\\b|\\brebaja)[^.!?\\n]{0,40}\\b(?:cash|efectivo)\\b",
    {
      unless: refused,
      unlessAfter: throughUs,
    },
  ),
  rule(
    "payment",
    "\\b(?:pay|paga|pagas|pagan|pagar|pagues)(?: [a-z]{1,10})?(?: en| in| with| con)? (?:cash|efectivo)\\b|\\bcash in hand\\b|\\befectivo en mano\\b",
    {
      unless: refused,
      unlessAfter: throughUs,
    },
  ),
  // avoid the fee, ahórrate la comisión, no platform fees
  rule(
    "payment",
    `\\b${avoiding} (?:the |la |el |su )?(?:(?:arribo|platform|booking|app|site|service|concierge)(?:'s)? ){1,2}(?:fees?|commissions?|charges?)\\b`,
  ),
  rule(
    "payment",
    `\\b${avoiding} (?:(?:el|la|the) )?(?:comision|cargo|tarifa) (?:de|por) (?:(?:la|el) )?(?:arribo|plataforma|pagina|app|aplicacion|reserva|servicio)\\b`,
  ),
  rule(
    "payment",
    "\\b(?:avoid|save|skip|take off|forget(?: about)?|evit[a-z]{1,5}|ahorr[a-z]{1,6}|no pagues)(?: the| their| this| la| el| su)? (?:fees?|commission|comision|service charge)\\b",
  ),
  // cheaper if you book direct, mejor precio si reservas por fuera
  rule(
    "payment",
    "\\b(?:cheaper|better (?:price|rate|deal)s?|best (?:price|rate)|discount|local price|mejor precio|mas barato|descuento)\\b[^.!?\\n]{0,40}\\b(?:book direct|(?:with|to) (?:me|us) direct|directly with|outside|off the|conmigo|por fuera|direct(?:o|amente) con)",
    notRefused,
  ),
];
