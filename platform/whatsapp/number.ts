/** E.164, as a pattern that PostgreSQL and JavaScript read alike. Numbers stored as typed do not match. */
export const whatsappNumberPattern = "^\\+[0-9]{7,15}$";

const pattern = new RegExp(whatsappNumberPattern);

export function isWhatsappNumber(phone: string): boolean {
  return pattern.test(phone);
}
