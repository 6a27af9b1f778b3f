/** The member of staff whom the browser tests sign in as. */
export const staffLogin = { email: "ana@example.com", password: "larimar-azul-2026" };
