/**
 * Name of a staff member as visitors see it; "" if it is only a default (local part of the e-mail address, or "Admin").
 */
export function publicName({ name, email }: { name: string; email: string }): string {
  return name === email.split("@")[0] || /^admin$/i.test(name) ? "" : name;
}
