/**
 * A number that WhatsApp can write to: whole, as E.164. What was kept as it was typed is none. Written so that PostgreSQL
 * reads it as JavaScript does.
 */
export const whatsappNumber = "^\\+[0-9]{7,15}$";

const whole = new RegExp(whatsappNumber);

/** Whether WhatsApp can write to this number. */
export function isWhatsappNumber(phone: string): boolean {
  return whole.test(phone);
}
