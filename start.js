// @ts-check
// `npm start`, `npm run dev`, `npm run build`: builds if needed, then starts the process. JavaScript, because Node would
// keep a TypeScript compiler in memory for the life of the process.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
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
const stampFile = path.join(buildFolder, "stamp");
/** Retries, because another process may still write there. */
const removal = { recursive: true, force: true, maxRetries: 5 };
const sources = [
  "app",
  "platform",
  "public",
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
  await buildIfNeeded();
  if (mode !== "--build") await start();
}

async function start() {
  process.env.NODE_ENV ??= "production";
  const { run } = await import(path.join(root, "build/server/index.js"));
  await run({ progress });
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

/** Rebuilds if the sources' hash differs from the build's. */
async function buildIfNeeded() {
  const fingerprint = fingerprintOf(sources);
  const isBuilt = () => existsSync(stampFile) && readFileSync(stampFile, "utf8") === fingerprint;
  if (isBuilt()) return;
  const unlock = await lockBuild();
  try {
    if (!isBuilt()) build(fingerprint);
  } finally {
    unlock();
  }
}

/** Waits for a build of another process. SQLite's file lock is released when its process is killed. */
async function lockBuild() {
  const { DatabaseSync } = await import("node:sqlite");
  const lock = new DatabaseSync(path.join(root, "build.lock.sqlite"), { timeout: 600_000 });
  lock.exec("begin exclusive");
  return () => lock.close();
}

/** Builds into a temporary folder and swaps it in: a killed start's build process may still run. @param {string} fingerprint */
function build(fingerprint) {
  // A failed build must not be taken for the previous one.
  rmSync(stampFile, { force: true });
  mkdirSync(buildFolder, { recursive: true });
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
  for (const part of ["client", "server"]) {
    rmSync(path.join(buildFolder, part), removal);
    renameSync(path.join(output, part), path.join(buildFolder, part));
  }
  rmSync(output, removal);
  writeFileSync(stampFile, fingerprint);
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
