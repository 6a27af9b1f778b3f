import { spawnSync } from "node:child_process";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");

export function buildPeer(): void {
  const tool = path.join(root, "node_modules/@react-router/dev/bin.cjs");
  const { status } = spawnSync(process.execPath, [tool, "build"], {
    cwd: import.meta.dirname,
    stdio: "inherit",
    timeout: 300_000,
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) throw new Error("The plain peer could not be built.");
}
