// `npm run sbom`: what comes with Arribo. A CycloneDX list for machines, and the licences for people.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { explained, licencesOf, productionDependencies } from "./licences.ts";
import { reasons } from "./reasons.ts";

const root = path.dirname(import.meta.dirname);
const sbomFile = "build/sbom.cdx.json";
const pageFile = "docs/supply-chain.md";

const lock = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
const dependencies = productionDependencies(lock);
const own: Record<"dependencies" | "devDependencies", Record<string, string>> = JSON.parse(
  readFileSync(path.join(root, "package.json"), "utf8"),
);

writeSbom();
writeFileSync(path.join(root, pageFile), page());
process.stdout.write(`Written: ${sbomFile}, ${pageFile} (${dependencies.length} packages)\n`);

/** By npm itself, from the lock alone: nothing is asked of the network. */
function writeSbom() {
  const words = ["sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--omit", "dev"];
  const { npm_execpath: npm } = process.env;
  if (!npm) throw new Error("Call it as npm run sbom.");
  const { status, stdout, stderr } = spawnSync(process.execPath, [npm, ...words], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  mkdirSync(path.join(root, "build"), { recursive: true });
  writeFileSync(path.join(root, sbomFile), stdout);
}

function reasonsOf(packages: Record<string, string>): string {
  return Object.keys(packages)
    .map((name) => `- \`${name}\`: ${reasons[name]}`)
    .join("\n");
}

function page(): string {
  const counts = Map.groupBy(dependencies, ({ licence }) => licence);
  const byCount = [...counts].sort(([, a], [, b]) => b.length - a.length);
  const thoughtful = Object.entries(explained).map(([licence, why]) => {
    const bearers = dependencies.filter((one) => licencesOf(one.licence).includes(licence));
    return `- **${licence}**: ${why}\n  (${[...new Set(bearers.map(({ name }) => `\`${name}\``))].join(", ")})`;
  });
  return `# What comes with Arribo

Made by \`npm run sbom\` from package-lock.json, which also writes \`${sbomFile}\` (CycloneDX 1.5, by npm itself, without the network).
${dependencies.length} packages may come along where Arribo runs: those that are only installed on other systems are counted here, which npm's list
leaves out in part. \`npm ci\` checks the SHA-512 of each.
A test (\`tests/licences.test.ts\`) fails on a licence that is neither of those nor explained below.

| Licence | Packages |
|---|---|
${byCount.map(([licence, list]) => `| ${licence} | ${list.length} |`).join("\n")}

## Why each is there

Those that run, or build what runs:

${reasonsOf(own.dependencies)}

Those that only developers install:

${reasonsOf(own.devDependencies)}

## Those that are not MIT, ISC, BSD or Apache

${thoughtful.join("\n")}

## All of them

${dependencies.map(({ name, version, licence }) => `${name} ${version} (${licence})`).join("; ")}.

## Known weaknesses

\`npm audit --omit=dev\` asks the registry; it is worth asking before each release, and after each change of the lock.
`;
}
