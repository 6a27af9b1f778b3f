/** Whether the whole text is one phone number: 7 to 15 digits with separators, and perhaps an extension. */
export function isPhoneNumber(value: string): boolean {
  const [, number = ""] = /^(\+?[\d\s().\-/]+)(?:(?:x|ext\.?)\s{0,3}\d{1,6})?$/i.exec(value) ?? [];
  const digits = number.replace(/\D/g, "").length;
  return digits >= 7 && digits <= 15;
}
