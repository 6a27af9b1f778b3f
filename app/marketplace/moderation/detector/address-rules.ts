import { type Rule, rule } from "./rule.ts";

const mailProvider =
  "(?:g[ -]?mail|hot[ -]?mail|yahoo|outlook|icloud|proton(?:mail)?|live|aol|msn|gmx|zoho|ymail)";
const topLevelDomain =
  "(?:com|net|org|info|biz|do|io|app|shop|store|site|online|xyz|link|bio|page|dev|pro|club|blog|web|tv|edu|gob|co|me|es|us|mx|ca|fr|it|de|uk)";
/** Domains that are not words in either language, so "trabajo.me gusta" (no space after the stop) is no address. */
const unambiguousTopLevelDomain =
  "(?:com|net|org|info|biz|io|app|shop|store|site|online|xyz|dev|club|blog|tv|com\\.do|gob\\.do)";
const localPart = "[a-z0-9][a-z0-9._%+-]{0,40}";
const domain = "[a-z0-9][a-z0-9-]{1,40}";
const bracketed = (words: string) => `[(\\[{<*_/|-] ?(?:${words}) ?[)\\]}>*_/|-]`;
const atSign = `(?: ?@ ?| ?${bracketed("at|arroba|a|en|@")} ?|[ ,.-]{0,3}\\b(?:arroba|arrova|aroba|arr0ba|arrob)\\b[ ,.-]{0,3}| ?•{1,2} ?(?=${mailProvider}))`;
const spelledDot = `(?: ?${bracketed("dot|punto|\\.")} ?|[ ,.-]{1,3}(?:dot|punto|pto|point|ponto)[ ,.-]{1,3})`;
const anyDot = `(?: ?[.•·] ?|${spelledDot})`;

/** E-mail addresses, plain or disguised. */
export const emailRules: readonly Rule[] = [
  // ana@mail.com, ana (at) mail (dot) com, ana arroba mail punto com
  rule("email", `\\b${localPart}${atSign}${domain}(?:${anyDot}${topLevelDomain}\\b){1,2}`),
  rule("email", `\\b${localPart} ?@ ?${domain}[,;: ]{1,2}${unambiguousTopLevelDomain}\\b`),
  // Without a domain ending: ana@gmail, ana (a) hotmail, ana arroba yahoo
  rule("email", `\\b${localPart}${atSign}${mailProvider}\\b`),
  // ana at gmail dot com. "prices at mysite.com" is a link, "good at Outlook" a skill
  rule(
    "email",
    `\\b(?!(?:lives?|see|us|me|is|are|menus?|photos?|shop|site|find|look|visit|book|prices?|catalog(?:ue)?|orders?|reserve|store|details|portfolio|work|rates)\\b)${localPart},? at ${domain}${spelledDot}${topLevelDomain}\\b`,
    {
      unlessBefore:
        /\b(?:book|visit|see|find|shop|order|browse|reserve|rent|check)[a-z]{0,3}\b[^.!?\n]{0,40}$/,
    },
  ),
  rule("email", `\\b${localPart},? (?:at|en|in) ${mailProvider}${anyDot}${topLevelDomain}\\b`),
  rule(
    "email",
    `\\b(?!good|experts?|works?|worked|look)${localPart},? at (?:gmail|hotmail|yahoo|icloud|protonmail)(?![\\w-])`,
  ),
  rule("email", `\\b${localPart}[ .,]{1,2}${mailProvider}[ .,]{1,2}com\\b`, {
    unlessAfter: /^ (?:account|cuenta|setup)/,
  }),
  rule(
    "email",
    `\\b(?:my|mi|our|nuestro) (?:e-?mail|correo|${mailProvider})(?: electronico)?(?: is\\b| es\\b|:)`,
  ),
  rule("email", `\\b${mailProvider} ?: ?${localPart}`),
  // ventas @ muebleria lopez . com
  rule(
    "email",
    `\\b${localPart} ?@ ?[a-z0-9-]{2,20}(?: [a-z0-9-]{2,20}){1,2} ?(?:\\.|${bracketed("dot|punto")}) ?${unambiguousTopLevelDomain}\\b`,
  ),
  rule(
    "email",
    `\\b(?:at|to|in|en|al?|by|por)(?: (?:the|el|mi|my|un|una))? (?:gmail|hotmail|yahoo|icloud|proton ?mail)\\b`,
    {
      unlessBefore:
        /\b(?:recover|recuper|account|cuenta|migra|set|configur|teach|marketing|expert|good|paint)[a-z]{0,6}\b[^.!?\n]{0,50}$/,
      unlessAfter: /^ (?:account|cuenta|setup)/,
    },
  ),
];

