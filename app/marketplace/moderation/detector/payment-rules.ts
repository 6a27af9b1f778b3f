import { type Rule, refusal, rule, unlessRefused } from "./rule.ts";
import { paymentService } from "./vocabulary.ts";

/** Innocent when it is the vendor's trade or a landmark: "integramos PayPal en tu tienda", "next to Western Union". */
const unlessService = {
  unlessBefore: new RegExp(
    `${refusal.source}|\\b(?:open|abrir|integr[a-z]{1,6}|configur[a-z]{1,6}|explain|explicamos|how|next to|near|behind|cerca|al lado|frente|set ?up|help|ayud[a-z]{1,5}|account for)\\b[^.!?\\n]{0,40}$`,
  ),
};
const throughPlatformOrByCard =
  /^[^.!?\n]{0,30}\b(?:(?:through|via|by|por|a traves de|con) (?:the |el |la )?(?:arribo|concierge|conserje|plataforma|platform)|or (?:by |with )?(?:card|check|cheque)|o (?:con )?(?:tarjeta|cheque)|y tarjeta|and card)/;
/** Innocent when refused, or when paid as Arribo wants it. */
const unlessUsual = { unlessBefore: refusal, unlessAfter: throughPlatformOrByCard };
const avoidVerbs =
  "(?:avoid|save|skip|take off|forget(?: about)?|without|no|less|cut|sin|evit[a-z]{1,5}|ahorr[a-z]{1,6}|quit[a-z]{1,4}|salt[a-z]{1,6}|no pagues)";

