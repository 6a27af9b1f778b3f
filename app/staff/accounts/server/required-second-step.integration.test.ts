import { expect, test } from "vitest";
import { calls } from "#app/server/api.server.ts";
import { codeOf } from "../../../../tests/support/authenticator.ts";
import { pathOf, validBody } from "../../../../tests/support/calls/every-call.ts";
import { openChat } from "../../../../tests/support/chat-socket.ts";
import { openSite, staffLogin } from "../../../../tests/support/site.ts";

const site = openSite({ requireSecondStep: true });

test("where the second step is required, who has none reaches their own account alone, and then everything", async () => {
  const closed = calls.filter(
    ({ caller, allowsMissingSecondStep }) => caller !== "anyone" && !allowsMissingSecondStep,
  );
  expect(closed.length).toBeGreaterThan(80);
  for (const { method, path, body, file } of closed) {
    const picture = { body: "x", headers: { "Content-Type": "image/png" } };
    const sent = body ? { body: validBody(path) } : file ? picture : {};
    const { code } = (await site.json(method, pathOf(path), { ...sent, staff: true })) as { code: string };
    expect([method, path, code]).toEqual([method, path, "second_step_required"]);
  }
  const login = await site.send("POST", "/api/admin/login", { body: staffLogin });
  const watcher = await openChat(site.base(), { Cookie: cookieOf(login) });
  watcher.send({ type: "join", chat: 1 });
  expect(await watcher.closed).toBe(4404);
  const own = calls.filter(({ allowsMissingSecondStep }) => allowsMissingSecondStep).map(({ path }) => path);
  expect(own.every((path) => /^\/api\/admin\/(account|confirm|session|logout)/.test(path))).toBe(true);
  expect((await site.send("GET", "/api/admin/account", { staff: true })).status).toBe(200);
  const { password } = staffLogin;
  const { secret } = (await site.json("POST", "/api/admin/account/second-step", {
    staff: true,
    body: { password },
  })) as { secret: string };
  const code = codeOf(secret);
  const on = await site.send("POST", "/api/admin/account/second-step/on", { staff: true, body: { code } });
  const headers = { Cookie: cookieOf(on) };
  expect((await site.send("GET", "/api/admin/leads", { headers })).status).toBe(200);
});

function cookieOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
}
