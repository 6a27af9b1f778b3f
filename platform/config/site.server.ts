let address = "http://localhost:3000";

/** Told once at the start: `PUBLIC_URL`, or where the process listens. */
export function openSite(url: string): void {
  address = url;
}

/** The site's own address, without a slash at its end; for links in mails and metadata. */
export function siteAddress(): string {
  return address;
}