/** Payment to the vendor, around the platform. */
export const paymentRules: readonly Rule[] = [
  rule(
    "payment",
    `\\b(?:pay[a-z]{0,5}|paid|send[a-z]{0,3}|deposit[a-z]{0,4}|settle|transfer[a-z]{0,4}|half|balance|accept[a-z]{0,3}|acept[a-z]{1,4}|take|cobr[a-z]{1,4}|recib[a-z]{1,4}|pag[a-z]{1,6}|mand[a-z]{1,5}|envi[a-z]{1,5}|prefer|by|via|through|with|con|por|using|my|mi)\\b[^.!?\\n]{0,30}\\b${paymentService}\\b`,
    unlessService,
  ),
  rule(
    "payment",
    `\\b${paymentService} ?(?:accepted|welcome|ok\\b|only|please|friends|me\\b|:|aceptad[oa]|disponible)`,
    unlessService,
  ),
  // pay me directly, pay us in cash, pay the driver in person
  rule(
    "payment",
    "\\bpay(?:ing|ment)?(?: to)? (?:me|us|(?:the|my|our) (?:crew|driver|captain|owner|team|chef|guide))\\b[^.!?\\n]{0,30}\\b(?:direct|directly|cash|in person|in hand|privately|on arrival|on the side)\\b",
    unlessUsual,
  ),
  rule(
    "payment",
    "\\bpay(?:ing|ment)?(?: [a-z]{1,10})? (?:direct|directly|privately|on arrival|in person) to (?:me|us|(?:the|my|our) (?:crew|driver|captain|owner|team))\\b|\\bpay on arrival to\\b",
    unlessRefused,
  ),
  rule(
    "payment",
    "\\b(?:settle|pay up) with (?:me|us)\\b|\\binvoice you privately\\b|\\bhand (?:the|your) (?:money|cash) to\\b",
    unlessRefused,
  ),
  rule("payment", "\\b(?:pag[au]e?(?:me|nos)|pagar(?:me|nos)|pagando(?:me|nos|le))\\b", unlessUsual),
  rule(
    "payment",
    "\\b(?:me|nos) (?:lo )?(?:pag|hac|deposit|transfier)[a-z]{1,4}\\b[^.!?\\n]{0,15}\\b(?:direct[oa]|directamente|a mi|en efectivo|en mano)\\b",
    unlessRefused,
  ),
  rule("payment", "\\bpag[a-z]{1,4} (?:direct[oa]|directamente) (?:al|a la|a mi|a nosotros|con)\\b", {
    unlessBefore: new RegExp(`${refusal.source}|\\b(?:ars|seguros?|aseguradoras?|senasa)\\b[^.!?\\n]{0,40}$`),
  }),
  // "my account", "número de cuenta"; "por mi cuenta" means self-employed
  rule("payment", "\\b(?<!por )(?:my|our|mi|nuestra)(?: [a-z]{1,12}){0,2} (?:account|cuenta|wallet)\\b", {
    unlessAfter: /^ (?:manag|exec|of\b|(?:de|on|en) (?:ti[kc]|insta|face|ig\b|fb\b|twitter|you ?tube))/,
  }),
  rule(
    "payment",
    "\\b(?:account number|numero de cuenta|cuenta de mi|bank details|datos bancarios|iban|swift code)\\b",
    unlessRefused,
  ),
  rule(
    "payment",
    "\\bcuenta (?:de ahorros?|corriente)? ?(?:del? )?(?:banco )?(?:banreservas|reservas|popular|bhd|scotiabank|santa cruz|qik)\\b",
  ),
  rule(
    "payment",
    "\\b(?:transf[a-z]{1,9}|deposit[a-z]{0,4}|avance|dinero|pago)\\b[^.!?\\n]{0,25}\\b(?:a mi nombre|a nombre de|in my name|under my name|to me\\b|banreservas|bhd)",
  ),
  rule(
    "payment",
    "\\b(?:cash|efectivo)\\b[^.!?\\n]{0,25}\\b(?:to me|to us|direct[oa] a mi)\\b|\\bpay(?: [a-z]{1,10}){0,3} to (?:me|us)\\b",
    unlessUsual,
  ),
  // cash discount, 10% off if you pay cash
  rule(
    "payment",
    "\\b(?:cash|efectivo)\\b[^.!?\\n]{0,40}\\b(?:discount|descuento|off\\b|less|rebaja|quito|take off|forget)",
    unlessUsual,
  ),
  rule(
    "payment",
    "(?:\\bdiscount|\\bdescuento|\\boff\\b|\\bless\\b|\\bmenos\\b|\\brebaja)[^.!?\\n]{0,40}\\b(?:cash|efectivo)\\b",
    unlessUsual,
  ),
  rule(
    "payment",
    "\\b(?:pay|paga|pagas|pagan|pagar|pagues)(?: [a-z]{1,10})?(?: en| in| with| con)? (?:cash|efectivo)\\b|\\bcash in hand\\b|\\befectivo en mano\\b",
    unlessUsual,
  ),
  // avoid the fee, ahórrate la comisión, no platform fees
  rule(
    "payment",
    `\\b${avoidVerbs} (?:the |la |el |su )?(?:(?:arribo|platform|booking|app|site|service|concierge)(?:'s)? ){1,2}(?:fees?|commissions?|charges?)\\b`,
  ),
  rule(
    "payment",
    `\\b${avoidVerbs} (?:(?:el|la|the) )?(?:comision|cargo|tarifa) (?:de|por) (?:(?:la|el) )?(?:arribo|plataforma|pagina|app|aplicacion|reserva|servicio)\\b`,
  ),
  rule(
    "payment",
    "\\b(?:avoid|save|skip|take off|forget(?: about)?|evit[a-z]{1,5}|ahorr[a-z]{1,6}|no pagues)(?: the| their| this| la| el| su)? (?:fees?|commission|comision|service charge)\\b",
  ),
  rule(
    "payment",
    "\\b(?:cheaper|better (?:price|rate|deal)s?|best (?:price|rate)|discount|local price|mejor precio|mas barato|descuento)\\b[^.!?\\n]{0,40}\\b(?:book direct|(?:with|to) (?:me|us) direct|directly with|outside|off the|conmigo|por fuera|direct(?:o|amente) con)",
    unlessRefused,
  ),
];
