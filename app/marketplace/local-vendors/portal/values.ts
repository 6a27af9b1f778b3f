/** In page order; named as in the contract, except for `otroServicio`. */
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

/** Equal to the contract's `otherService`, which would bring all its checks along. */
export const otherService = "Otro servicio";

export const emptyValues = Object.fromEntries(
  portalFields.map((field) => [field, field === "whatsappNotifications" ? "si" : ""]),
) as PortalValues;

/** The form's values in what was posted or stored; empty ones for what is missing or no text. */
export function valuesFrom(input: object): PortalValues {
  const text = (field: PortalField) => (input as Record<string, unknown>)[field];
  return Object.fromEntries(
    portalFields.map((field) => [field, typeof text(field) === "string" ? text(field) : emptyValues[field]]),
  ) as PortalValues;
}

/** Whether the applicant has entered or changed nothing. */
export function isEmpty(values: PortalValues): boolean {
  return portalFields.every((field) => values[field].trim() === emptyValues[field]);
}

/** The required fields that are blank, in page order; the typed service only if "Otro servicio" is chosen. */
export function missingFields(values: PortalValues): RequiredField[] {
  return requiredFields.filter(
    (field) =>
      values[field].trim() === "" && (field !== "otroServicio" || values.servicioOfrece === otherService),
  );
}

/** The request body: a typed service replaces the choice. */
export function toApplication({ otroServicio, ...values }: PortalValues) {
  const isOwnService = values.servicioOfrece === otherService && otroServicio.trim() !== "";
  return { ...values, servicioOfrece: isOwnService ? otroServicio : values.servicioOfrece };
}

/** Assigns the API's errors to form fields; those of a typed service belong to `otroServicio`. */
export function toFieldErrors(fields: Record<string, string>, values: PortalValues): PortalErrors {
  const { servicioOfrece, ...others } = fields;
  const own = values.servicioOfrece === otherService;
  const errors = servicioOfrece
    ? { ...others, [own ? "otroServicio" : "servicioOfrece"]: servicioOfrece }
    : others;
  return Object.fromEntries(portalFields.flatMap((field) => (errors[field] ? [[field, errors[field]]] : [])));
}

/** "phoneRefused": the contract's `phone` refuses it; "phoneOdd": neither Dominican nor international, only a hint. */
export function checkPhone(input: string): "phoneRefused" | "phoneOdd" | null {
  const number = input.trim().replace(/\s{0,3}(x|ext\.?)\s{0,3}\d{1,6}$/i, "");
  const digits = number.replace(/\D/g, "");
  if (number === "") return null;
  if (!/^\+?[\d\s().\-/]+$/.test(number) || digits.length < 7 || digits.length > 15) return "phoneRefused";
  const isUsual = /^(\+|00)/.test(number) ? digits.length > 7 : /^1?8[024]9\d{7}$/.test(digits);
  return isUsual ? null : "phoneOdd";
}
