// A table that changed without a migration would work here and fail at whoever upgrades.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = path.dirname(import.meta.dirname);
// Inside the project, since drizzle-kit reads paths relative to it.
const copy = mkdtempSync(path.join(root, "node_modules/.migrations-check-"));
try {
  cpSync(path.join(root, "migrations"), path.join(copy, "migrations"), { recursive: true });
  const before = readdirSync(path.join(copy, "migrations")).length;
  const config = path.join(copy, "drizzle.config.json");
  writeFileSync(
    config,
    JSON.stringify({
      dialect: "postgresql",
      schema: ["./app/*/*/schema.server.ts", "./platform/**/schema.server.ts"],
      out: path.relative(root, path.join(copy, "migrations")),
    }),
  );
  const made = spawnSync(
    process.execPath,
    ["node_modules/drizzle-kit/bin.cjs", "generate", `--config=${path.relative(root, config)}`],
    { cwd: root, encoding: "utf8" },
  );
  const after = readdirSync(path.join(copy, "migrations")).length;
  if (made.status !== 0 || after !== before) {
    process.stderr.write(
      `${made.stdout}${made.stderr}\nThe tables and migrations/ differ. Run: npx drizzle-kit generate --name what-changed\n`,
    );
    process.exitCode = 1;
  } else process.stdout.write("migrations/ says what the tables say\n");
} finally {
  rmSync(copy, { recursive: true, force: true });
}
