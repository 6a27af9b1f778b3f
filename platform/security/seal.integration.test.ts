import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { openFreshDatabase } from "../../tests/support/fresh-database.ts";
import { openSealing, SealError, seal, unseal } from "./seal.server.ts";

openFreshDatabase();
const dataDir = mkdtempSync(path.join(tmpdir(), "arribo-seal-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const fileKey = () => Buffer.from(readFileSync(path.join(dataDir, "data.key"), "utf8"), "base64");

test("without a configured key one is made, for its owner's eyes only, and kept", async () => {
  await openSealing([], dataDir);
  const file = path.join(dataDir, "data.key");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const sealed = seal("001-1391820-5", "here");
  await openSealing([], dataDir);
  expect(unseal(sealed, "here")).toBe("001-1391820-5");
});

test("any text comes back as it was, and never looks the same twice", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const [one, other] = [seal(text, "here"), seal(text, "here")];
      expect(one).not.toBe(other);
      expect(unseal(one, "here")).toBe(text);
    }),
  );
});

test("a text that was changed, or moved to another's place, is refused", () => {
  const sealed = seal("Banco de la Loma", "vendor_application/1/bankName");
  expect(() => unseal(sealed, "vendor_application/2/bankName")).toThrow(SealError);
  const parts = sealed.split(".");
  for (let part = 0; part < parts.length; part += 1) {
    const broken = parts.with(part, `${parts[part]?.slice(0, -2)}zz`).join(".");
    expect(() => unseal(broken, "vendor_application/1/bankName")).toThrow(SealError);
  }
  expect(() => unseal("plain", "here")).toThrow(SealError);
});

test("a new key seals, the old one still opens what it sealed", async () => {
  const old = fileKey();
  const sealed = seal("old", "here");
  const fresh = randomBytes(32);
  await openSealing([fresh, old], dataDir);
  expect(unseal(sealed, "here")).toBe("old");
  expect(seal("new", "here").split(".")[1]).not.toBe(sealed.split(".")[1]);
});

test("a start with another key than the database was sealed with is refused, and makes no key of its own", async () => {
  await expect(openSealing([randomBytes(32)], dataDir)).rejects.toThrow(/another key \([0-9a-f]{8}, /);
  const elsewhere = path.join(dataDir, "elsewhere");
  await expect(openSealing([], elsewhere)).rejects.toThrow(/another key/);
  expect(existsSync(elsewhere)).toBe(false);
});
