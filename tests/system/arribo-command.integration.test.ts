import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { makeFolder } from "../support/folder.ts";

let folder = "";
const at = (...names: string[]) => path.join(folder, ...names);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, 0o755);
}

/** A release with one script of its own. @param migrations how many it has */
function makeRelease(parent: string, name: string, migrations: number): void {
  const release = path.join(parent, name);
  write(path.join(release, "build/packed"), name);
  write(path.join(release, "build/versions", name, "client/assets", `${name}.js`), name);
  const entries = Array.from({ length: migrations }, (_, index) => ({ tag: `${index}` }));
  write(path.join(release, "migrations/meta/_journal.json"), JSON.stringify({ entries }, null, 1));
  // In place of Node: notes which command of which release ran.
  write(path.join(release, "node_modules/.bin/node"), `#!/bin/sh\necho "$*" >> ${at("log")}\n`);
}

function makeTarball(name: string, migrations: number): string {
  makeRelease(at("made"), name, migrations);
  execFileSync("tar", ["-C", at("made"), "--zstd", "-cf", at(`${name}.tar.zst`), name]);
  return at(`${name}.tar.zst`);
}

function arribo(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(path.resolve("deploy", "arribo"), args, {
    encoding: "utf8",
    env: {
      PATH: `${at("bin")}:${process.env.PATH}`,
      ARRIBO_CURRENT: at("current"),
      ARRIBO_RELEASES: at("releases"),
      ARRIBO_SETTINGS: at("settings"),
      ARRIBO_PATIENCE: "1",
    },
  });
  return { status, said: stdout + stderr };
}
const running = () => path.basename(readlinkSync(at("current")));
const log = () => readFileSync(at("log"), "utf8").trim().split("\n");

beforeEach(() => {
  folder = makeFolder("arribo-command");
  makeRelease(at("releases"), "arribo-1", 2);
  symlinkSync(at("releases/arribo-1"), at("current"));
  write(at("settings/env"), "");
  // Two services, of which one is not ready while the release is marked as broken.
  write(at("bin/id"), "#!/bin/sh\necho 0\n");
  write(at("bin/setpriv"), '#!/bin/sh\nshift 4\nexec "$@"\n');
  write(
    at("bin/systemctl"),
    `#!/bin/sh\n[ "$1" = restart ] && echo "restart $2 $(basename "$(readlink -f ${at("current")})")" >> ${at("log")}\n` +
      '[ "$1" = list-units ] && printf "arribo@3001.service loaded active\\narribo@3002.service loaded active\\n"\ntrue\n',
  );
  write(at("bin/curl"), `#!/bin/sh\n! [ -f ${at("current")}/broken ]\n`);
});

test("an upgrade makes a backup, switches, and restarts one process after the other; each release has the other's scripts", () => {
  const { status, said } = arribo("upgrade", makeTarball("arribo-2", 3));
  expect([status, running()], said).toEqual([0, "arribo-2"]);
  expect(log()).toEqual([
    expect.stringMatching(/commands\/backup\.ts$/),
    "restart arribo@3001.service arribo-2",
    "restart arribo@3002.service arribo-2",
  ]);
  for (const [release, other] of [
    ["arribo-1", "arribo-2"],
    ["arribo-2", "arribo-1"],
  ])
    expect(existsSync(at(`releases/${release}/build/versions/${other}/client/assets/${other}.js`))).toBe(
      true,
    );
  expect(arribo("version").said).toBe("arribo-1\narribo-2  runs\n");
});

test("a release that does not start gives way to the one before, unless that one no longer fits the tables", () => {
  const brokenRelease = (name: string, migrations: number) => {
    makeRelease(at("made"), name, migrations);
    write(at("made", name, "broken"), "");
    return makeTarball(name, migrations);
  };
  const back = arribo("upgrade", brokenRelease("arribo-2", 2));
  expect([back.status, running()]).toEqual([1, "arribo-1"]);
  expect(back.said).toContain("arribo-2 did not start. arribo-1 runs again.");
  expect(log().at(-1)).toBe("restart arribo@3002.service arribo-1");
  const stuck = arribo("upgrade", brokenRelease("arribo-3", 3));
  expect([stuck.status, running()]).toEqual([1, "arribo-3"]);
  expect(stuck.said).toContain("arribo-1 no longer fits them");
});

test("a rollback goes back and forth; it refuses where the tables have changed", () => {
  expect(arribo("rollback")).toMatchObject({ status: 1, said: "There is no release before this one.\n" });
  arribo("upgrade", makeTarball("arribo-2", 2));
  expect(arribo("rollback").status).toBe(0);
  expect(running()).toBe("arribo-1");
  expect(arribo("rollback").status).toBe(0);
  expect(running()).toBe("arribo-2");
  arribo("upgrade", makeTarball("arribo-3", 3));
  const refused = arribo("rollback");
  expect([refused.status, running()]).toEqual([1, "arribo-3"]);
  expect(refused.said).toContain("arribo-2 does not fit the tables of arribo-3");
});

test("a failed backup ends the upgrade before anything has changed", () => {
  write(at("releases/arribo-1/node_modules/.bin/node"), "#!/bin/sh\nexit 1\n");
  const { status } = arribo("upgrade", makeTarball("arribo-2", 2));
  expect([status, running(), existsSync(at("log"))]).toEqual([1, "arribo-1", false]);
});

test("an unknown command, a missing file and the release that runs are refused with a sentence", () => {
  expect(arribo("upgrad")).toMatchObject({ status: 2, said: expect.stringContaining('no command "upgrad"') });
  expect(arribo("upgrade", at("none")).said).toContain("Which release?");
  const other = arribo("upgrade", makeTarball("something", 2));
  expect([other.status, other.said]).toEqual([
    1,
    expect.stringContaining('is no release: it holds "something"'),
  ]);
  expect(existsSync(at("releases/arribo-1"))).toBe(true);
  expect(arribo("upgrade", makeTarball("arribo-1", 2)).said).toBe("arribo-1 already runs.\n");
});
