import type { VendorCategory } from "../contract.ts";
import { plainWords } from "../search-words.ts";
import { vendorCategories } from "../values.ts";
import { services } from "./lists/services.ts";
import type { QueryTerm } from "./query-terms.ts";
import { categoryKeys } from "./vocabulary.ts";

/** Words that name no service of the list, but say whom to ask; singular, without the gender's ending where it differs. */
const words: Readonly<Partial<Record<VendorCategory, string>>> = {
  "Housing & Property": "roommate hostel airbnb mortgage inquilino hipoteca hospedaje",
  Transportation: "uber bicycle bike motorcycle limousine ambulance bicicleta motor limusina ambulancia",
  "Relocation & Legal":
    "embassy consulate apostille police tribunal embajada consulado apostilla policia juzgado",
  "Financial & Banking": "loan pension broker investment audit prestamo pension inversion auditoria",
  "Health & Wellness": `cardiologist cardiology dermatologist gynecologist obstetrician midwife surgeon specialist orthopedist
    ophthalmologist oculist optician optometrist eyeglasses glasses hearing audiologist nutritionist dietitian psychiatrist
    urologist oncologist neurologist allergist hospital clinic vaccine acupuncture chiropractor podiatrist dialysis
    cardiolog dermatolog ginecolog obstetra partera comadrona ciruj especialista ortoped oftalmolog oculista optica lentes
    audiolog nutricionista nutriolog psiquiatra urolog oncolog neurolog alergolog hospital clinica vacuna acupuntura
    quiropractic podolog dialisis`,
  "Utilities & Setup": "meter sewage septic tinaco cisterna medidor septico",
  "Beauty & Grooming": "tattoo piercing botox tanning tatuaje bronceado",
  "Language & Learning": "university kindergarten swimming universidad kinder natacion",
  "Events & Entertainment": "magician clown band karaoke florist flowers mago payaso banda florista flores",
  "Construction & Renovation": `engineer contractor plaster drywall insulation scaffolding well demolition fence
    ingenier contratista yeso aislante andamio pozo demolicion verja`,
  "Tech & Electronics":
    "printer software website developer satellite antenna impresora programador pagina antena",
  "Domestic Essentials": "ironing butler maid housekeeper window mayordomo domestica ventana",
  "Lifestyle & Comfort": "golf tennis horse riding art decorator tenis caballo arte decorador",
};

const categoryOfWord = new Map(
  Object.entries(words).flatMap(([category, list]) =>
    plainWords(list).map((word) => [word, category as VendorCategory] as const),
  ),
);

/** A word as it is in the list: without the plural, or without the gender's ending ("cardióloga"). */
const formsOf = (word: string) => [word, word.replace(/s$/, ""), word.replace(/(?:[oa]|es|[oa]s)$/, "")];

/**
 * The category to propose when nothing was found: that of a service which nobody offers, or of a word that suggests one.
 * @returns undefined where nothing tells
 */
export function nearestCategory(terms: readonly QueryTerm[]): VendorCategory | undefined {
  const keys = terms.flatMap((term) => term.keys.slice(0, term.kind === "place" ? 0 : 1));
  const [known] = keys.flatMap((key) => [
    ...services.filter((service) => service.key === key).map(({ category }) => category),
    ...vendorCategories.filter((category) => categoryKeys[category] === key),
  ]);
  if (known) return known;
  const typed = terms.flatMap(({ kind, typed: list }) => (kind === "word" ? list : []));
  const [told] = typed.flatMap(formsOf).flatMap((word) => categoryOfWord.get(word) ?? []);
  return told;
}
