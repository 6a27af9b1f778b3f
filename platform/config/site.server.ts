let address = "http://localhost:3000";

/** Called once the port is known. @param url without trailing slash */
export function openSite(url: string): void {
  address = url;
}

/** Public URL without trailing slash, for links in mails and metadata. */
export function siteAddress(): string {
  return address;
}
