export type EnglishForm = "base" | "s" | "past" | "pp" | "ing";
export type EnglishVerb = Readonly<Record<EnglishForm, string>>;

/** base: past, participle (the past if blank). */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `be was been;have had;do did done;go went gone;come came come;take took taken;give gave given;get got gotten;buy bought;bring brought;
think thought;catch caught;teach taught;sell sold;tell told;say said;pay paid;leave left;lose lost;find found;feel felt;keep kept;sleep slept;
meet met;send sent;spend spent;lend lent;build built;make made;see saw seen;eat ate eaten;drink drank drunk;drive drove driven;write wrote written;
speak spoke spoken;break broke broken;steal stole stolen;fall fell fallen;know knew known;throw threw thrown;grow grew grown;show showed shown;
wear wore worn;tear tore torn;choose chose chosen;forget forgot forgotten;bite bit bitten;begin began begun;swim swam swum;run ran run;ring rang rung;
sit sat;stand stood;understand understood;hold held;hear heard;read read;cut cut;put put;hurt hurt;hit hit;cost cost;shut shut;let let;set set;
quit quit;burn burned;wake woke woken;swallow swallowed;win won;rise rose risen;freeze froze frozen;hang hung;stick stuck;dig dug;fly flew flown;withdraw withdrew withdrawn;shake shook shaken;ride rode ridden;draw drew drawn;blow blew blown;shoot shot;light lit;spit spat;grind ground;bend bent;lay laid;feed fed;swear swore sworn;shrink shrank shrunk;spin spun;sting stung;sell sold;hide hid hidden;sew sewed sewn;sink sank sunk;bleed bled;fight fought;deal dealt;mow mowed mown;split split;wet wet;spread spread;strike struck;sweep swept;lead led;forgive forgave forgiven;seek sought;babysit babysat;undo undid undone;rewrite rewrote rewritten;become became become;speed sped;bet bet;breed bred;thaw thawed`
    .split(/;\s*/)
    .map((line) => {
      const [base = "", ...rest] = line.trim().split(" ");
      return [base, rest.join(" ")];
    }),
);

const doubled = new Set(
  "chip skip slap rip sip strip snap step pop mop hop ship grab stab hug hum pin ban scan spin win rob bar scar star jam slam chop cram admit commit permit submit outfit spit quit regret forget tag drag wag rub bet wet stop drop plan trim clog plug rob slip shop chat refer occur prefer cut put hit set let run sit swim get dig forget begin quit shut jog drip trip wrap pat nag rub tap".split(
    " ",
  ),
);

/** Conjugates an English verb. @param lemma its base form, one word */
export function conjugateEnglish(lemma: string): EnglishVerb {
  const [past, pp] = (irregular[lemma] ?? "").split(" ");
  const doubledStem = doubled.has(lemma) ? lemma + lemma.at(-1) : lemma;
  const consonantY = /[^aeiou]y$/.test(lemma);
  const regular = lemma.endsWith("e")
    ? `${lemma}d`
    : consonantY
      ? `${lemma.slice(0, -1)}ied`
      : `${doubledStem}ed`;
  const s = /(?:s|x|z|ch|sh|o)$/.test(lemma)
    ? `${lemma}es`
    : consonantY
      ? `${lemma.slice(0, -1)}ies`
      : `${lemma}s`;
  const ing = /[^eoy]e$/.test(lemma) && lemma !== "be" ? `${lemma.slice(0, -1)}ing` : `${doubledStem}ing`;
  return {
    base: lemma,
    s: lemma === "be" ? "is" : lemma === "have" ? "has" : s,
    past: past || regular,
    pp: pp || past || regular,
    ing: lemma === "die" ? "dying" : lemma === "lie" ? "lying" : ing,
  };
}
