/** Patterns on lower-case text without accents. */
const servicePatterns: Record<string, RegExp> = {
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

/** The known services that a free text names; may be empty. */
export function servicesIn(text: string): Set<string> {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  return new Set(Object.keys(servicePatterns).filter((service) => servicePatterns[service]?.test(plain)));
}

/**
 * Compares free texts. "yes": both name the same service; "maybe": same category, and one of them names no known
 * service.
 */
export function doesJob(
  job: { service: string; category: string },
  vendor: { service: string; category: string },
): "yes" | "maybe" | "no" {
  const [wanted, offered] = [servicesIn(job.service), servicesIn(vendor.service)];
  if ([...wanted].some((service) => offered.has(service))) return "yes";
  if (job.category !== vendor.category) return "no";
  return wanted.size === 0 || offered.size === 0 ? "maybe" : "no";
}
