import { isVocabularyWord } from "#app/marketplace/vendors/public.server.ts";
import { guideSmallWords, guideWords } from "#app/site/guide/public.server.ts";

/** Words of the phrases' neighbourhood that neither the guide nor the directory has. */
const others = new Set(
  `bite arrullo theres arent isnt wasnt werent hasnt havent hadnt couldnt shouldnt wouldnt didnt solve lasagna squared wants partner partners parking paint paints compre compramos vendi brown cheating clothing parrot demando demanda garapatas garrapatas cocking cooking costing crown drawn dress fault fibre flame floor flows folder folds
  growing grown hitch hoping knee lift lose mast mat math moss mouse mug naming nurse pull rubbed shoot shore shows sick
  skip smell snack stage steak stock stoke stool story stove strike thick thief trick wire wires
  cara cayo cena culpa daño dejar dura fuera golpear huesos humor lleno loco loma maleta manta marea metas moda mojado muebles
  palo pelo pisos plaga playa ponga queda quemar rato saca sala salga sana sangria sirve suela tiro toca venda`
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .split(/\s+/),
);

/** Whether a word means something by itself: the guide, the directory's vocabulary or this list has it. */
export function isOrdinaryWord(word: string): boolean {
  return others.has(word) || guideWords().has(word) || guideSmallWords().has(word) || isVocabularyWord(word);
}
