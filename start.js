// @ts-check
// `npm start`, `npm run dev`, `npm run build`: builds if needed, then starts the process. JavaScript, because Node would
// keep a TypeScript compiler in memory for the life of the process.
import { spawnSync } from "node:child_process";
import cluster from "node:cluster";
import { createHash } from "node:crypto";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

// npm puts the packaged Node before the machine's own; without npm an older one may run.
const { dependencies } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const needed = Number.parseInt(dependencies.node, 10);
if (Number.parseInt(process.versions.node, 10) < needed) {
  process.stderr.write(
    `Arribo runs on Node ${needed}, which "npm ci" installs beside it; this is Node ${process.versions.node}. Use "npm start".\n`,
  );
  process.exit(1);
}

const root = import.meta.dirname;
const buildFolder = path.join(root, "build");
/** Each build has a folder of its own, named by its sources: a running process keeps its files while another is made. */
const versions = path.join(buildFolder, "versions");
/** Browsers have pages of earlier builds open, whose scripts are still served. */
const keptVersions = 5;
/** Retries, because another process may still write there. */
const removal = { recursive: true, force: true, maxRetries: 5 };
const sources = [
  "app",
  "platform",
  "public",
  "commands",
  "server.ts",
  "vite.config.ts",
  "react-router.config.ts",
  "package-lock.json",
];
/** @param {string} line */
const progress = (line) => process.stdout.write(`${line}\n`);

process.chdir(root);
const mode = process.argv[2];
if (mode === "--dev") await develop();
else {
  // A worker runs what the first process runs, whatever was built since.
  const folder = (cluster.isWorker && process.env.BUILD_OF_FIRST_PROCESS) || (await buildIfNeeded());
  if (mode === "--build") progress(path.relative(root, folder));
  else await start(folder);
}

/** @param {string} folder of the build */
async function start(folder) {
  process.env.NODE_ENV ??= "production";
  process.env.BUILD_OF_FIRST_PROCESS = folder;
  const { run } = await import(path.join(folder, "server/index.js"));
  await run({ progress, clientFolder: path.join(folder, "client") });
}

async function develop() {
  process.env.NODE_ENV = "development";
  const { createServer } = await import("vite");
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
  // Vite would exit at once on SIGTERM and leave the database running; server.ts shuts down in order.
  process.removeAllListeners("SIGTERM");
  const { run } = await vite.ssrLoadModule("/server.ts");
  await run({
    progress,
    development: {
      middlewares: vite.middlewares,
      reload: () => vite.ssrLoadModule("/app/server/http.server.ts"),
    },
  });
}

/** Builds unless there is a build of these sources. @returns {Promise<string>} its folder */
async function buildIfNeeded() {
  // A packed Arribo (supply/pack.ts) has no sources.
  const packed = path.join(buildFolder, "packed");
  if (existsSync(packed)) return path.join(versions, readFileSync(packed, "utf8").trim());
  const folder = path.join(versions, fingerprintOf(sources).slice(0, 16));
  if (existsSync(folder)) return folder;
  const unlock = await lockBuild();
  try {
    if (!existsSync(folder)) build(folder);
  } finally {
    unlock();
  }
  return folder;
}

/** Waits for a build of another process. SQLite's file lock is released when its process is killed. */
async function lockBuild() {
  const { DatabaseSync } = await import("node:sqlite");
  try {
    const lock = new DatabaseSync(path.join(root, "build.lock.sqlite"), { timeout: 600_000 });
    lock.exec("begin exclusive");
    return () => lock.close();
  } catch (error) {
    process.stderr.write(
      `The pages must be built, and this user cannot write to ${root} (${/** @type {Error} */ (error).message}). Run "npm run build" there as its owner.\n`,
    );
    process.exit(1);
  }
}

/** Builds elsewhere and moves the whole there: a killed start's build process may still run. @param {string} folder */
function build(folder) {
  mkdirSync(versions, { recursive: true });
  for (const name of readdirSync(buildFolder))
    if (name.startsWith("made-")) rmSync(path.join(buildFolder, name), removal);
  const output = mkdtempSync(path.join(buildFolder, "made-"));
  progress("Building the pages (first start, about ten seconds)…");
  const built = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // Relative, as the router requires (react-router.config.ts).
    env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: path.relative(root, output) },
  });
  if (built.status !== 0) {
    process.stderr.write(`${built.stdout}\n${built.stderr}\nThe pages could not be built.\n`);
    process.exit(1);
  }
  compressFiles(path.join(output, "client"));
  chmodSync(output, 0o755); // mkdtemp's is private
  renameSync(output, folder);
  const age = (/** @type {string} */ name) => -statSync(path.join(versions, name)).mtimeMs;
  for (const old of readdirSync(versions)
    .sort((a, b) => age(a) - age(b))
    .slice(keptVersions))
    rmSync(path.join(versions, old), removal);
}

/** @param {string[]} paths */
function fingerprintOf(paths) {
  const hash = createHash("sha256").update(process.version);
  for (const file of paths.flatMap(filesBelow))
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
}

/** @param {string} entry @returns {string[]} */
function filesBelow(entry) {
  const full = path.join(root, entry);
  const found = statSync(full, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [entry];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

/** Compresses static files once, at the highest level. @param {string} folder */
function compressFiles(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|txt|webmanifest)$/.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
