import { describeUrl, screensOf } from "./browser/sitemap.ts";
import { cachedAim } from "./load/comparisons.ts";
import type { Aim } from "./load/load.ts";
import { rawRequest } from "./load/raw-request.ts";
import type { ProductContext } from "./tasks.ts";

/** Rendered per request: only cached pages have an aim. */
const renderedPerRequest =
  /^\/(vendor-directory|vendor-list|vendor\/.+|community-board.*|booking\/.+|book-vendor\/.+|vendor-application|dominican-vendor-portal)$/;

/** Every public page in English, in the sitemap or not. */
export async function publicPages({ base, vendors }: ProductContext): Promise<{ path: string; aim?: Aim }[]> {
  const board = JSON.parse(String((await rawRequest(`${base}/api/community/all`)).body)) as {
    posts: { id: number }[];
  };
  const listed = (await screensOf(base)).map(describeUrl).filter(({ language }) => language === "en");
  const paths = [
    ...listed.map(({ page }) => page),
    `/community-board/${board.posts[0]?.id}`,
    `/booking/${vendors[0]}`,
    `/book-vendor/${vendors[0]}`,
  ];
  return paths.map((path) => ({ path, ...(renderedPerRequest.test(path) ? {} : { aim: cachedAim }) }));
}
