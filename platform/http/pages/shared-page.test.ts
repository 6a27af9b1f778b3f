import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodings, isUnchanged, nonceSlot, SharedPage } from "./shared-page.server.ts";

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const scriptSources = (policy = "") => /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ");

test("the policy allows the scripts that React wrote and no other, and no nonce is left", async () => {
  const rendered = `<p>é</p><script nonce="${nonceSlot}">one("é")</script><script>stranger()</script>
<script type="application/ld+json">{}</script><script type="module" nonce="${nonceSlot}" async="">two()</script>
<link nonce="${nonceSlot}" href="/a.js"/>`;
  const { bytes, headers } = await new SharedPage(rendered).body("identity");
  expect(scriptSources(headers["Content-Security-Policy"])).toEqual([
    "'self'",
    sha256('one("é")'),
    sha256("two()"),
  ]);
  expect(bytes.toString()).toBe(rendered.replaceAll(` nonce="${nonceSlot}"`, ""));
  expect(bytes.toString()).not.toContain("nonce");
});

test("each encoding is the same page with an ETag of its own, compressed once", async () => {
  const html = `<p>${"mangú ".repeat(200)}</p>`;
  const page = new SharedPage(html);
  const [br, gzip, identity] = await Promise.all(encodings.map((encoding) => page.body(encoding)));
  if (!br || !gzip || !identity) throw new Error("an encoding is missing");
  expect(brotliDecompressSync(br.bytes).toString()).toBe(html);
  expect(gunzipSync(gzip.bytes).toString()).toBe(html);
  expect(identity.bytes.toString()).toBe(html);
  expect(br.contentHeaders["Content-Encoding"]).toBe("br");
  expect(identity.contentHeaders["Content-Encoding"]).toBeUndefined();
  expect(Number(br.contentHeaders["Content-Length"])).toBe(br.bytes.length);
  expect(new Set([br, gzip, identity].map(({ headers }) => headers.ETag)).size).toBe(3);
  expect(await page.body("br")).toBe(br);
});

test("who has the bytes already is recognised by the ETag, weak or in a list", async () => {
  const body = await new SharedPage("<p>one</p>").body("br");
  const other = await new SharedPage("<p>two</p>").body("br");
  const tag = body.headers.ETag;
  for (const header of [tag, `W/${tag}`, `"x", ${tag}`]) expect(isUnchanged(header, body)).toBe(true);
  for (const header of [undefined, "", '"x"', tag.slice(1)]) expect(isUnchanged(header, body)).toBe(false);
  expect(isUnchanged(tag, other)).toBe(false);
});

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["", "identity"],
  ["zstd", "identity"],
])("Accept-Encoding %j gets %s", (header, wanted) => {
  expect(chooseEncoding(header, encodings)).toBe(wanted);
});