/** Large sites that are innocent by name alone ("Booking.com listings"); an address with a path is still a link. */
const knownSites =
  /^(?:(?:booking|airbnb|amazon|expedia|vrbo|ebay|office|microsoft|google|gmail)\.com|asp\.net)$/;

/** Links, disguised domains, "see our website". */
export const linkRules: readonly Rule[] = [
  rule("link", "\\bh(?:tt|xx)ps? ?: ?/[^\\s]{0,200}"),
  rule("link", `\\b(?:www|w w w|triple w|uve doble|doble u doble u) ?(?:[.,:•]|punto|dot)?[ a-z0-9.-]{1,60}`),
  // "3w.mysite", "tres w punto mysite", but not a lamp of 3 W
  rule("link", "\\b(?:3 ?w|tres w)(?: ?(?:punto|dot) ?[a-z]|[.•][a-z])[ a-z0-9.-]{0,60}"),
  // Short links and the messengers' own addresses
  rule(
    "link",
    "\\b(?:wa|t|m|fb|ig) ?\\. ?me\\b(?: ?/ ?[\\w+.-]{1,60})?|\\b(?:wa\\.link|bit ?[.,]? ?ly|goo\\.gl|link ?tr(?: ?[.,]? ?ee)|link ?tree|lnk ?[.,] ?bio|tinyurl|cutt\\.ly|rebrand\\.ly|is\\.gd|youtu\\.be|beacons\\.ai|calendly)\\b(?:\\.com)?(?: ?/ ?[^\\s]{1,60})?",
  ),
  rule("link", `\\b(?:${domain}\\.){1,3}${unambiguousTopLevelDomain}\\b(?:\\.[a-z]{2})?(?:/[^\\s]{0,100})?`),
  // These endings are also words (mysite.do, mysite.es): only a path or the end of a phrase may follow
  rule(
    "link",
    `\\b${domain}\\.(?:do|es|me|us|co|ly|it|link|page|bio|pro|web|de|fr|ca|mx)(?:/[\\w-]{1,60}|(?=\\s{0,5}$|[,;:!?)\\n]))`,
  ),
  rule("link", `\\b${domain}\\.do(?= (?:y|o|and|or|for|para|to)\\b)`),
  // mysite . com, mysite,com, mysite (dot) com, mysite punto com
  rule("link", `\\b${domain} ?(?:[.,]|${bracketed("dot|punto|\\.")}) ?com\\b(?: ?\\. ?do)?`),
  rule("link", `\\b${domain}${spelledDot}(?:${unambiguousTopLevelDomain}|do|es)\\b`),
  rule("link", `\\b[a-z0-9-]{0,40}(?:punto|dot) ?com\\b|\\b${domain} ?[.•] ?c ?o ?m\\b`),
  // "mysite slash rentals"
  rule(
    "link",
    `\\b${domain} (?:forward )?slash ${domain}\\b|\\b${domain} (?:barra|diagonal) (?:inclinada )?[a-z0-9-]{2,20}\\b(?= (?:para|y ahi|en)|$)`,
  ),
  // "visit our website", but not "website design"
  rule(
    "link",
    "\\b(?:visit|see|check|check out|look up|look at|view|find|search|go to|on|at|through|visita|visite|visiten|mira|ve|ver|entra|busca|en|desde)(?: [a-z]{1,10}){0,2} (?:my|our|mi|nuestra|nuestro) (?:own )?(?:web ?site|web ?page|site|home ?page|pagina|pagina web|sitio web|sitio|web)\\b",
  ),
  rule("link", "\\b(?:mi|nuestra) (?:pagina web|web)\\b,? (?:visita|mira|entra|tiene|esta)"),
  rule(
    "link",
    "\\b(?:google (?:us|me|my|our|[\"'])|(?:busca|encuentra)[a-z]{0,2}(?:me|nos) en google|(?:find|search|look) (?:for )?(?:us|me|my|our)(?: [a-z]{1,15}){0,3} (?:on|in) google)",
  ),
  rule("link", "\\b(?:escane[a-z]{1,3}|scan)(?: [a-z]{1,10}){0,3} (?:qr|codigo|code)\\b"),
  rule(
    "link",
    "\\b(?:link|enlace)(?: [a-z]{1,12}){0,3} (?:in|en|on) (?:(?:the|my|our|la|el|mi) )?(?:bio|profile|perfil)\\b",
  ),
];

/** Whether the match is only the name of a large site, which is innocent. */
export function isKnownSite(match: string): boolean {
  return knownSites.test(match);
}
