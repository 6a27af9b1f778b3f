/** The vendor's own services for the select, in their order, without blanks and repetitions. */
export function uniqueServices(services: readonly string[]): string[] {
  return [...new Set(services.map((service) => service.trim()).filter((service) => service !== ""))];
}
