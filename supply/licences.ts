/** A package as package-lock.json tells of it. */
type Locked = { version?: string; license?: string; dev?: boolean; devOptional?: boolean };
export type Dependency = { name: string; version: string; licence: string };

/** Ask for no more than that their notice stays. */
const plain = /^(MIT|ISC|BSD-2-Clause|BSD-3-Clause|Apache-2\.0)$/;

/** The others, and why each may be here. */
export const explained: Record<string, string> = {
  "LGPL-3.0-or-later":
    "libvips, the shared library under `sharp`, which makes pictures anew. It is loaded as it comes and not changed; who runs Arribo may put another build of it in its place.",
  "MPL-2.0":
    "lightningcss, which Tailwind uses as the pages are built. It is not changed, and nothing of it is sent to visitors; changes to its own files would have to be published.",
  "OFL-1.1":
    "the fonts. They may be served with the pages; they may not be sold by themselves, and changed ones may not bear a reserved name, and these reserve none (vite.config.ts leaves out weights).",
  "BlueOak-1.0.0": "asks for no more than its notice, as MIT does.",
  "Python-2.0":
    "argparse, which reads the arguments of a command that is not used. Asks for its notice, as MIT does.",
  Zlib: "asks that a changed version is not passed off as the original.",
  "MIT-0": "asks for nothing.",
  "0BSD": "asks for nothing.",
  Unlicense: "given to the public.",
  "CC-BY-4.0":
    "data on what browsers can do, read as the pages are built. Its source is named here: caniuse.com.",
};

/** The single licences of an expression; of "A OR B" the first that is plain stands for all. */
export function licencesOf(expression: string): string[] {
  const either = expression.replace(/[()]/g, "").split(" OR ");
  const chosen = either.find((one) => plain.test(one)) ?? expression.replace(/[()]/g, "");
  return chosen.split(/ AND | OR /);
}

/** Whether a licence is to be explained. */
export const needsWords = (licence: string) => !plain.test(licence);

/** What comes with Arribo where it runs; tools of development stay away. */
export function productionDependencies(lock: { packages: Record<string, Locked> }): Dependency[] {
  const all = Object.entries(lock.packages)
    .filter(([place, one]) => place.includes("node_modules/") && !one.dev && !one.devOptional)
    .map(([place, one]) => ({
      name: place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length),
      version: one.version ?? "",
      licence: one.license ?? "none told",
    }));
  // One that lies in several places is one.
  const once = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...once.values()].sort(
    (a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"),
  );
}
