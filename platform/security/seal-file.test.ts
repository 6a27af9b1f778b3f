import { expect, test } from "vitest";
import { SealError } from "./seal.server.ts";
import { decryptFile, encryptFile } from "./seal-file.server.ts";

test("a file is read with its key alone, and only unchanged", () => {
  const plain = Buffer.from("%PDF-1.7 cédula 001-1391820-5");
  const { key, bytes } = encryptFile(plain);
  expect(bytes.includes("cédula")).toBe(false);
  expect(decryptFile(key, bytes)).toEqual(plain);
  const changed = Buffer.from(bytes);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  for (const [otherKey, stored] of [
    [key, changed],
    [encryptFile(plain).key, bytes],
    [key, bytes.subarray(0, 5)],
  ] as const)
    expect(() => decryptFile(otherKey, stored)).toThrow(SealError);
});
