/** What a browser would send back of the cookies that it is given. */
export function toCookieHeader(setCookies: readonly string[]): string {
  const kept = setCookies.filter((one) => !/max-age=0(;|$)/i.test(one));
  return kept.map((one) => one.split(";")[0]).join("; ");
}
