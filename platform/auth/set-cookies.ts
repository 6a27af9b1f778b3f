/** The Cookie header that a browser would send after these Set-Cookie headers. */
export function toCookieHeader(setCookies: readonly string[]): string {
  const cookies = setCookies.filter((one) => !/max-age=0(;|$)/i.test(one));
  return cookies.map((one) => one.split(";")[0]).join("; ");
}
