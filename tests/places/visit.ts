import assert from "node:assert/strict";
import { setTimeout } from "node:timers/promises";

export type Credentials = { email: string; password: string };

/** Sends a consultation request; resolves once the site has acknowledged it. */
export async function ask(url: string, name: string): Promise<void> {
  const answer = await send(url, "/api/leads", { name, email: "visitor@example.com" });
  assert.equal(answer.status, 201, await answer.text());
}

export async function signIn(url: string, credentials: Credentials): Promise<string | undefined> {
  const answer = await send(url, "/api/admin/login", credentials);
  if (answer.status === 401) return undefined;
  assert.equal(answer.status, 200, await answer.text());
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  return cookies.join("; ");
}

export async function changePassword(url: string, current: Credentials, newPassword: string): Promise<void> {
  const cookie = (await signIn(url, current)) ?? "";
  const body = { currentPassword: current.password, newPassword };
  const answer = await send(url, "/api/admin/account/password", body, { cookie });
  assert.equal(answer.status, 200, await answer.text());
}

export async function leadNames(url: string, cookie: string | undefined, search = ""): Promise<string[]> {
  assert.ok(cookie, "signed in");
  const query = new URLSearchParams({ search, limit: "100" });
  const answer = await fetch(`${url}/api/admin/leads?${query}`, { headers: { cookie } });
  assert.equal(answer.status, 200);
  const leads = (await answer.json()) as { name: string }[];
  return leads.map((lead) => lead.name);
}

export function printedAdmin(output: string): Credentials | undefined {
  const [, email, password] = /e-mail:\s+(\S+)\s+password:\s+(\S+)/.exec(output) ?? [];
  return email && password ? { email, password } : undefined;
}

/** Opens the home page: present in both languages, and the site is ready. */
export async function look(url: string): Promise<void> {
  for (const language of ["en", "es"]) {
    const page = await patiently(`${url}/?lang=${language}`);
    assert.equal(page.status, 200);
    assert.match(await page.text(), new RegExp(`<html[^>]* lang="${language}"`));
  }
  const ready = await fetch(`${url}/readyz`);
  assert.equal(ready.status, 200);
}

async function patiently(address: string): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address);
    const wait = Number(answer.headers.get("retry-after"));
    if (answer.status !== 503 || !wait || tries === 5) return answer;
    await setTimeout(wait * 1000);
  }
}

function send(url: string, path: string, body: object, more: Record<string, string> = {}): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...more },
    body: JSON.stringify(body),
  });
}
