import { brotliDecompressSync } from "node:zlib";
import { header, rawRequest } from "../load/raw-request.ts";

const kinds = ["html", "css", "js", "fonts", "other"] as const;
type Kind = (typeof kinds)[number];
export type FirstVisit = {
  path: string;
  bytes: Record<Kind, number>;
  total: number;
  files: number;
  /** Bytes of the terms dialog's scripts, which opens on most first visits, in its longer language (Spanish). */
  terms: number;
};

type Limits = { total: number; js: number; terms: number };
const content: Limits = { total: 200, js: 108, terms: 9 };
const directory: Limits = { total: 208, js: 118, terms: 9 };
const form: Limits = { total: 211, js: 128, terms: 9 };

/**
 * Limits of a first visit in kilobytes on the wire, by public page. Checked by
 * `tests/system/first-visit.integration.test.ts`, with the sample data.
 */
export const visitLimits: Record<string, Limits> = {
  "/": content,
  "/services": content,
  "/packages": content,
  "/partners": content,
  "/community": content,
  "/about": content,
  "/terms": content,
  "/guide": content,
  "/guide/housing": content,
  // The HTML lists every call.
  "/developers": { ...content, total: 218 },
  "/vendor-directory": directory,
  "/vendor/1": directory,
  // Shows pictures of its work.
  "/vendor/4": directory,
  // The HTML lists a hundred vendors.
  "/vendor-list": { ...directory, total: 217 },
  "/booking/1": form,
  "/book-vendor/1": form,
  "/community-board": form,
  "/community-board/1": form,
  "/vendor-application": form,
  "/vendor-signup": form,
  "/vendor-login": form,
  "/vendor-password": form,
  "/safety": form,
  "/ai-chat": form,
  "/cultural-translation": form,
  // Used on cheap phones with weak signal.
  "/dominican-vendor-portal": form,
};

/**
 * Bytes of all bodies that an empty browser loads before its visitor acts: the page, what it names, and static imports.
 * Fonts count only when preloaded: browsers load the others for characters the page does not contain.
 */
export async function measureFirstVisit(base: string, path: string): Promise<FirstVisit> {
  const page = await loadFiles(base, path, new Map());
  const late = [...page.values()].flatMap((file) => file.late);
  const bytes: Record<Kind, number> = { html: 0, css: 0, js: 0, fonts: 0, other: 0 };
  for (const { kind, size } of page.values()) bytes[kind] += size;
  const terms: number[] = [];
  for (const language of ["en", "es"]) {
    const withTerms = new Map(page);
    for (const name of ["terms-dialog", `terms-${language}`]) {
      const found = late.find((one) => one.includes(`/${name}-`));
      if (!found) throw new Error(`${path} does not import ${name}.`);
      await loadFiles(base, found, withTerms);
    }
    terms.push(sum(withTerms) - sum(page));
  }
  return { path, bytes, total: sum(page), files: page.size, terms: Math.max(...terms) };
}

/** `late`: dynamic imports. */
type LoadedFile = { kind: Kind; size: number; late: string[] };
type Files = Map<string, LoadedFile>;

async function loadFiles(base: string, first: string, files: Files): Promise<Files> {
  const wanted = new Set([first]);
  for (const path of wanted) {
    if (files.has(path)) continue;
    const answer = await rawRequest(base + path, { headers: { "Accept-Encoding": "br" } });
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    const kind = kindOf(header(answer, "content-type") ?? "");
    const file: LoadedFile = { kind, size: answer.body.length, late: [] };
    files.set(path, file);
    if (kind !== "html" && kind !== "js") continue;
    const text = (
      header(answer, "content-encoding") === "br" ? brotliDecompressSync(answer.body) : answer.body
    ).toString();
    const ownPaths = (found: string[]) =>
      found
        .map((one) => new URL(one, base + path))
        .flatMap(({ origin, pathname }) => (origin === new URL(base).origin ? [pathname] : []));
    const linked = kind === "html" ? linkedFiles(text) : [];
    for (const one of ownPaths([...linked, ...pathsIn(text, staticImport)])) wanted.add(one);
    file.late = ownPaths(pathsIn(text, dynamicImport));
    if (wanted.size > 300) throw new Error("The page asks for more than 300 files.");
  }
  return files;
}

function sum(files: Files): number {
  return files.values().reduce((bytes, { size }) => bytes + size, 0);
}

function linkedFiles(page: string): string[] {
  // With scripts a browser does not read these parts.
  const [first = "", ...others] = page.split("<noscript>");
  const html = first + others.map((part) => part.slice(part.indexOf("</noscript>"))).join("");
  const links = [...html.matchAll(/<link\s[^>]*rel="(?:stylesheet|preload|icon|manifest)"[^>]*>/g)];
  const sources = [...html.matchAll(/<(?:script|img)\s[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1]);
  // The list of modules in `DeferredScripts`.
  const modules = [...html.matchAll(/"(\/assets\/[\w-]+\.js)"/g)].map((match) => match[1]);
  const addresses = links.map(([link]) => /\shref="([^"]+)"/.exec(link)?.[1]);
  return [...addresses, ...modules, ...sources].filter(
    (address) => address !== undefined && !address.startsWith("data:"),
  ) as string[];
}

const staticImport = /(?:\bfrom|\bimport)\s*["'`]((?:\.{0,2}\/)[^"'`]+\.js)["'`]/g;
const dynamicImport = /\bimport\(\s*["'`]((?:\.{0,2}\/)[^"'`]+\.js)["'`]/g;

function pathsIn(script: string, imports: RegExp): string[] {
  return script
    .matchAll(imports)
    .map(([, path = ""]) => path)
    .toArray();
}

function kindOf(type: string): Kind {
  if (type.startsWith("text/html")) return "html";
  if (type.startsWith("text/css")) return "css";
  if (type.includes("javascript")) return "js";
  return type.includes("font") ? "fonts" : "other";
}
