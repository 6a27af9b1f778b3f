// The files of deploy/, by the programs that read them, where these are installed.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type TestContext, test } from "node:test";

/** Runs a program of the machine. A developer's machine may lack it; under CI its absence fails. */
function check(t: TestContext, program: string, ...args: string[]): void {
  const { error, status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (error && "code" in error && error.code === "ENOENT") {
    assert.equal(process.env.CI, undefined, `${program} is not installed`);
    t.skip(`${program} is not installed`);
    return;
  }
  assert.equal(status, 0, stdout + stderr);
}

test("Prometheus reads the alerts", (t) => check(t, "promtool", "check", "rules", "deploy/alerts.yml"));
test("each alert fires on what it is for, and not before", (t) =>
  check(t, "promtool", "test", "rules", "tests/deploy/alerts.test.yml"));
test("systemd reads the units", (t) => {
  const folder = mkdtempSync(path.join(tmpdir(), "units-"));
  t.after(() => rmSync(folder, { recursive: true }));
  const names = ["arribo@.service", "arribo-backup.service", "arribo-backup.timer"];
  const units = names.map((name) => path.join(folder, name));
  // systemd requires that a unit's program exists.
  for (const [at, name] of names.entries())
    writeFileSync(
      units[at] ?? "",
      readFileSync(`deploy/${name}`, "utf8").replaceAll(
        "/opt/arribo/node_modules/.bin/node",
        process.execPath,
      ),
    );
  check(t, "systemd-analyze", "verify", ...units.map((unit) => unit.replace("@.", "@1.")));
});
