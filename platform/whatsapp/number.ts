/** E.164, as a pattern that PostgreSQL and JavaScript read alike. Numbers stored as typed do not match. */
export const whatsappNumberPattern = "^\\+[0-9]{7,15}$";

const pattern = new RegExp(whatsappNumberPattern);

/** Whether WhatsApp can reach it: E.164. Numbers that could not be normalised are stored as typed. */
export function isWhatsappNumber(phone: string): boolean {
  return pattern.test(phone);
}
