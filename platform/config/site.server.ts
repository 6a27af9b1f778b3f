let address = "http://localhost:3000";

export function openSite(url: string): void {
  address = url;
}

/** Public URL without trailing slash, for links in mails and metadata. */
export function siteAddress(): string {
  return address;
}
