import { lexicon } from "../lexicon.ts";
import type { Clause, Node, Np, Vp } from "../nodes.ts";
import type { Around } from "./english-nouns.ts";

/** Whom a Spanish verb without a subject is about. */
export function subjectOf(
  clause: Clause,
  { previous, isToYou = false, isToYouAll = false, isJoined = false, isPart = false }: Around,
): Np | undefined {
  const { subject, person = "3s", type, vp, form } = clause;
  const isThing = (node: Node | undefined) =>
    node?.kind === "np" && node.noun !== undefined && !/^(?:person|animal|title)$/.test(node.noun.group);
  const { byKey } = lexicon().pronouns;
  const pronoun = (key: string): Np | undefined => {
    const one = byKey.get(key);
    return (
      one && {
        kind: "np",
        determiner: "bare",
        pronoun: one,
        isPlural: one.isPlural,
        adjectives: [],
        posts: [],
      }
    );
  };
  if (subject || clause.asksSubject) return subject;
  // "Se agita antes": what was spoken of.
  if (form.isPassive && form.tense === "past") throw new Error("nothing that it was done to");
  if (form.isPassive) return pronoun(person === "3p" ? "they" : "it");
  if (person === "1s") return pronoun("I");
  if (person === "1p") return pronoun("we");
  if (person === "2s") return pronoun("you");
  // "Tienen que poner la denuncia" is said to whom it concerns.
  const isObliged = vp.entry.en[0]?.head === "have" && vp.args.vp !== undefined;
  // "Están invitados" is said to those who listen.
  if (
    person === "3p" &&
    vp.args.adj?.kind === "adj" &&
    !previous &&
    vp.args.adj.list[0]?.adjective.flags.includes("h")
  )
    return pronoun("you");
  if (person === "3p") return pronoun(type === "question" || isToYouAll || isObliged ? "you" : "they");
  const adjective = vp.args.adj?.kind === "adj" ? vp.args.adj.list[0]?.adjective : undefined;
  if (previous && canContinue(previous, vp) && (type === "statement" || isJoined))
    return pronoun(pronounFor(previous));
  if (/^(?:neutered|spayed)$/.test(adjective?.en ?? "")) return pronoun("he");
  if (isDoubtful(clause, previous)) throw new Error("who");
  // "Es una gripe", "porque es feriado".
  if (vp.entry.en[0]?.head === "be" && isThing(vp.args.np)) return pronoun("it");
  if (vp.entry.flags.includes("I") || (adjective && !vp.args.o && !adjective.flags.includes("h")))
    return pronoun("it");
  // "Cuando esté listo": in a shop it is the thing that is ready.
  if (isPart && !previous && isReady(vp)) return pronoun("it");
  if (type === "question" || isToYou) return pronoun("you");
  // "Se llevó mi teléfono" tells of somebody whom nothing names.
  if (isTold(form, vp) && !isPart) throw new Error("who");
  if (adjective || vp.entry.flags.includes("H") || hasSymptom(vp)) return pronoun("he");
  return pronoun("you");
}

const isReady = ({ entry }: Vp): boolean =>
  (entry.en[0]?.pattern ?? []).map((one) => (one.kind === "word" ? one.say : "_")).join(" ") === "ready";

/** What somebody did, other than what befalls people and is told of those who are there. */
const isTold = ({ tense, modal }: Clause["form"], { entry }: Vp): boolean =>
  /^(?:past|perf)$/.test(tense) && modal === "" && !/[hHs]/.test(entry.flags);

/** "La fuga es de arriba, viene de …" is about the leak; what people do, after a thing was spoken of, may be about either. */
function isDoubtful({ type, form, vp, person }: Clause, previous: Np | undefined): boolean {
  if (type !== "statement" || person !== "3s" || form.modal !== "") return false;
  const isThing = previous?.noun !== undefined && !/^(?:person|animal|title)$/.test(previous.noun.group);
  const isOfYou =
    /^(?:have|need|want|owe|be)$/.test(vp.entry.en[0]?.head ?? "") || /[hI]/.test(vp.entry.flags);
  return isThing && !isOfYou && form.tense !== "fut";
}

const hasSymptom = ({ args }: Vp) =>
  Object.values(args).some((node) => node.kind === "np" && node.noun?.group === "symptom");

/** People go on doing things; a thing only goes on being something. */
function canContinue(previous: Np, vp: Vp): boolean {
  if (previous.said) return !/\d/.test(previous.said.text);
  if (previous.pronoun) return previous.pronoun.key === "he" || previous.pronoun.key === "she";
  return (
    /^(?:person|animal|title)$/.test(previous.noun?.group ?? "") ||
    vp.entry.flags.includes("I") ||
    vp.args.adj !== undefined
  );
}

const herName =
  /(?:a|Carmen|Isabel|Raquel|Ruth|Beatriz|Inés|Mercedes|Dolores|Rosario|Esther|Jennifer|Emily|Nicole|Michelle|Susan|Karen)$/;
const hisName =
  /(?:o|Lucas|Juan|José|Luis|Carlos|Miguel|Rafael|Ramón|Manuel|David|Daniel|Ángel|Víctor|Héctor|Jesús|Joel|Wilson|Bob|Walter|Tom|John|Mike|James|Robert|William|Peter|Paul|Mark|Michael|Richard)$/;

/** @throws Error for a name that may be a woman's or a man's */
function pronounFor(np: Np): string {
  if (np.said && hisName.test(np.said.text)) return "he";
  if (np.said && herName.test(np.said.text)) return "she";
  if (np.said) throw new Error("he or she");
  if (np.pronoun) return np.pronoun.key;
  if (np.noun?.group === "person") return np.gender === "f" ? "she" : "he";
  return np.noun?.group === "animal" ? "he" : "it";
}

/** @throws Error for "you steal you": what was understood as that was something else */
export function refuseOneself(subject: Np | undefined, { args }: Vp): void {
  if (args.vp?.kind === "vp") refuseOneself(subject, args.vp);
  const key = subject?.pronoun?.key ?? "";
  const isSame = [args.o, args.i].some((node) => node?.kind === "np" && node.pronoun?.key === key);
  if (/^(?:I|you|we)$/.test(key) && isSame) throw new Error("nobody does that to themselves");
}
