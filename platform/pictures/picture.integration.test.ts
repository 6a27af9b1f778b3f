import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import sharp, { type Create, type Sharp } from "sharp";
import { expect, test, vi } from "vitest";
import { PictureError, reencodePicture } from "./picture.server.ts";

const remake = (bytes: Buffer, signal?: AbortSignal, fit: "inside" | "work" = "inside") =>
  reencodePicture(bytes, { fit, from: "anybody", address: "192.0.2.1", signal });
const blank = (side: number): Sharp =>
  sharp({ create: { width: side, height: side, channels: 4, background: { r: 1, g: 2, b: 3, alpha: 0.5 } } });
const unfolding = (side: number) =>
  blank(side).avif({ quality: 1, effort: 0, bitdepth: 8, chromaSubsampling: "4:4:4" }).toBuffer();

/** Resident memory of this process and of those that it started, in megabytes; theirs is known on Linux only. */
function memoryNow(): { own: number; children: number } {
  const own = process.memoryUsage.rss() / 2 ** 20;
  if (process.platform !== "linux") return { own, children: 0 };
  const statuses = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/status`, "utf8");
      } catch {
        return ""; // it has ended
      }
    });
  const started = statuses.filter((text) => text.includes(`\nPPid:\t${process.pid}\n`));
  const resident = (text: string) => Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) / 1024;
  return { own, children: started.reduce((sum, text) => sum + resident(text), 0) };
}

test("eight files of two kilobytes at once, of the most pixels that are taken and of more: this process does not grow", async () => {
  const [taken, refused] = [await unfolding(3_500), await unfolding(7_070)];
  expect(refused.length).toBeLessThan(3_000);
  const before = memoryNow().own;
  let [own, children] = [0, 0];
  let done = false;
  const watched = (async () => {
    while (!done) {
      const now = memoryNow();
      [own, children] = [Math.max(own, now.own), Math.max(children, now.children)];
      await sleep(20);
    }
  })();
  const all = [taken, ...Array.from({ length: 7 }, () => refused)].map((bytes) => remake(bytes));
  const results = await Promise.allSettled(all);
  done = true;
  await watched;
  console.log(
    `AVIF of ${refused.length} bytes x8: this process ${(own - before).toFixed(0)} MB more, its children ${children.toFixed(0)} MB`,
  );
  const reasons = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  expect(reasons.length).toBeGreaterThanOrEqual(7);
  for (const reason of reasons) expect(reason).toBeInstanceOf(PictureError);
  // RELIABILITY, "Pictures that unfold".
  expect(own - before).toBeLessThan(150);
  expect(children).toBeLessThan(450);
});

/** The process that works on a picture now. */
function pictureProcess(): number | undefined {
  if (process.platform !== "linux") return undefined;
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => {
      try {
        const status = readFileSync(`/proc/${pid}/status`, "utf8");
        return (
          status.includes(`\nPPid:\t${process.pid}\n`) &&
          readFileSync(`/proc/${pid}/cmdline`, "utf8").includes("picture-process.js")
        );
      } catch {
        return false; // it has ended
      }
    });
}

test.runIf(process.platform === "linux")(
  "a process that gets nowhere is ended after ten seconds",
  async () => {
    const from = performance.now();
    const making = remake(await blank(2_000).png().toBuffer());
    making.catch(() => {});
    const pid = await vi.waitUntil(pictureProcess, { timeout: 10_000, interval: 1 });
    process.kill(pid, "SIGSTOP");
    await expect(making).rejects.toBeInstanceOf(PictureError);
    expect(performance.now() - from).toBeGreaterThan(9_900);
  },
);

test("what is not waited for any more ends at once, and so does what waits for its turn", async () => {
  const gone = new AbortController();
  const file = await blank(4_000).png().toBuffer();
  const making = [remake(file, gone.signal), remake(file, gone.signal)];
  for (const one of making) one.catch(() => {});
  if (process.platform === "linux") await vi.waitUntil(pictureProcess, { interval: 1 });
  gone.abort(new Error("gone"));
  const results = await Promise.allSettled(making);
  expect(results.map((one) => one.status === "rejected" && String(one.reason))).toEqual([
    "Error: gone",
    "Error: gone",
  ]);
  expect(pictureProcess()).toBe(undefined);
});

test("a process that needs more than its memory is ended, although the file has few enough pixels", async () => {
  const large = sharp({ create: { width: 7_000, height: 7_000, channels: 4, background: "#123" } });
  const file = await large.toColourspace("rgb16").png({ progressive: true, compressionLevel: 1 }).toBuffer();
  await expect(remake(file)).rejects.toBeInstanceOf(PictureError);
}, 120_000);

test("what is kept is at most 150 kB, noise too, and a drawing keeps its quality", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  const create = { width: 800, height: 800, channels: 3, background: "#000", noise } satisfies Create;
  const worst = await remake(await sharp({ create }).png().toBuffer());
  console.log(`noise of 800 x 800: ${worst.large.length} and ${worst.small.length} bytes`);
  expect(worst.small.length + worst.large.length).toBeLessThanOrEqual(150_000);
  expect(worst.large.length).toBeGreaterThan(20_000);
  const { width, format, hasAlpha } = await sharp(
    (await remake(await blank(2_000).png().toBuffer())).large,
  ).metadata();
  expect({ width, format, hasAlpha }).toEqual({ width: 800, format: "webp", hasAlpha: true });
});

test("a picture of work is larger, in as many bytes, and its thumbnail has at most 40 kB; noise too", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  const create = { width: 1800, height: 1200, channels: 3, background: "#000", noise } satisfies Create;
  const worst = await remake(await sharp({ create }).png().toBuffer(), undefined, "work");
  console.log(`noise of 1800 x 1200 as work: ${worst.large.length} and ${worst.small.length} bytes`);
  expect(worst.small.length).toBeLessThanOrEqual(40_000);
  expect(worst.small.length + worst.large.length).toBeLessThanOrEqual(150_000);
  const { width, height } = await sharp(worst.large).metadata();
  expect({ width, height }).toEqual({ width: worst.width, height: worst.height });
  const upright = await remake(await blank(2_000).resize(1500, 2000).png().toBuffer(), undefined, "work");
  expect([upright.width, upright.height]).toEqual([960, 1280]);
  expect(await sharp(upright.small).metadata()).toMatchObject({ width: 360, height: 480 });
});

test("each kind of file that is taken, and no other", async () => {
  const picture = blank(300);
  const files = await Promise.all([
    picture.clone().flatten().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
    picture.clone().webp().toBuffer(),
    picture.clone().gif().toBuffer(),
    picture.clone().avif().toBuffer(),
    picture.clone().greyscale().png().toBuffer(),
    picture.clone().toColourspace("rgb16").png().toBuffer(),
    picture.clone().flatten().toColourspace("cmyk").jpeg().toBuffer(),
  ]);
  for (const file of files) {
    const { small, large } = await remake(file);
    expect((await sharp(small).metadata()).width).toBe(192);
    expect((await sharp(large).metadata()).width).toBe(300);
  }
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>`);
  for (const file of [svg, await picture.clone().tiff().toBuffer(), Buffer.from("words"), Buffer.alloc(0)])
    await expect(remake(file)).rejects.toBeInstanceOf(PictureError);
});
