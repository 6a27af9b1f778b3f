/** What tells one service from another in the words people use, without accents; the portal's list among them. */
const marks: Record<string, RegExp> = {
  hair: /barber|peluquer|cabello|corte de pelo|\bhair/,
  delivery: /delivery|mensajer|reparto/,
  carpentry: /carpint|ebanist|carpent/,
  sewing: /costur|sastre|modist|confeccion|\bsew/,
  motorcycle: /motoconch|mototaxi/,
  plumbing: /plomer|fontaner|plumb/,
  electricity: /electric/,
  cleaning: /limpi|domestic|cleaning/,
  cooking: /cocin|catering|\bchef/,
  mechanics: /mecanic|mechanic/,
  construction: /construcc|albanil|construction/,
  gardening: /jardin|garden/,
  painting: /pintur|pintor|\bpaint/,
  beauty: /masaj|belleza|\bunas\b|\bspa\b|massage|beauty/,
  teaching: /clases|tutor|profesor|ensenan/,
  phones: /celular/,
  laundry: /lavander|planch|laundry/,
  care: /cuidado|ninera|envejecient|\bcare\b/,
};

/** Which services a text names. None: it says it in words that are nobody else's. */
export function servicesIn(text: string): Set<string> {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return new Set(Object.keys(marks).filter((service) => marks[service]?.test(plain)));
}

/**
 * Whether a vendor does a job, as far as the words tell: "yes" names the same service; "maybe" names none that is known, of
 * the same category, or the job itself names only its category.
 */
export function doesJob(
  job: { service: string; category: string },
  vendor: { service: string; category: string },
): "yes" | "maybe" | "no" {
  const [asked, offered] = [servicesIn(job.service), servicesIn(vendor.service)];
  if ([...asked].some((service) => offered.has(service))) return "yes";
  if (job.category !== vendor.category) return "no";
  return asked.size === 0 || offered.size === 0 ? "maybe" : "no";
}
