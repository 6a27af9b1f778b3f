import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { triesAsRoot } from "../../tests/support/root.ts";
import { findBinaries } from "./binaries.server.ts";
import { serverUser } from "./user.server.ts";

test.runIf(triesAsRoot)(
  "programs under a home of mode 0700 run from a whole copy, which is made once",
  async () => {
    const home = mkdtempSync(join(tmpdir(), "arribo-home-")); // its mode is 0700
    const native = join(home, "package", "native");
    const user = serverUser(undefined);
    const installed = dirname(dirname((await findBinaries(user, () => undefined)).postgres));
    mkdirSync(join(home, "package"));
    cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(home, "package", "package.json"), '{"version":"18.4.0"}');
    rmSync(join(native, "lib", "libpq.so.5")); // as after an installation without scripts
    chmodSync(join(native, "share"), 0o700);

    const shared = mkdtempSync(join(tmpdir(), "arribo-shared-"));
    chmodSync(shared, 0o755);
    onTestFinished(() => {
      for (const folder of [home, shared]) rmSync(folder, { recursive: true });
    });
    const first = await findBinaries(user, () => undefined, native, shared);
    expect(first.postgres).toBe(join(shared, "postgres-18.4.0", "bin", "postgres"));
    const made = statSync(first.postgres).ino;
    await findBinaries(user, () => undefined, native, shared);
    expect(statSync(first.postgres).ino).toBe(made);

    rmSync(join(shared, "postgres-18.4.0", "share", "postgresql", "postgres.bki"));
    await findBinaries(user, () => undefined, native, shared);
    expect(existsSync(join(shared, "postgres-18.4.0", "share", "postgresql", "postgres.bki"))).toBe(true);
    expect(readdirSync(shared)).toEqual(["postgres-18.4.0"]);
  },
  20_000,
);
