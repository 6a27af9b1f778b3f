import { rawRequest } from "../load/raw-request.ts";

/** URLs in the sitemap, in both languages; one guide subject and one vendor's page stand for all. */
export async function screensOf(base: string): Promise<string[]> {
  const locations = await locationsIn(`${base}/sitemap.xml`);
  // With many vendors it is an index of files, the first of which has the site's own pages.
  const [first = ""] = locations;
  const addresses = first.endsWith(".xml") ? await locationsIn(base + new URL(first).pathname) : locations;
  const samples = ["/guide/", "/vendor/"].map((start) => {
    const one = addresses.find((address) => new URL(address).pathname.startsWith(start));
    return { start, path: one && new URL(one).pathname };
  });
  return addresses.filter((address) => {
    const { pathname } = new URL(address);
    return samples.every(({ start, path }) => !pathname.startsWith(start) || pathname === path);
  });
}

async function locationsIn(url: string): Promise<string[]> {
  const xml = (await rawRequest(url)).body.toString();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = ""]) =>
    location.replaceAll("&amp;", "&"),
  );
}

export function describeUrl(address: string): { page: string; language: string } {
  const { pathname, searchParams } = new URL(address);
  return { page: pathname, language: searchParams.get("lang") ?? "en" };
}
