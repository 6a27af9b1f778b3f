import { expect, test } from "vitest";
import { isOneClick } from "./one-click.server.ts";

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("https://arribo.example/board-letters/x", { method: "POST", body, headers });
const asked = () => new URLSearchParams({ "List-Unsubscribe": "One-Click" });

test("a mail program's POST stops the letters, in both encodings that it may use; nothing else does", async () => {
  const parts = new FormData();
  parts.set("List-Unsubscribe", "One-Click");
  expect(await isOneClick(request(asked()))).toBe(true);
  expect(await isOneClick(request(parts))).toBe(true);
  expect(await isOneClick(request(new URLSearchParams({ answer: "confirm" })))).toBe(false);
  expect(await isOneClick(request("List-Unsubscribe=One-Click", { "Content-Type": "text/plain" }))).toBe(
    false,
  );
  // A page's own form says where it comes from.
  expect(await isOneClick(request(asked(), { Origin: "https://arribo.example" }))).toBe(false);
});

test("the body stays there for who reads it next", async () => {
  const post = request(new URLSearchParams({ answer: "stop" }));
  expect(await isOneClick(post)).toBe(false);
  expect(await post.text()).toBe("answer=stop");
});
