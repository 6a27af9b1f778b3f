/**
 * How a visitor reads a member of staff; "" where the name is only what an account got because nobody gave one (the part
 * of its address before the @, or "Admin").
 */
export function publicName({ name, email }: { name: string; email: string }): string {
  return name === email.split("@")[0] || /^admin$/i.test(name) ? "" : name;
}
