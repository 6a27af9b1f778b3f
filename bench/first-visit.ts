import { brotliDecompressSync } from "node:zlib";
import { header, rawRequest } from "./raw-request.ts";

const kinds = ["html", "css", "js", "fonts", "other"] as const;
type Kind = (typeof kinds)[number];
export type FirstVisit = { bytes: Record<Kind, number>; total: number; files: number };

/**
 * The bytes of all bodies that a browser with an empty cache moves for `/`, Brotli where the server has it: the
 * page, what its head names, and what scripts import statically. Fonts that are named in the style sheet alone
 * count only when preloaded: browsers fetch the others for letters that the page does not have.
 */
export async function weighFirstVisit(base: string): Promise<FirstVisit> {
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, fonts: 0, other: 0 };
  const seen = new Set(["/"]);
  for (const path of seen) {
    const answer = await rawRequest(base + path, { headers: { "Accept-Encoding": "br" } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    const kind = kindOf(header(answer, "content-type") ?? "");
    bytes[kind] += answer.body.length;
    if (kind !== "html" && kind !== "js") continue;
    const text = (
      header(answer, "content-encoding") === "br" ? brotliDecompressSync(answer.body) : answer.body
    ).toString();
    for (const found of kind === "html" ? [...named(text), ...imported(text)] : imported(text)) {
      const url = new URL(found, base + path);
      if (url.origin === new URL(base).origin) seen.add(url.pathname);
    }
    if (seen.size > 300) throw new Error("The page asks for more than 300 files.");
  }
  return { bytes, total: kinds.reduce((sum, kind) => sum + bytes[kind], 0), files: seen.size };
}

function named(html: string): string[] {
  const links = [
    ...html.matchAll(/<link\s[^>]*rel="(?:modulepreload|stylesheet|preload|icon|manifest)"[^>]*>/g),
  ];
  const sources = [...html.matchAll(/<(?:script|img)\s[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1]);
  const addresses = links.map(([link]) => /\shref="([^"]+)"/.exec(link)?.[1]);
  return [...addresses, ...sources].filter(
    (address) => address !== undefined && !address.startsWith("data:"),
  ) as string[];
}

/** `import "x"` and `… from "x"`; not `import("x")`, which waits until it is needed. */
function imported(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'`]((?:\.{0,2}\/)[^"'`]+\.js)["'`]/g)].map(
    (match) => match[1] ?? "",
  );
}

function kindOf(type: string): Kind {
  if (type.startsWith("text/html")) return "html";
  if (type.startsWith("text/css")) return "css";
  if (type.includes("javascript")) return "js";
  return type.includes("font") ? "fonts" : "other";
}
