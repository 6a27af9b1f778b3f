/** The form's fields in the order of the page; the names are the contract's, but for the service in own words. */
export const portalFields = [
  "nombreCompleto",
  "telefono",
  "email",
  "servicioOfrece",
  "otroServicio",
  "zonaUbicacion",
  "descripcionServicio",
  "precioPromedio",
  "disponibleFinSemana",
  "puedeMoverse",
  "tieneNegocioRegistrado",
  "photoUrls",
  "whatsappNotifications",
] as const;
export type PortalField = (typeof portalFields)[number];
export type PortalValues = Record<PortalField, string>;
/** What is wrong with a field, in the language it was asked in. */
export type PortalErrors = Partial<Record<PortalField, string>>;

export const requiredFields = [
  "nombreCompleto",
  "telefono",
  "servicioOfrece",
  "otroServicio",
  "zonaUbicacion",
  "descripcionServicio",
] as const satisfies readonly PortalField[];
export type RequiredField = (typeof requiredFields)[number];

/** The choice that asks for own words (the contract's `otherService`, which would bring its checks along). */
export const otherService = "Otro servicio";

export const blank = Object.fromEntries(
  portalFields.map((field) => [field, field === "whatsappNotifications" ? "si" : ""]),
) as PortalValues;

/** The fields of a form, of whatever it holds; what is not there is as in a blank one. */
export function valuesFrom(told: object): PortalValues {
  const text = (field: PortalField) => (told as Record<string, unknown>)[field];
  return Object.fromEntries(
    portalFields.map((field) => [field, typeof text(field) === "string" ? text(field) : blank[field]]),
  ) as PortalValues;
}

/** Nothing in it that somebody wrote or chose. */
export function isUntouched(values: PortalValues): boolean {
  return portalFields.every((field) => values[field].trim() === blank[field]);
}

/** The required fields that are still empty, in the order of the page. */
export function missingFields(values: PortalValues): RequiredField[] {
  return requiredFields.filter(
    (field) =>
      values[field].trim() === "" && (field !== "otroServicio" || values.servicioOfrece === otherService),
  );
}

/** What the call takes of the form: own words stand for the service. */
export function applicationOf({ otroServicio, ...values }: PortalValues) {
  const own = values.servicioOfrece === otherService && otroServicio.trim() !== "";
  return { ...values, servicioOfrece: own ? otroServicio : values.servicioOfrece };
}

/** The call's errors at the form's fields: the service in own words has a field of its own. */
export function placedErrors(fields: Record<string, string>, values: PortalValues): PortalErrors {
  const { servicioOfrece, ...others } = fields;
  const own = values.servicioOfrece === otherService;
  const told = servicioOfrece
    ? { ...others, [own ? "otroServicio" : "servicioOfrece"]: servicioOfrece }
    : others;
  return Object.fromEntries(portalFields.flatMap((field) => (told[field] ? [[field, told[field]]] : [])));
}

/**
 * What a number makes one doubt: that the call takes it (as the contract's `phone`: 7 to 15 digits, and an extension), or
 * that it is Dominican (809, 829 or 849 and ten digits) or international (+ and the country). Only hints, the name of
 * their text: phones are stranger than rules.
 */
export function phoneDoubt(typed: string): "phoneRefused" | "phoneOdd" | null {
  const number = typed.trim().replace(/\s{0,3}(x|ext\.?)\s{0,3}\d{1,6}$/i, "");
  const digits = number.replace(/\D/g, "");
  if (number === "") return null;
  if (!/^\+?[\d\s().\-/]+$/.test(number) || digits.length < 7 || digits.length > 15) return "phoneRefused";
  const known = /^(\+|00)/.test(number) ? digits.length > 7 : /^1?8[024]9\d{7}$/.test(digits);
  return known ? null : "phoneOdd";
}
