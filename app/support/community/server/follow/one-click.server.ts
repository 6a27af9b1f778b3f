/**
 * Whether a mail program asks to stop the letters (RFC 8058). It sends no Origin and no cookies: the link's token is all
 * that it needs. Reads a copy of the body.
 */
export async function isOneClick(request: Request): Promise<boolean> {
  if (request.headers.has("origin")) return false;
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  return form?.get("List-Unsubscribe") === "One-Click";
}
